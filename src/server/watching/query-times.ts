import { asksWaiting } from '../database/gathered.ts'
import type { Sql } from '../database/sql.ts'
import { transactionsWaiting } from '../database/transactions-at-once.ts'
import { histogram } from './meters.ts'

/** What postgres.js makes of a statement, as far as is used here: the names are its own, so a test holds them. */
interface Statement {
  executed: boolean
  handle(): Promise<void>
  string?: string
  statement?: { string?: string } | null
  then: Promise<unknown>['then']
}

type Told = (statement: string, ms: number) => void

export const queryTimes = histogram({
  name: 'boli_database_query_seconds',
  help: 'How long statements took, from asking to the answer, the wait for a connection with it.',
  labels: [],
  bounds: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
})

const listeners = new Set<Told>()
const watched = new WeakSet<object>()
let running = 0

/** How many statements of this process wait for their answer, with those who wait for what they ask together, or to begin. */
export const queriesRunning = (): number => running + asksWaiting() + transactionsWaiting()

/**
 * Times every statement, also those within transactions, and tells `told` of each. postgres.js has no place for that, so
 * the one method that sends a statement is stood before. Ends with the function that it gives back.
 */
export function watchQueries(sql: Sql, told: Told): () => void {
  const statements = Object.getPrototypeOf(sql`select 1`) as Statement
  listeners.add(told)
  if (!watched.has(statements)) stand(statements)
  return () => void listeners.delete(told)
}

function stand(statements: Statement): void {
  watched.add(statements)
  const { handle } = statements
  statements.handle = function (this: Statement) {
    if (this.executed) return handle.call(this)
    running += 1
    const begun = performance.now()
    const sent = handle.call(this)
    const ended = () => end(this, performance.now() - begun)
    Promise.prototype.then.call(this, ended, ended)
    return sent
  }
}

function end(statement: Statement, ms: number): void {
  running -= 1
  queryTimes.observe(ms / 1000)
  for (const told of listeners) told(statement.statement?.string ?? statement.string ?? '', ms)
}
