import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/database/embedded-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrationsDirectory } from '#server/database/open-database.ts'
import { postgres } from '#server/database/postgres-client.ts'
import { parsing, type Sql } from '#server/database/sql.ts'
import { learn } from './partitions-for-tests.ts'
import { servedDatabase } from './server-for-tests.ts'

const place = mkdtempSync(join(tmpdir(), 'boli-partitions-'))
let sql: Sql
let close: () => Promise<unknown>

beforeAll(async () => {
  const served = await servedDatabase()
  if (served) {
    sql = postgres(served.url, { ...parsing, max: 1 }) as unknown as Sql
    close = () => sql.end().then(served.drop)
  } else {
    const database = await openEmbedded(place)
    ;({ sql, close } = database)
  }
  const before = join(place, 'before')
  mkdirSync(before)
  for (const name of readdirSync(migrationsDirectory).filter((one) => one < '0035'))
    cpSync(join(migrationsDirectory, name), join(before, name))
  await migrate(sql, before)
}, 120_000)
afterAll(async () => {
  await close()
  rmSync(place, { recursive: true, force: true })
})

const everything = () =>
  Promise.all([
    sql`select * from attempts order by student_id, id`,
    sql`select * from review_log order by student_id, id`,
  ])

/** Keys, checks, indexes, triggers and rights, as they are said. */
const laws = async () => {
  const [constraints, indexes, triggers, rights] = await Promise.all([
    sql`select conrelid::regclass::text as of, pg_get_constraintdef(oid) as law from pg_constraint
      where conrelid in ('attempts'::regclass, 'review_log'::regclass) and contype <> 'n' order by 1, 2`,
    // One is dropped by a later migration.
    sql`select regexp_replace(indexdef, ' ON (ONLY )?', ' ON ') as law from pg_indexes
      where tablename in ('attempts', 'review_log') and indexname <> 'attempts_exercise_id_idx' order by 1`,
    sql`select tgrelid::regclass::text as of, tgname, tgtype from pg_trigger
      where tgrelid in ('attempts'::regclass, 'review_log'::regclass) and not tgisinternal order by 1, 2`,
    sql`select table_name, grantee, privilege_type, is_grantable from information_schema.role_table_grants
      where table_name in ('attempts', 'review_log') order by 1, 2, 3`,
  ])
  return { constraints, indexes, triggers, rights }
}

const given = () => {
  const id = randomUUID()
  const card = {
    student_id: 'asha',
    item_id: id,
    kind: 'sentence',
    created_at: '2026-11-01Z',
    due: '2026-11-01Z',
  }
  const zeros = {
    state: 0,
    stability: 0,
    difficulty: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: 0,
    lapses: 0,
  }
  const said = { verdict: 'exact', answer: 'x', ms: 1, hints: 0 }
  const log = {
    id,
    source: 'lesson',
    rating: 3,
    state: 0,
    item_id: id,
    kind: 'sentence',
    reviewed_at: '2026-11-01Z',
  }
  const progress = {
    ...{ studentId: 'asha', courseId: 'c', lessonId: 'l', total: 99, now: '2026-11-01Z' },
    ...{ lessons: [], retired: [], done: [], films: [], met: [] },
    attempts: [{ id, exercise: 'e1', ...said }],
    rated: [{ before: null, after: { ...card, ...zeros }, log: { ...log, ...said } }],
  }
  return JSON.stringify(progress)
}

const logProgress = () => sql`select log_progress(${given()}::text::jsonb) as done`

test('rows, laws and rights are carried over, on a line that stays open', async () => {
  for (const id of ['asha', 'ravi', 'tara']) await learn(sql, id)
  await logProgress()
  await sql`drop role if exists boli_reports`
  await sql`create role boli_reports`
  await sql`grant select on attempts to boli_reports`
  const [rows, laid] = [await everything(), await laws()]
  expect(rows.map(({ count }) => count)).toEqual([4, 4])

  expect(await migrate(sql, migrationsDirectory)).toContain('0035-partitions.sql')

  expect(await everything()).toEqual(rows)
  expect(await laws()).toEqual(laid)
  const kinds = await sql`select relname as name, relkind as kind from pg_class
    where relname in ('attempts', 'review_log') order by 1`
  expect(kinds).toEqual([
    { name: 'attempts', kind: 'p' },
    { name: 'review_log', kind: 'p' },
  ])
  await sql`drop owned by boli_reports`
  await sql`drop role boli_reports`
})

test('ratings go on in their order, and progress is kept as before', async () => {
  const last = () => sql<{ place: number }[]>`select max(place) as place from review_log`
  const [before] = await last()
  expect(await logProgress()).toEqual([{ done: [] }])
  const [after] = await last()
  expect(after?.place).toBeGreaterThan(before?.place ?? Number.POSITIVE_INFINITY)
})

test('nothing is changed later, and all of it goes with the account', async () => {
  await expect(sql`update attempts set ms = 1`).rejects.toThrow('attempts are only ever added')
  await expect(sql`update review_log set ms = 1`).rejects.toThrow('ratings are only ever added')
  await sql`delete from students where id = 'asha'`
  const left = await sql`select student_id from attempts union select student_id from review_log order by 1`
  expect(left).toEqual([{ student_id: 'ravi' }, { student_id: 'tara' }])
})
