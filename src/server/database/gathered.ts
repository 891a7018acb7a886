import type { Sql } from './sql.ts'

/** Whoever comes later does not wait longer than that for a statement which does: it may wait for a lock, or a line that broke. */
const patience = 250
/** More go into the next statement, so that nobody waits for a very long one. */
const most = 32

let askers = 0

/** How many in this process wait for what they ask together: for their statement, or for its answer. */
export const asksWaiting = (): number => askers

type Given<Found> = Found | Promise<Found>

interface Waiting<Ask, Found> {
  ask: Ask
  resolve: (found: Given<Found>) => void
  reject: (error: unknown) => void
}

/**
 * One statement for all who ask the same kind of thing at the same time: in the same turn of the event loop, or while
 * the statement before is on its way; never by one that was sent before they came. So nobody waits where it is quiet, and
 * the more come, the less each costs. `askFor` gives what was found in the order of the asks, or a promise of it; where
 * it fails, it fails for all of them.
 *
 * Its statement reads the lists that it is given as `unnest((select $1::text[]))`: seeing how long a list is, PostgreSQL
 * would plan anew for each length, which costs four times the statement.
 */
export function gathered<Ask, Found>(
  askFor: (sql: Sql, asks: Ask[]) => Promise<Given<Found>[]>,
): (sql: Sql, ask: Ask) => Promise<Found> {
  const gatherers = new WeakMap<Sql, (ask: Ask) => Promise<Found>>()
  return (sql, ask) => {
    const known = gatherers.get(sql)
    if (known) return known(ask)
    const made = gatherer((asks: Ask[]) => askFor(sql, asks))
    gatherers.set(sql, made)
    return made(ask)
  }
}

function gatherer<Ask, Found>(
  askFor: (asks: Ask[]) => Promise<Given<Found>[]>,
): (ask: Ask) => Promise<Found> {
  let waiting: Waiting<Ask, Found>[] = []
  let isUnderWay = false

  async function send(): Promise<void> {
    isUnderWay = true
    const [now, later] = [waiting.slice(0, most), waiting.slice(most)]
    waiting = later
    const isOver = afterAtMost(patience, next)
    try {
      const found = await askFor(now.map(({ ask }) => ask))
      for (const [at, { resolve }] of now.entries()) resolve(found[at] as Given<Found>)
    } catch (error) {
      for (const { reject } of now) reject(error)
    }
    askers -= now.length
    isOver()
  }

  function next(): void {
    isUnderWay = false
    if (waiting.length > 0) send()
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject })
      askers += 1
      if (isUnderWay) return
      isUnderWay = true
      setImmediate(send)
    })
}

/** Calls once: as soon as it is said to be over, or after so many milliseconds. */
function afterAtMost(ms: number, call: () => void): () => void {
  const timer = setTimeout(() => {
    isLate = true
    call()
  }, ms)
  let isLate = false
  return () => {
    clearTimeout(timer)
    if (!isLate) call()
  }
}

/** An array as PostgreSQL writes it, for lists of lists: those of an array of arrays would have to be equally long. */
export function arrayText(list: string[]): string {
  return `{${list.map((one) => JSON.stringify(one)).join(',')}}`
}
