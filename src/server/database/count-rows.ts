import { countedUpTo } from '#calls/list-total.ts'
import type { Fragment, Tx } from './sql.ts'

/** How many rows a question finds, counted as far as a list tells it: it stays quick in a table of any length. */
export async function countRows(tx: Tx, rows: Fragment): Promise<number> {
  const [found] = await tx<{ n: number }[]>`
    select count(*)::int as n from (select from (${rows}) sought limit ${countedUpTo + 1}) counted`
  return found?.n ?? 0
}
