import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { postgres } from '../../src/server/database/postgres-client.ts'
import { type Academy, academyAt, onEach } from './academy.ts'
import { deadPort } from './dead-ends.ts'
import { audit, type Learner, newLearner } from './learner.ts'
import type { Kind, Proof, Result } from './proof.ts'
import { writes, writeUntil } from './writes.ts'

const handbook = join(import.meta.dirname, '../../docs/operations.md')

export const backup: Proof = {
  name: 'backup',
  proves: 'the commands of docs/operations.md bring back every row and every file, in both databases',
  run: ({ databases }) => onEach(databases, roundTrip),
}

async function roundTrip(first: Academy, kind: Kind): Promise<Result> {
  const place = mkdtempSync(join(tmpdir(), 'boli-backup-'))
  const second = await emptyBeside(first, place)
  try {
    const learner = await filled(first)
    const env = { ...process.env, BACKUP: place }
    // PostgreSQL is backed up while it serves; the embedded database while its server is stopped.
    obey(`back up, ${kind}`, { ...env, ...settingsOf(first) })
    obey(`restore, ${kind}`, { ...env, ...settingsOf(second) })
    const [before, after] = [await rowsOf(first), await rowsOf(second)]
    const wrong = [...before]
      .filter(([table, seen]) => after.get(table) !== seen)
      .map(([table]) => `table ${table}`)
    if (after.size !== before.size) wrong.push('not the same tables')
    const files = filesOf(first.dataDir)
    const kept = filesOf(second.dataDir)
    for (const [file, hash] of files) if (kept.get(file) !== hash) wrong.push(`file ${file}`)
    const server = second.start({ DEMO: 'on' })
    await server.ready
    wrong.push(...(await audit({ ...learner, url: second.url })))
    await server.stop()
    const rows = [...before.values()].reduce((sum, seen) => sum + Number(seen.split(' ')[0]), 0)
    const figures = `${rows} rows of ${before.size} tables and ${files.size} files compared, ${learner.claims.length} acknowledged found again by the restored server, ${wrong.length} wrong`
    return { on: kind, figures, wrong }
  } finally {
    second.end()
    rmSync(place, { recursive: true, force: true })
  }
}

/** An academy with the demo's accounts, and a student who wrote a little of everything. */
async function filled(academy: Academy): Promise<Learner> {
  const server = academy.start({ DEMO: 'on' })
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  await writeUntil(learner, writes, () => learner.claims.length > 300)
  await server.stop()
  return learner
}

/** Where the backup goes: a folder, and on the same PostgreSQL a database of its own, both empty. */
async function emptyBeside({ databaseUrl }: Academy, place: string): Promise<Academy> {
  const dataDir = join(place, 'restored')
  const { port } = await deadPort()
  mkdirSync(dataDir)
  if (!databaseUrl) return academyAt({ dataDir, port, databaseUrl: undefined })
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`create database restored`
  await sql.end()
  const url = new URL(databaseUrl)
  url.pathname = '/restored'
  return academyAt({ dataDir, port, databaseUrl: url.href })
}

function settingsOf({ dataDir, databaseUrl }: Academy): Record<string, string> {
  return databaseUrl ? { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }
}

/** Runs the lines that the handbook gives under that name, as whoever reads it would. */
function obey(name: string, env: NodeJS.ProcessEnv): void {
  const text = readFileSync(handbook, 'utf8')
  const lines = new RegExp(`\`\`\`sh\\n# ${name}\\b[^\\n]*\\n([^\`]+)\`\`\``).exec(text)?.[1]
  if (!lines) throw new Error(`docs/operations.md does not say how to ${name}.`)
  const told = spawnSync('sh', ['-ec', lines], { env, encoding: 'utf8' })
  if (told.status !== 0) throw new Error(`${name}: ${told.stderr}`)
}

/** Of each table how many rows, and a hash of them all in one order; of each sequence where it stands. */
async function rowsOf({ dataDir, databaseUrl }: Academy): Promise<Map<string, string>> {
  const { sql, close } = await openDatabase({ dataDir, DATABASE_URL: databaseUrl })
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const seen = new Map<string, string>()
  for (const { name } of tables) {
    const [told] = await sql<{ rows: number; hash: string }[]>`
      select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
      from ${sql(name)} t`
    seen.set(name, `${told?.rows} ${told?.hash}`)
  }
  const sequences =
    await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`
  seen.set('(sequences)', `${sequences.length} ${JSON.stringify(sequences)}`)
  await close()
  return seen
}

/** What people sent, and the secret; neither the database itself nor what is made anew when it is asked for. */
function filesOf(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (!entry.isFile() || /^(database|media)/.test(name)) continue
    files.set(name, createHash('sha256').update(readFileSync(path)).digest('hex'))
  }
  return files
}
