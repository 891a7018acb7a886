import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestCluster } from '../../test/postgres-for-tests.ts'
import { deadPort } from './dead-ends.ts'
import type { Kind, Result } from './proof.ts'

/** A small curriculum: what is proved is the server, and it starts quickly. */
const smallCurriculum = join(import.meta.dirname, '../../test/curriculum')
export const wholeCurriculum = join(import.meta.dirname, '../../curriculum')

export interface Academy {
  url: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The database server of its own, where it has one. */
  cluster: TestCluster | null
  /** Starts a server of its own process; `more` are settings, `imports` what Node loads before it. */
  start(more?: Record<string, string>, imports?: string[]): Served
  /** A command of `npm run admin`, while no server runs on an embedded database. */
  admin(...words: string[]): string
  /** Whatever still runs ends; nothing stays behind. */
  end(): void
}

export interface Served {
  child: ChildProcess
  /** Rejects where it ends before it is ready. */
  ready: Promise<void>
  kill(): Promise<void>
  /** Ends as it was asked to; the milliseconds that took. */
  stop(): Promise<number>
  /** All that it logged. */
  log(): string
}

/** An academy on each of the databases in turn, and what was told of each. */
export async function onEach(
  kinds: Kind[],
  use: (academy: Academy, kind: Kind) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const kind of kinds) results.push(await inAcademy(kind, (academy) => use(academy, kind)))
  return results
}

/** A data folder, a database and a port for as long as they are used: nothing stays behind, whatever happens. */
export async function inAcademy<Told>(kind: Kind, use: (academy: Academy) => Promise<Told>): Promise<Told> {
  const academy = await openAcademy(kind)
  try {
    return await use(academy)
  } finally {
    academy.end()
  }
}

async function openAcademy(kind: Kind): Promise<Academy> {
  const dataDir = mkdtempSync(join(tmpdir(), `boli-proof-${kind}-`))
  const { port } = await deadPort()
  const cluster = kind === 'postgresql' ? await startPostgres() : null
  if (kind === 'postgresql' && !cluster) throw new Error('No PostgreSQL here: apt-get install postgresql')
  return academyAt({ dataDir, port, databaseUrl: cluster?.url, cluster }, () => cluster?.stop())
}

interface Place {
  dataDir: string
  port: number
  databaseUrl: string | undefined
  cluster?: TestCluster | null
}

/** The same on a folder and a database that somebody else made, and ends. */
export function academyAt({ dataDir, port, databaseUrl, cluster = null }: Place, ended = () => {}): Academy {
  const url = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    CURRICULUM_DIR: smallCurriculum,
    SECRET_KEY: 'a proof needs a secret that all its servers share',
    RATE_LIMITS: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    // Starting again and again: what was read and translated once is kept.
    NODE_COMPILE_CACHE: join(tmpdir(), 'boli-proof-cache'),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  const running = new Set<ChildProcess>()
  const endAll = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  // Whoever breaks a proof off leaves no server behind.
  process.once('exit', endAll)
  return {
    url,
    port,
    dataDir,
    databaseUrl,
    cluster,
    start(more = {}, imports = []) {
      const loaded = imports.flatMap((file) => ['--import', file])
      const child = spawn(process.execPath, [...loaded, 'src/server/main.ts'], {
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      child.once('exit', () => running.delete(child))
      return servedBy(child)
    },
    admin(...words) {
      const told = spawnSync(process.execPath, ['scripts/admin.ts', ...words], { env, encoding: 'utf8' })
      if (told.status !== 0) throw new Error(`admin ${words.join(' ')}: ${told.stderr}`)
      return told.stdout
    },
    end() {
      endAll()
      ended()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function servedBy(child: ChildProcess): Served {
  let said = ''
  let logged = ''
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes('Boli is ready')) resolve()
    })
    gone.then(() => reject(new Error(`The server ended before it was ready: ${logged}`)))
  })
  ready.catch(() => {})
  child.stderr?.on('data', (chunk) => {
    logged += chunk
  })
  const end = async (signal: NodeJS.Signals) => {
    const asked = Date.now()
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await gone
    }
    return Date.now() - asked
  }
  return {
    child,
    ready,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    log: () => logged,
  }
}
