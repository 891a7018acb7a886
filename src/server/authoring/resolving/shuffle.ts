import { createHash } from 'node:crypto'

/** The same order for everyone, decided by the seed and each thing's own key: an edit elsewhere moves nothing. */
export function shuffledBy<Thing>(seed: string, things: Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const rank = (thing: Thing) =>
    createHash('sha256')
      .update(`${seed}\n${keyOf(thing)}`)
      .digest('hex')
  return things
    .map((thing, at) => ({ thing, rank: rank(thing), at }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : one.at - other.at))
    .map(({ thing }) => thing)
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
