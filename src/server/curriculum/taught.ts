import type { Sql } from '../database/sql.ts'
import { nestTaught, type Taught } from './taught-lessons.ts'
import { taughtRows } from './taught-rows.ts'

interface Kept {
  version: number
  checkedAt: number
  taught: Promise<Taught>
}

/** How long another process's change may go unseen. */
const freshFor = 1000
const kept = new WeakMap<Sql, Kept>()

/** What all students share, kept in the process until its version changes. */
export async function taughtNow(sql: Sql): Promise<Taught> {
  const known = kept.get(sql)
  if (known && performance.now() - known.checkedAt < freshFor) return known.taught
  const [state] = await sql<{ version: number }[]>`select version from curriculum_state`
  const version = state?.version ?? 0
  const latest = kept.get(sql)
  if (latest?.version === version) {
    latest.checkedAt = performance.now()
    return latest.taught
  }
  const taught = taughtRows(sql).then(nestTaught)
  kept.set(sql, { version, checkedAt: performance.now(), taught })
  taught.catch(() => kept.delete(sql))
  return taught
}

/** To be called after a change of what is taught has been committed: the next question reads it anew. */
export function forgetTaught(sql: Sql): void {
  kept.delete(sql)
}
