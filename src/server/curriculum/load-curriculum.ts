import type { Problem } from '../authoring/written/problem.ts'
import { readCurriculum } from '../authoring/written/read-curriculum.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { contentHash } from './content-hash.ts'
import { curriculumRows } from './curriculum-rows.ts'
import { forgetTaught } from './taught.ts'
import { writablePart } from './writable-part.ts'

export interface Loaded {
  /** False: the files are as they were, nothing was read. */
  isRead: boolean
  /** How many rows were added, changed or taken out. */
  changes: number
  /** What could not be read; the rest of the curriculum is in the database. */
  problems: Problem[]
}

/** Brings the database up to what the files say: one transaction, ids kept, nothing deleted. */
export async function loadCurriculum(sql: Sql, folder: string): Promise<Loaded> {
  const hash = contentHash(folder)
  const [before] = await sql<{ hash: string }[]>`select content_hash as hash from curriculum_state`
  if (before?.hash === hash) return { isRead: false, changes: 0, problems: [] }
  const { curriculum, problems } = readCurriculum(folder, { check: false })
  const rows = curriculumRows(writablePart(curriculum))
  const changes = await sql.begin(async (tx) => {
    await tx`select from curriculum_state for update`
    const taught = await courseIds(tx)
    let changed = 0
    for (const [table, written] of rows) {
      changed += await write(tx, table, written)
      // A file that cannot be read says nothing of what vanished.
      if (problems.length === 0) changed += await retire(tx, table, written)
    }
    await enrolInAdded(tx, taught)
    await tx`update curriculum_state set content_hash = ${problems.length === 0 ? hash : ''},
      version = version + ${changed > 0 ? 1 : 0}, loaded_at = now()`
    return changed
  })
  forgetTaught(sql)
  return { isRead: true, changes, problems }
}

const keyOf = (table: string) => (table === 'lesson_vocabularies' ? ['lesson_id', 'vocabulary_id'] : ['id'])

/** Adds and changes; a row that an admin has made their own stays as it is. */
async function write(tx: Tx, table: string, rows: Record<string, unknown>[]): Promise<number> {
  if (rows.length === 0) return 0
  const all = rows.map((row) => ({ is_active: true, ...row, is_authored: true }))
  const columns = Object.keys(all[0] ?? {})
  const rest = columns.filter((column) => !keyOf(table).includes(column))
  const list = (names: string[], prefix = '') => names.map((name) => `${prefix}${name}`).join(', ')
  const written = await tx.unsafe(
    `insert into ${table} (${list(columns)})
     select ${list(columns)} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
     on conflict (${list(keyOf(table))}) do update set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}
     where ${table}.is_authored and (${list(rest, `${table}.`)}) is distinct from (${list(rest, 'excluded.')})`,
    [JSON.stringify(all)],
  )
  return written.count
}

async function retire(tx: Tx, table: string, rows: Record<string, unknown>[]): Promise<number> {
  const keys = keyOf(table)
  const kept = rows.map((row) => keys.map((key) => row[key]).join(' '))
  const gone = await tx.unsafe(
    `update ${table} set is_active = false where is_active and is_authored
     and not (${keys.join(" || ' ' || ")} = any(array(select jsonb_array_elements_text($1::text::jsonb))))`,
    [JSON.stringify(kept)],
  )
  return gone.count
}

async function courseIds(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from courses where is_active`
  return rows.map(({ id }) => id)
}

/** A course that is new belongs to everybody who learns its language. */
async function enrolInAdded(tx: Tx, before: string[]): Promise<void> {
  await tx`insert into enrolments (student_id, course_id)
    select distinct enrolment.student_id, added.id
    from courses added
    join courses known on known.language_id = added.language_id
    join enrolments enrolment on enrolment.course_id = known.id
    where added.is_active and not (added.id = any(${before}))
    on conflict do nothing`
}
