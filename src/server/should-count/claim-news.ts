import type { Taught } from '../curriculum/taught-lessons.ts'
import { type NewNotification, placeOf } from '../notifications/notify.ts'
import type { ClaimRow } from './claim-store.ts'

/** To each who said that it should count: it does. */
export function claimNews(
  decided: { id: string; studentId: string }[],
  { exerciseId, answer }: Pick<ClaimRow, 'exerciseId' | 'answer'>,
  taught: Taught,
): NewNotification[] {
  const lessonId = taught.exercise(exerciseId)?.lessonId
  const lesson = lessonId === undefined ? undefined : taught.lesson(lessonId)
  return decided.map(({ id, studentId }) => ({
    audience: { kind: 'student', id: studentId },
    category: 'contentUpdate',
    title: 'Your answer counts now',
    message: `You wrote “${answer}”, and an author agrees: it counts from now on, for everyone. Thank you for telling us.`,
    ...(lesson ? { type: 'lesson', ...placeOf(lesson) } : {}),
    dedupeKey: `claim ${id} accepted`,
  }))
}
