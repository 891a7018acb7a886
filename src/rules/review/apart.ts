/** What an item of the review is about, and the words or sentences that it gives away. */
export interface Kin {
  about: string
  mentions: readonly string[]
}

/** Two that must not follow each other: one sentence twice, or a word and its own sentence. */
export function areKin(one: Kin, other: Kin): boolean {
  return one.about === other.about || one.mentions.includes(other.about) || other.mentions.includes(one.about)
}

/**
 * The same items in nearly the same order, no two of one sentence in a row. What cannot be placed so is left for
 * another day.
 */
export function keepApart<Item extends Kin>(items: readonly Item[]): Item[] {
  const waiting = [...items]
  const placed: Item[] = []
  while (waiting.length > 0) {
    const last = placed.at(-1)
    const at = last ? waiting.findIndex((item) => !areKin(last, item)) : 0
    if (at === -1) break
    placed.push(...waiting.splice(at, 1))
  }
  for (const item of waiting) placeBetween(placed, item)
  return placed
}

function placeBetween<Item extends Kin>(placed: Item[], item: Item): void {
  for (let at = 0; at <= placed.length; at += 1) {
    const neighbours = [placed[at - 1], placed[at]]
    if (neighbours.every((neighbour) => !neighbour || !areKin(neighbour, item))) {
      placed.splice(at, 0, item)
      return
    }
  }
}
