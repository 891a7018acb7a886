import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connections } from '../../src/server/database/sql.ts'
import { callers } from './academy.ts'
import { forPgbench, type Statement } from './statements.ts'

/** How often a second PostgreSQL answers the same statements with nobody in between. */
export function pgbench(databaseUrl: string, statements: Statement[], seconds: number): number {
  const directory = mkdtempSync(join(tmpdir(), 'boli-pgbench-'))
  const script = join(directory, 'call.sql')
  const lines = statements.map((statement) => `${forPgbench(statement)};`)
  writeFileSync(script, [`\\set student random(1, ${callers})`, ...lines, ''].join('\n'))
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
  ]
  const { stdout, stderr, status } = spawnSync(program(), [...options, databaseUrl], { encoding: 'utf8' })
  rmSync(directory, { recursive: true })
  const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? []
  if (status !== 0 || !rate) throw new Error(`pgbench: ${stderr}`)
  return Number(rate)
}

/** Debian keeps it out of PATH. */
function program(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return versions.map((version) => join(debian, version, 'bin/pgbench')).find(existsSync) ?? 'pgbench'
}
