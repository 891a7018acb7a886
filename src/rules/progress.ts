/** How much of a lesson, or of several together, is done. */
export interface Counted {
  completed: number
  total: number
}

/** spec 9: completed / total x 100. Two decimals; nothing to do is nothing done. */
export function progressPercent({ completed, total }: Counted): number {
  return total === 0 ? 0 : Math.round(Math.min(completed / total, 1) * 10_000) / 100
}

/** A lesson ends when its exercises, vocabulary and feedback are all complete (spec 4). */
export function isAllDone({ completed, total }: Counted): boolean {
  return total > 0 && completed >= total
}

export function sumOf(parts: readonly Counted[]): Counted {
  return parts.reduce(
    (sum, { completed, total }) => ({ completed: sum.completed + completed, total: sum.total + total }),
    { completed: 0, total: 0 },
  )
}

/** domain 9: what a lesson, or a course, finished for the first time earns. */
export const lessonCredits = 10
export const courseCredits = 50
