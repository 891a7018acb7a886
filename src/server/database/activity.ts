import { isLineBroken, portOf } from './line-errors.ts'
import { postgres } from './postgres-client.ts'
import type { Sql } from './sql.ts'

const patience = 3000

/**
 * One process of PostgreSQL: whether it works for the line to it now, and how many seconds ago it began. One that has
 * read half of a statement calls itself active while it waits for the rest, which a broken line never brings.
 */
interface Process {
  isBusy: boolean
  age: number
}

/** What is known of PostgreSQL's processes, by their numbers. Behind a pooler nothing is: there, lines tell other numbers. */
export type Activity = Map<number, Process> | 'unknown'

/** What these processes do, asked over a line of its own; null where nobody answers. */
export async function activityOf(url: string, pids: number[]): Promise<Activity | null> {
  try {
    return await aside(url, async (sql) => {
      const found = await sql<{ pid: number; own: number; isBusy: boolean; age: number }[]>`
        select pid, pg_backend_pid() as own,
          state = 'active' and wait_event_type is distinct from 'Client' as "isBusy",
          extract(epoch from now() - backend_start)::float8 as age
        from pg_stat_activity where pid = any(${numbers(pids)}::int[]) or pid = pg_backend_pid()`
      const isDirect = found.some(({ own }) => own === found.state.pid)
      return isDirect ? new Map(found.map((row) => [row.pid, row])) : 'unknown'
    })
  } catch (error) {
    // One that refuses (too many lines, just starting) is not silent; nor is it, where the mistake is ours.
    return error instanceof Late || isOutOfReach(error, url) ? null : 'unknown'
  }
}

class Late extends Error {}

const isOutOfReach = (error: unknown, url: string) =>
  URL.canParse(url) &&
  isLineBroken(error, [portOf(url)]) &&
  !(error instanceof Error && error.name === 'PostgresError')

/** Ends processes whose lines are gone, so that they hold no locks. */
export async function endProcesses(url: string, pids: number[]): Promise<void> {
  await aside(url, (sql) => sql`select pg_terminate_backend(pid) from unnest(${numbers(pids)}::int[]) as pid`)
}

/** As PostgreSQL writes a list: its types are not asked for. */
const numbers = (list: number[]) => `{${list.join()}}`

async function aside<Told>(url: string, ask: (sql: Sql) => PromiseLike<Told>): Promise<Told> {
  const connection = { application_name: 'boli looks' }
  const sql = postgres(url, { max: 1, fetch_types: false, connection }) as unknown as Sql
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('It does not answer.')), patience)
    timer.unref()
  })
  try {
    return await Promise.race([ask(sql), late])
  } finally {
    clearTimeout(timer)
    await sql.end({ timeout: 0 })
  }
}
