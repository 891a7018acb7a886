import type { Learner } from '#rules/lesson-access.ts'
import { readsEverything } from '#rules/permissions.ts'
import type { Session, Student } from '../accounts/sessions/caller-store.ts'
import type { Tx } from '../database/sql.ts'

/** What decides what this student may open now. */
export async function learnerOf(tx: Tx, student: Student, now: Date): Promise<Learner> {
  const [row] = await tx<{ courseIds: string[]; paidLanguageIds: string[] }[]>`
    select array(select course_id from enrolments where student_id = ${student.id}) as "courseIds",
      array(select language_id from subscriptions where student_id = ${student.id} and is_paid
        and status = 'active' and starts_at <= ${now} and ends_at > ${now}) as "paidLanguageIds"`
  return {
    readsEverything: readsEverything(student.role),
    isStar: student.isStar,
    isLegacy: student.isLegacy,
    hasCustomerId: student.stripeCustomerId !== null,
    courseIds: row?.courseIds ?? [],
    paidLanguageIds: row?.paidLanguageIds ?? [],
  }
}

/** The progress of authors and admins is not saved, nor that of a student through whose eyes an admin looks (domain 13, 14). */
export function savesProgress(student: Student, session: Session): boolean {
  return !readsEverything(student.role) && session.impersonatorId === null
}
