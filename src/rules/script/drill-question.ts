/** One question of a drill: something is shown, heard or named, and one of a few options is it. */
export interface DrillQuestion {
  /** What to do, as a whole sentence. */
  ask: string
  /** What is shown big above the options; empty where it is only heard. */
  shown: string
  /** The letter whose sound is the question, where it is heard. */
  heardId: string | null
  options: string[]
  answer: string
  /** Why, told after the answer. */
  reason: string
  /** What is logged: a letter's id or a joined letter. */
  item: string
}

/** A number from 0 up to, and without, 1. */
export type Random = () => number

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const order = [...things]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] as T, order[other] as T]
    order[at] = two
    order[other] = one
  }
  return order
}
