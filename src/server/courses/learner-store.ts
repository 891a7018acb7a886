import type { Learner } from '#rules/lesson-access.ts'
import { readsEverything } from '#rules/permissions.ts'
import type { Session, Student } from '../accounts/sessions/caller-store.ts'
import type { Fragment, Tx } from '../database/sql.ts'

/** What decides what a student may open, beside who they are. */
export type ReadLearner = Pick<Learner, 'courseIds' | 'paidLanguageIds'>

/** What decides what this student may open now. */
export async function learnerOf(tx: Tx, student: Student, now: Date): Promise<Learner> {
  const [row] = await tx<{ read: ReadLearner }[]>`
    select json_build_object(${learnerFields(tx, now)}) as read from students student where id = ${student.id}`
  return learnerFrom(student, row?.read ?? { courseIds: [], paidLanguageIds: [] })
}

/** Fields of a JSON object, over the row `student`: to be read along with who asks, at the moment when they ask. */
export function learnerFields(tx: Tx, now: Date | Fragment): Fragment {
  return tx`'courseIds', array(select course_id from enrolments where student_id = student.id),
    'paidLanguageIds', array(select language_id from subscriptions where student_id = student.id and is_paid
      and status = 'active' and starts_at <= ${now} and ends_at > ${now})`
}

export function learnerFrom(student: Student, { courseIds, paidLanguageIds }: ReadLearner): Learner {
  return {
    readsEverything: readsEverything(student.role),
    isStar: student.isStar,
    isLegacy: student.isLegacy,
    hasCustomerId: student.stripeCustomerId !== null,
    courseIds,
    paidLanguageIds,
  }
}

/** The progress of authors and admins is not saved, nor that of a student through whose eyes an admin looks (domain 13, 14). */
export function savesProgress(student: Student, session: Session): boolean {
  return !readsEverything(student.role) && session.impersonatorId === null
}
