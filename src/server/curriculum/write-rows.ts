import type { Tx } from '../database/sql.ts'

export type Row = Record<string, unknown>

export function keyOf(table: string): string[] {
  return table === 'lesson_vocabularies' ? ['lesson_id', 'vocabulary_id'] : ['id']
}

/** The row's key as one text. */
export function keyIn(table: string, row: Row): string {
  return keyOf(table)
    .map((key) => row[key])
    .join(' ')
}

/** Adds and changes; a row that an admin has made their own stays as it is. */
export async function writeRows(tx: Tx, table: string, rows: Row[]): Promise<number> {
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

/** Sets inactive what is not among the rows any more. */
export async function retireRest(tx: Tx, table: string, rows: Row[]): Promise<number> {
  return retire(tx, table, { not: true, keys: rows.map((row) => keyIn(table, row)) })
}

/** Sets inactive what these keys name. */
export async function retireRows(tx: Tx, table: string, keys: string[]): Promise<number> {
  return keys.length === 0 ? 0 : retire(tx, table, { not: false, keys })
}

async function retire(
  tx: Tx,
  table: string,
  { not, keys }: { not: boolean; keys: string[] },
): Promise<number> {
  const gone = await tx.unsafe(
    `update ${table} set is_active = false where is_active and is_authored
     and ${not ? 'not' : ''} (${keyOf(table).join(" || ' ' || ")} = any(array(select jsonb_array_elements_text($1::text::jsonb))))`,
    [JSON.stringify(keys)],
  )
  return gone.count
}

/** The courses that are taught now: to be asked before rows are written, for `enrolInAdded` after it. */
export async function courseIds(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from courses where is_active`
  return rows.map(({ id }) => id)
}

/** A course that is new belongs to everybody who learns its language. */
export async function enrolInAdded(tx: Tx, before: string[]): Promise<void> {
  await tx`insert into enrolments (student_id, course_id)
    select distinct enrolment.student_id, added.id
    from courses added
    join courses known on known.language_id = added.language_id
    join enrolments enrolment on enrolment.course_id = known.id
    where added.is_active and not (added.id = any(${before}))
    on conflict do nothing`
}
