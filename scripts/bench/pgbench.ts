import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connections } from '../../src/server/database/sql.ts'
import { callers } from './academy.ts'
import { ofChildren, processorTime } from './processor-time.ts'
import { forPgbench, type Statement } from './statements.ts'

export interface Limit {
  /** How often a second PostgreSQL answers the same statements with nobody in between. */
  rate: number
  /** Milliseconds of processor time each time, of PostgreSQL and of pgbench, which stands where the server stands. */
  cost: number
}

/** By as many connections as so many servers have. */
export function pgbench(
  databaseUrl: string,
  statements: Statement[],
  { seconds, servers }: { seconds: number; servers: number },
): Limit {
  const directory = mkdtempSync(join(tmpdir(), 'boli-pgbench-'))
  const script = join(directory, 'call.sql')
  const lines = statements.map((statement) => `${forPgbench(statement)};`)
  writeFileSync(script, [`\\set student random(1, ${callers})`, ...lines, ''].join('\n'))
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections * servers),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
  ]
  const used = () => processorTime([], databaseUrl) + ofChildren()
  const before = used()
  const { stdout, stderr, status } = spawnSync(program(), [...options, databaseUrl], { encoding: 'utf8' })
  const time = used() - before
  rmSync(directory, { recursive: true })
  const [, count] = /processed: (\d+)/.exec(stdout) ?? []
  const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? []
  if (status !== 0 || !count || !rate) throw new Error(`pgbench: ${stderr}`)
  return { rate: Number(rate), cost: time / Number(count) }
}

/** Debian keeps it out of PATH. */
function program(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return versions.map((version) => join(debian, version, 'bin/pgbench')).find(existsSync) ?? 'pgbench'
}
