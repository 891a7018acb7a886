import type { CertificateOf } from '#calls/admin-people-page.ts'
import type { Certificate, CheckedCertificate } from '#calls/certificates.ts'
import { dayOf } from '#rules/review/calendar-day.ts'
import type { Tx } from '../database/sql.ts'

interface Finishing {
  at: Date
  /** Where they were then; before their first stay they were where it began. It stays, wherever they go later. */
  timeZone: string
}

const finishing = (sql: Tx) => sql`completed_at as at, coalesce(
  (select stay.time_zone from zone_stays stay where stay.student_id = completion.student_id
    order by since <= completed_at desc, abs(extract(epoch from since - completed_at)) limit 1),
  (select time_zone from students where students.id = completion.student_id)) as "timeZone"`

/** With the student's own day in place of the moment. */
function dated<Row extends Finishing>({ at, timeZone, ...row }: Row) {
  return { ...row, date: dayOf(at, timeZone) }
}

export async function certificatesOf(sql: Tx, studentId: string): Promise<Certificate[]> {
  const rows = await sql<(Omit<Certificate, 'date'> & Finishing)[]>`
    select completion.id as _id, courses.name as course, course_id as "courseId", ${finishing(sql)},
      '/certificate/' || completion.id as url,
      case when revoked_at is null then '/api/certificates/' || completion.id || '/file' end as file
    from course_completions completion join courses on courses.id = course_id
    where student_id = ${studentId} order by completed_at desc, completion.id`
  return rows.map(dated)
}

/** All that the academy knows of somebody's certificates, the newest first. */
export async function certificatesHeld(sql: Tx, studentId: string): Promise<CertificateOf[]> {
  const rows = await sql<
    (Omit<CertificateOf, 'revokedAt' | 'date'> & Finishing & { revokedAt: Date | null })[]
  >`
    select completion.id as number, courses.name as course, ${finishing(sql)}, revoked_at as "revokedAt",
      revoke_reason as reason
    from course_completions completion join courses on courses.id = course_id
    where student_id = ${studentId} order by completed_at desc, completion.id`
  return rows.map(({ revokedAt, ...row }) => ({ ...dated(row), revokedAt: revokedAt?.toISOString() ?? null }))
}

/** What is printed on a certificate, under the name that the student has now. */
export async function certificateNumbered(sql: Tx, number: string): Promise<CheckedCertificate | null> {
  const [found] = await sql<(Omit<CheckedCertificate, 'date'> & Finishing)[]>`
    select completion.id as number, trim(first_name || ' ' || last_name) as name, courses.name as course,
      ${finishing(sql)}, revoked_at is not null as "isRevoked"
    from course_completions completion
      join courses on courses.id = course_id join students on students.id = student_id
    where completion.id = ${number}`
  return found ? dated(found) : null
}

/** Answers with whose it is. */
export async function reviseNumbered(
  sql: Tx,
  revision: { number: string; isRevoked: boolean; reason: string; now: Date },
): Promise<string | undefined> {
  const { number, isRevoked, reason, now } = revision
  const [revised] = await sql<{ studentId: string }[]>`update course_completions
    set revoked_at = ${isRevoked ? now : null}, revoke_reason = ${isRevoked ? reason : ''}
    where id = ${number} returning student_id as "studentId"`
  return revised?.studentId
}
