import { type Memory, retrievability } from './schedule.ts'

/** How many of a day's things may be new. */
export const mostNewOf = (most: number) => Math.floor(most / 4)

/** Under this a memory is as good as gone: it can wait for those that can still be caught. */
export const recoverable = 0.5

export type Waiting = Pick<Memory, 'state' | 'stability' | 'lastReview'>

export interface DoneToday {
  /** Things asked for in today's review, and how many of them were new. */
  reviewed: number
  introduced: number
}

/** A day of a student: how many things it may ask for, and what is done of them. */
export type ReviewDay = DoneToday & { most: number }

/**
 * What is asked for today, in its order: of what is due, first what is most forgotten and can still be recovered; new
 * things in between; never more than a day's measure, however long somebody was away.
 */
export function todaysQueue<Item extends Waiting>(
  items: readonly Item[],
  { most, reviewed, introduced }: ReviewDay,
  now: Date,
): Item[] {
  const room = Math.max(0, most - reviewed)
  const ranked = items
    .filter(({ state }) => state !== 0)
    .map((item) => ({ item, recall: retrievability(item, now) }))
    .toSorted((one, other) => urgency(one.recall) - urgency(other.recall))
  const due = ranked.slice(0, room).map(({ item }) => item)
  const roomForNew = Math.min(room - due.length, mostNewOf(most) - introduced)
  const fresh = items.filter(({ state }) => state === 0).slice(0, Math.max(0, roomForNew))
  return spread(due, fresh)
}

/** Rising from what should come first: 0.5 to 1 in this order, then what lies below 0.5, the best remembered first. */
function urgency(recall: number): number {
  return recall >= recoverable ? recall : 2 - recall
}

/** New things evenly among the others. */
function spread<Item>(due: Item[], fresh: Item[]): Item[] {
  const all = due.length + fresh.length
  let taken = 0
  return Array.from({ length: all }, (_, at) => {
    const isFresh = fresh.length > 0 && Math.floor(((at + 1) * fresh.length) / all) > taken
    return (isFresh ? fresh[taken++] : due[at - taken]) as Item
  })
}

/** How many come on the next days; what a day cannot hold goes over to the day after. */
export function forecast(dueByDay: readonly number[], most: number): number[] {
  let over = 0
  return dueByDay.map((due) => {
    const all = due + over
    over = Math.max(0, all - most)
    return all - over
  })
}

/** Seconds an item takes somebody of whom nothing is known yet. */
const usualPace = 15_000

/** Minutes for so many items, at one's own pace. */
export function minutesFor(items: number, ownPace: number | null): number {
  return items === 0 ? 0 : Math.max(1, Math.round((items * (ownPace ?? usualPace)) / 60_000))
}
