import type { Memory } from './schedule.ts'

type Kept = Pick<Memory, 'due' | 'lastReview'> & { createdAt: Date }

/** When something is asked for next: never twice on one day, nor on the day on which it was met. */
export function askedNext(
  { due, lastReview, createdAt }: Kept,
  { today, tomorrow }: { today: Date; tomorrow: Date },
): Date {
  const wasToday = (lastReview ?? createdAt) >= today
  return wasToday && due < tomorrow ? tomorrow : due
}
