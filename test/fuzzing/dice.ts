/** Chance that can be had again: the same seed throws the same. */
export interface Dice {
  /** A whole number from 0, less than `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  /** True so often out of 100. */
  percent(often: number): boolean
}

export function diceOf(seed: string): Dice {
  let state = hash(seed)
  // mulberry32: small, and good enough to be odd with.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('There is nothing to pick from')
      return list[below(list.length)] as T
    },
    percent: (often) => next() * 100 < often,
  }
}

function hash(text: string): number {
  let sum = 2_166_136_261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return sum
}
