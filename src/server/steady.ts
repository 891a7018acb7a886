import type { Sql } from './database/sql.ts'

interface Kept {
  at: number
  text: string
  source: unknown
}

/** How long another process's change may go unseen. */
const freshFor = 1000
const kept = new WeakMap<Sql, Map<object, Kept>>()

/** What everybody is shown alike, asked for once a second however many look: the same object for as long as it says the same. */
export function steady<Source>(read: (sql: Sql) => Promise<Source>): (sql: Sql) => Promise<Source> {
  return async (sql) => {
    const known = kept.get(sql)?.get(read)
    if (known && performance.now() - known.at < freshFor) return known.source as Source
    const all = kept.get(sql) ?? new Map<object, Kept>()
    kept.set(sql, all)
    const at = performance.now()
    const found = await read(sql)
    const text = JSON.stringify(found)
    const source = known?.text === text ? known.source : found
    all.set(read, { at, text, source })
    return source as Source
  }
}

/** To be called after a change has been committed: the next question reads it anew, and what is being read now is not kept. */
export function forgetSteady(sql: Sql): void {
  kept.delete(sql)
}
