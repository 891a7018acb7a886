/**
 * What brings points, and how many: an exercise right for the first time, and a review on the day it was due. Nothing
 * brings them twice, and nothing takes them away.
 */
export const worth = { exercise: 1, review: 1 } as const

export type PointWork = Record<keyof typeof worth, number>

export function pointsFor(work: PointWork): number {
  return work.exercise * worth.exercise + work.review * worth.review
}
