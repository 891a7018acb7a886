import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '../../src/server/accounts/sessions/tokens.ts'
import { type Config, readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { startPostgres } from '../../test/postgres-for-tests.ts'
import { type RunningServer, runServer } from '../../test/running-server.ts'

/** What docs/operations.md says of a database's own memory. */
const quarterOfMemory = Math.floor(totalmem() / 4 / 1024 ** 2)

/** Many more than there are connections, so that nobody asks twice at once and waits for themselves. */
export const callers = 400

export const bearerOf = (student: number) => `bench-${student}`

export type Server = Pick<RunningServer, 'url' | 'pid'>

export interface Academy {
  /** Of one database. */
  servers: [Server, ...Server[]]
  config: Config
  /** Null where it is embedded. */
  databaseUrl: string | null
  stop(): Promise<void>
}

export interface Size {
  students: number
  attempts: number
}

/** Ports of their own: somebody may keep an academy open meanwhile. */
const ports = { embedded: [3692], postgresql: [3693], servers: [3693, 3695] }
export type Kind = keyof typeof ports

/** An academy of its own with invented students; the first of them are signed in. */
export async function openAcademy(kind: Kind, size: Size): Promise<Academy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-bench-'))
  const postgres = kind === 'embedded' ? null : await startPostgres(quarterOfMemory)
  if (kind !== 'embedded' && !postgres) throw new Error('No PostgreSQL here: apt-get install postgresql')
  const running: RunningServer[] = []
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()))
    postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const databaseUrl = postgres?.url ?? null
    const settings = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    fill(settings, size)
    const config = readConfig(settings)
    await signIn(config)
    for (const port of ports[kind])
      running.push(await runServer({ port, dataDir, ...(databaseUrl && { databaseUrl }) }))
    return { servers: running as unknown as Academy['servers'], config, databaseUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function fill(settings: Record<string, string>, { students, attempts }: Size): void {
  const options = ['--students', String(students), '--attempts', String(attempts)]
  const env = { ...process.env, ...settings }
  const { status } = spawnSync(process.execPath, ['scripts/seed.ts', ...options], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The invented students could not be made')
}

/** Bearers that everybody can work out, so that pgbench asks for the same people. */
async function signIn(config: Config): Promise<void> {
  const { sql, close } = await openDatabase(config)
  await sql`insert into auth_sessions (id, student_id, refresh_hash, rotated_at, expires_at, signed_in_at)
    select 'bench-' || n, 'seed-' || n, sha256(('refresh-' || n)::bytea), now(), now() + interval '1 day', now()
    from generate_series(1, ${callers}::int) n`
  for (let student = 1; student <= callers; student++)
    await sql`insert into session_bearers (access_hash, session_id, expires_at)
      values (${hashOf(bearerOf(student))}, ${`bench-${student}`}, now() + interval '1 day')`
  // Of the invented students some are disabled.
  await sql`update students set is_active = true
    where id = any(select 'seed-' || n from generate_series(1, ${callers}::int) n)`
  await sql`analyze`
  await close()
}
