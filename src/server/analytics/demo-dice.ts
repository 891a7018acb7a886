export interface Dice {
  /** A whole number under this one. */
  (sides: number): number
  oneOf<Thing>(things: readonly Thing[]): Thing
  id(): string
}

/** Chance that is the same at every start. */
export function demoDice(seed: number): Dice {
  let state = seed
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  const hex = (digits: number) => Array.from({ length: digits }, () => roll(16).toString(16)).join('')
  return Object.assign(roll, {
    oneOf: <Thing>(things: readonly Thing[]) => things[roll(things.length)] as Thing,
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  })
}
