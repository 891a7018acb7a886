import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './sql.ts'

const place = mkdtempSync(join(tmpdir(), 'boli-migrations-'))
const write = (name: string, text: string) => writeFileSync(join(place, name), text)
let database: Database

beforeAll(async () => {
  database = await openDatabase({ dataDir: place, DATABASE_URL: undefined })
})
afterAll(async () => {
  await database.close()
  rmSync(place, { recursive: true, force: true })
})

test('numbered files run in order, once', async () => {
  write('9001-first.sql', 'create table first (n int); insert into first values (1);')
  write('9002-second.sql', 'insert into first values (2)')
  write('notes.md', 'not a migration')
  expect(await migrate(database.sql, place)).toEqual(['9001-first.sql', '9002-second.sql'])
  expect(await migrate(database.sql, place)).toEqual([])
  expect(await database.sql`select n from first order by n`).toEqual([{ n: 1 }, { n: 2 }])
})

test('a file that fails leaves nothing of itself', async () => {
  write('9003-broken.sql', 'create table half (n int); select broken;')
  await expect(migrate(database.sql, place)).rejects.toThrow('broken')
  expect(await database.sql`select to_regclass('half') as half`).toEqual([{ half: null }])
  rmSync(join(place, '9003-broken.sql'))
})

test('a file edited after it ran is refused by name', async () => {
  write('9001-first.sql', 'create table first (n text)')
  await expect(migrate(database.sql, place)).rejects.toThrow('Migration 9001-first.sql was edited')
})
