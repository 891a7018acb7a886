/** How often something was asked of late, and how often that went well. */
export interface Tally {
  id: string
  answers: number
  right: number
}

/** What "of late" means here, in days. */
export const recentDays = 90

const surelyKnown = 0.85

/** What goes wrong most, of what was asked often enough to tell; nothing that goes well. */
export function weakest<T extends Tally>(
  tallies: readonly T[],
  { fewest, most }: { fewest: number; most: number },
): T[] {
  const share = ({ right, answers }: T) => right / answers
  return tallies
    .filter((tally) => tally.answers >= fewest && share(tally) < surelyKnown)
    .toSorted((one, other) => share(one) - share(other) || other.answers - one.answers || inOrder(one, other))
    .slice(0, most)
}

function inOrder({ id }: Tally, other: Tally): number {
  return id < other.id ? -1 : 1
}
