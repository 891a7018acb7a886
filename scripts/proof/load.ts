import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { problemLine } from '#server/authoring/written/problem.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Sql } from '#server/database/sql.ts'
import { type Academy, onEach, wholeCurriculum } from './academy.ts'
import type { Kind, Proof, Result } from './proof.ts'

const mostSeconds = 10

/** One exercise of one lesson asks something else, and nothing else of it is new. */
const edited = {
  file: 'hindi/market/01-mangoes.yaml',
  from: 'How many mangoes does Meera take?',
  to: 'How many mangoes does Meera want?',
  /** The document has a revision more, which is published; and what is taught is of another version. */
  touches: [
    ['curriculum_documents', 1],
    ['curriculum_state', 1],
    ['document_publications', 1],
    ['document_revisions', 1],
    ['exercises', 1],
  ],
}

export const load: Proof = {
  name: 'load',
  proves: `the whole curriculum is in an empty database within ${mostSeconds} s, and an edit changes only what was edited`,
  run: ({ databases }) => onEach(databases, loaded),
}

async function loaded({ dataDir, databaseUrl }: Academy, kind: Kind): Promise<Result> {
  const folder = join(dataDir, 'curriculum')
  cpSync(wholeCurriculum, folder, { recursive: true })
  const making = stopwatch()
  const { sql, close } = await openDatabase({ dataDir, DATABASE_URL: databaseUrl })
  const made = making()
  const first = await timedLoad(sql, folder)
  const edit = await timedLoad(sql, editedCopy(folder))
  const again = await timedLoad(sql, folder)
  await close()
  const figures = [
    `an empty database in ${made.told}`,
    `everything, ${rowsIn(first)} rows of ${first.rows.length} tables, in ${first.took.told}`,
    `after the edit of an exercise ${rowsIn(edit)} rows in ${edit.took.told}`,
    `without an edit ${rowsIn(again)} rows in ${again.took.told}`,
    `beside a load of ${loadavg()[0]?.toFixed(1)}`,
  ]
  return { on: kind, figures: figures.join('; '), wrong: wrongIn({ first, edit, again }) }
}

type Timed = Awaited<ReturnType<typeof timedLoad>>

function wrongIn({ first, edit, again }: Record<'first' | 'edit' | 'again', Timed>): string[] {
  const wrong = [first, edit].flatMap(({ problems }) => problems.map(problemLine))
  if (first.took.seconds > mostSeconds) wrong.push(`loading everything took ${first.took.told}`)
  if (again.isRead || again.rows.length > 0) wrong.push('without an edit the files were read again')
  const touched = JSON.stringify(edit.rows)
  if (touched !== JSON.stringify(edited.touches)) wrong.push(`the edit of an exercise touched ${touched}`)
  return wrong
}

const rowsIn = ({ rows }: Timed) => rows.reduce((total, [, count]) => total + count, 0)

function editedCopy(folder: string): string {
  const file = join(folder, edited.file)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(edited.from)) throw new Error(`${edited.file} no longer says “${edited.from}”`)
  writeFileSync(file, text.replace(edited.from, edited.to))
  return folder
}

/** A load, and of each table how many of its rows were written by it: those of a later transaction than the last. */
async function timedLoad(sql: Sql, folder: string) {
  const [last] = await sql<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
  const loading = stopwatch()
  const told = await loadCurriculum(sql, folder)
  const took = loading()
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const rows: [table: string, count: number][] = []
  for (const { name } of tables) {
    const [written] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(name)} where xmin::text::bigint > ${last?.xid ?? '0'}::bigint`
    if (written && written.count > 0) rows.push([name, written.count])
  }
  return { ...told, took, rows }
}

/** Tells what went by; the computing is this process's, with an embedded database in it, whatever else the machine does. */
function stopwatch() {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(before)
    const [seconds, computing] = [(performance.now() - begun) / 1000, (user + system) / 1_000_000]
    return { seconds, told: `${seconds.toFixed(1)} s (${computing.toFixed(1)} s of computing)` }
  }
}
