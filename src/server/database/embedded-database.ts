import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Options } from 'postgres'
import { BadSetting } from '../config.ts'
import { lockDirectory } from './directory-lock.ts'
import { postgres } from './postgres-client.ts'
import { type Database, parsing, type Sql } from './sql.ts'
import { WorkerSocket } from './worker-socket.ts'

const fiveMinutes = 5 * 60_000
const aDay = 24 * 60 * 60_000

/** PostgreSQL inside this process, on the files of `DATA_DIR/database`. `template` is a dump to begin from. */
export async function openEmbedded(dataDir: string, template: string | null = null): Promise<Database> {
  const directory = join(dataDir, 'database')
  const unlock = lockDirectory(directory)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { directory, template },
    // Whatever this process was started with (an --eval, a debugger) is not for the thread.
    execArgv: [],
  })
  try {
    await told(worker, 'ready')
  } catch (error) {
    unlock()
    throw notOpened(directory, error)
  }
  const sql = postgres({
    ...parsing,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    socket: () => new WorkerSocket(worker),
  } as Settings) as Sql
  const stopHousework = housework(sql)
  const close = async () => {
    stopHousework()
    await sql.end({ timeout: 5 })
    await asked(worker, { kind: 'close' }, 'closed')
    unlock()
  }
  const backup = async (file: string) => {
    try {
      await asked(worker, { kind: 'dump', file }, 'dumped')
    } catch (error) {
      throw new BadSetting(`The backup ${file} cannot be written (${(error as Error).message}).`)
    }
  }
  const countSyncs = async () => Number((await asked(worker, { kind: 'syncs' }, 'syncs')).count)
  return { sql, embedded: true, close, backup, countSyncs }
}

/** What the database's own disk refused comes as a bare number, of WASI. */
const refusals: Record<number, string> = { 2: 'it may not be read or written', 51: 'the disk is full' }

export function notOpened(directory: string, error: unknown): unknown {
  if (error instanceof Error) return error
  const { errno } = error as { errno?: number }
  const why = refusals[errno ?? 0] ?? `error ${errno}`
  return new BadSetting(`The embedded database in ${directory} cannot be opened: ${why}.`)
}

/** PGlite has no background processes: without this its log and its memory grow without end. */
function housework(sql: Sql): () => void {
  let written = ''
  const checkpoint = async () => {
    const [row] = await sql<{ position: string }[]>`select pg_current_wal_insert_lsn()::text as position`
    if (!row || row.position === written) return
    await sql`checkpoint`
    written = row.position
  }
  const timers = [
    setInterval(() => checkpoint().catch(() => {}), fiveMinutes),
    setInterval(() => sql`vacuum (analyze)`.then(undefined, () => {}), aDay),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}

/** postgres.js takes a `socket`, and null for no life time; its types do not say so. */
type Settings = Options<typeof parsing.types> & { socket: () => WorkerSocket }

interface Told {
  kind: string
  of?: string
  message?: string
  count?: number
}

function asked(worker: Worker, message: object, answer: string): Promise<Told> {
  const heard = told(worker, answer)
  worker.postMessage(message)
  return heard
}

async function told(worker: Worker, kind: string): Promise<Told> {
  const stop = new AbortController()
  const exit = once(worker, 'exit', stop).then(() => {
    throw new Error('The embedded database stopped unexpectedly.')
  })
  exit.catch(() => {})
  const heard = new Promise<Told>((resolve, reject) => {
    const listen = (message: Told) => {
      if (message.kind === kind) resolve(message)
      else if (message.kind === 'failed' && message.of !== 'bytes') reject(new Error(message.message))
      else return
      worker.off('message', listen)
    }
    worker.on('message', listen)
  })
  try {
    return await Promise.race([heard, exit])
  } finally {
    stop.abort()
  }
}
