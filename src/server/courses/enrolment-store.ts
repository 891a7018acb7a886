import type { Tx } from '../database/sql.ts'

/** Enrols a student in every published course of a language; what they are in already stays. */
export async function enrolInLanguage(tx: Tx, studentId: string, languageId: string): Promise<void> {
  await tx`insert into enrolments (student_id, course_id)
    select ${studentId}, id from courses where language_id = ${languageId} and is_active
    on conflict do nothing`
}

/**
 * The e-mails of all who are enrolled but this one, a course, as JSON: for admins only (domain 2). There may be a million:
 * taken apart here, they would hold up everybody else for seconds.
 */
export async function emailsByCourse(
  tx: Tx,
  { courseIds, but }: { courseIds: string[]; but: string },
): Promise<Map<string, string>> {
  const rows = await tx<{ courseId: string; emails: string }[]>`
    select course_id as "courseId", json_agg(email order by email)::text as emails
    from enrolments join students on students.id = student_id
    where course_id = any(${courseIds}) and email <> ${but} group by course_id`
  return new Map(rows.map(({ courseId, emails }) => [courseId, emails]))
}
