import { atMost } from '../at-most.ts'
import { connections, type Sql } from './sql.ts'

let waiting = 0

/** How many in this process wait for others' transactions to end before theirs begins. */
export const transactionsWaiting = (): number => waiting

/**
 * A transaction keeps its line while the disk is waited for: where the disk stops for a moment, they would soon have them
 * all, and whoever only reads would wait as long. Two lines are therefore never given to transactions. None may begin
 * within another: it could wait for its own end.
 */
export function limitTransactions(sql: Sql): void {
  const { run } = atMost(connections - 2)
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>
  sql.begin = ((...given: unknown[]) => {
    waiting += 1
    return run(() => {
      waiting -= 1
      return begin(...given)
    })
  }) as Sql['begin']
}
