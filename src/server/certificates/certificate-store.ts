import type { CertificateOf } from '#calls/admin-people-page.ts'
import type { Certificate, CheckedCertificate } from '#calls/certificates.ts'
import type { Tx } from '../database/sql.ts'

const day = (sql: Tx) => sql`to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD') as date`

export function certificatesOf(sql: Tx, studentId: string): Promise<Certificate[]> {
  return sql<Certificate[]>`
    select completion.id as _id, courses.name as course, course_id as "courseId", ${day(sql)},
      '/certificate/' || completion.id as url,
      case when revoked_at is null then '/api/certificates/' || completion.id || '/file' end as file
    from course_completions completion join courses on courses.id = course_id
    where student_id = ${studentId} order by completed_at desc, completion.id`
}

/** All that the academy knows of somebody's certificates, the newest first. */
export async function certificatesHeld(sql: Tx, studentId: string): Promise<CertificateOf[]> {
  const rows = await sql<(Omit<CertificateOf, 'revokedAt'> & { revokedAt: Date | null })[]>`
    select completion.id as number, courses.name as course, ${day(sql)}, revoked_at as "revokedAt",
      revoke_reason as reason
    from course_completions completion join courses on courses.id = course_id
    where student_id = ${studentId} order by completed_at desc, completion.id`
  return rows.map(({ revokedAt, ...row }) => ({ ...row, revokedAt: revokedAt?.toISOString() ?? null }))
}

/** What is printed on a certificate, under the name that the student has now. */
export async function certificateNumbered(sql: Tx, number: string): Promise<CheckedCertificate | null> {
  const [found] = await sql<CheckedCertificate[]>`
    select completion.id as number, trim(first_name || ' ' || last_name) as name, courses.name as course,
      ${day(sql)}, revoked_at is not null as "isRevoked"
    from course_completions completion
      join courses on courses.id = course_id join students on students.id = student_id
    where completion.id = ${number}`
  return found ?? null
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
