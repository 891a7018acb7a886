import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadSetting } from '../config.ts'
import { notOpened } from './embedded-database.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './sql.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-embedded-'))
const settings = { dataDir, DATABASE_URL: undefined }
let database: Database

beforeAll(async () => {
  database = await openDatabase(settings)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const addStudent = (id: string) =>
  database.sql`insert into students (id, email, password_hash, first_name) values (${id}, ${id}, '', 'A')`

test('one commit is one fsync: what was acknowledged is on the disk', async () => {
  const before = await database.countSyncs()
  await addStudent('synced')
  expect((await database.countSyncs()) - before).toBe(1)
})

test('it runs with fsync on', async () => {
  const rows = await database.sql`select current_setting('fsync') as fsync,
    current_setting('wal_sync_method') as method, current_setting('full_page_writes') as pages`
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', pages: 'on' }])
})

test('a checkpoint, which syncs directories too, does not fail', async () => {
  await database.sql`create table passing (n int)`
  await database.sql`drop table passing`
  const before = await database.countSyncs()
  await database.sql`checkpoint`
  expect(await database.countSyncs()).toBeGreaterThan(before)
})

test('a second process on the same DATA_DIR stops with one clear line', () => {
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))}
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }).catch((error) => { console.log(error.message); process.exit(1) })`
  const second = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(second.stdout).toBe(
    `DATA_DIR is in use: another Boli already works on ${dataDir}. Stop it first, or choose another DATA_DIR.\n`,
  )
  expect(second.status).toBe(1)
})

test('counts are numbers, days are as written, moments are dates', async () => {
  const rows =
    await database.sql`select count(*) as n, '2000-02-29'::date as day, '2026-01-01Z'::timestamptz as at
    from (values (1), (2)) rows (x)`
  expect(rows).toEqual([{ n: 2, day: '2000-02-29', at: new Date('2026-01-01T00:00:00Z') }])
})

test('a failed query leaves the connection as good as before', async () => {
  await expect(database.sql`select * from nowhere where x = ${1}`).rejects.toThrow('nowhere')
  await expect(addStudent('synced')).rejects.toMatchObject({ code: '23505' })
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('a transaction that throws leaves nothing', async () => {
  const broken = database.sql.begin(async (tx) => {
    await tx`insert into students (id, email, password_hash, first_name) values ('half', 'half', '', 'A')`
    throw new Error('stop')
  })
  await expect(broken).rejects.toThrow('stop')
  expect(await database.sql`select id from students where id = 'half'`).toEqual([])
})

test('a megabyte goes in and comes out whole', async () => {
  const long = 'नमस्ते '.repeat(150_000)
  const [row] = await database.sql<{ given: string }[]>`select ${long}::text as given`
  expect(row?.given === long).toBe(true)
})

test('many at once are answered, each with its own', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => database.sql<{ n: number }[]>`select ${n}::int as n`),
  )
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n))
})

test('a kill -9 loses nothing that was acknowledged', async () => {
  const place = mkdtempSync(join(tmpdir(), 'boli-killed-'))
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))}
    const { sql } = await openDatabase({ dataDir: ${JSON.stringify(place)} })
    await sql\`insert into students (id, email, password_hash, first_name) values ('kept', 'kept', '', 'A')\`
    process.kill(process.pid, 'SIGKILL')`
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(killed.signal).toBe('SIGKILL')
  const reopened = await openDatabase({ dataDir: place, DATABASE_URL: undefined })
  expect(await reopened.sql`select id from students`).toEqual([{ id: 'kept' }])
  await reopened.close()
  rmSync(place, { recursive: true, force: true })
}, 60_000)

test('a disk that is full at the start is told in a sentence, and what is an error stays one', () => {
  const error = new Error('The embedded database stopped unexpectedly.')
  expect(notOpened('/data/database', error)).toBe(error)
  expect(notOpened('/data/database', { name: 'ErrnoError', errno: 51 })).toEqual(
    new BadSetting('The embedded database in /data/database cannot be opened: the disk is full.'),
  )
  expect(notOpened('/data/database', { name: 'ErrnoError', errno: 29 })).toEqual(
    new BadSetting('The embedded database in /data/database cannot be opened: error 29.'),
  )
})
