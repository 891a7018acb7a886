import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/server/database/open-database.ts'
import type { Database } from '../src/server/database/sql.ts'
import { refusalOf } from '../src/server/refusal.ts'
import { startPostgres, type TestCluster } from './postgres-for-tests.ts'
import { type Relay, relayTo } from './relay-for-tests.ts'

let cluster: TestCluster
let relay: Relay
let database: Database

beforeAll(async () => {
  const started = await startPostgres()
  if (!started) throw new Error('No PostgreSQL here. Install one (Debian: apt-get install postgresql).')
  cluster = started
  const url = new URL(cluster.url)
  relay = await relayTo(Number(url.port))
  url.port = String(relay.port)
  database = await openDatabase({ DATABASE_URL: url.href, dataDir: tmpdir() })
  await database.sql`create table hours (hour int primary key, taken int not null)`
  await database.sql`insert into hours values (9, 0)`
}, 120_000)
afterAll(async () => {
  await database.close()
  relay.close()
  cluster.stop()
})

const statusOf = (asked: PromiseLike<unknown>) =>
  asked.then(
    () => 200,
    (error) => refusalOf(error).status,
  )
const take = () => database.sql.begin((tx) => tx`update hours set taken = taken + 1 where hour = 9`)

test('a line that was dropped refuses who waits on it, and gives back what its transaction held', async () => {
  let dropped = () => {}
  const isDropped = new Promise<void>((resolve) => {
    dropped = resolve
  })
  const half = database.sql.begin(async (tx) => {
    await tx`update hours set taken = 100 where hour = 9`
    relay.dropLines()
    dropped()
    await tx`select 1`
  })
  const refused = statusOf(half)
  await isDropped
  expect(await statusOf(take())).toBe(200)
  expect(await refused).toBe(503)
  const [row] = await database.sql<{ taken: number }[]>`select taken from hours`
  expect(row).toEqual({ taken: 1 })
}, 120_000)

test('a silent database refuses whoever waits, in the queue too, and is asked again once it speaks', async () => {
  const { sql } = database
  await Promise.all(Array.from({ length: 30 }, () => sql`select pg_sleep(0.1)`))
  const speak = relay.fallSilent()
  const held = Array.from({ length: 12 }, () => statusOf(sql.begin((tx) => tx`select 1`)))
  const waiting = Array.from({ length: 400 }, (_, at) => statusOf(sql`select ${at}::int`))
  expect(new Set(await Promise.all([...held, ...waiting]))).toEqual(new Set([503]))
  // From now on nobody waits for it.
  expect(await statusOf(sql`select 1`)).toBe(503)
  speak()
  await expect.poll(() => statusOf(sql`select 1`), { timeout: 60_000 }).toBe(200)
  expect(await statusOf(take())).toBe(200)
}, 120_000)

test('transactions on a dropped line end whole, what they ask after it reaches no other, and the line is good again', async () => {
  const { sql } = database
  let [begun, settled] = [0, 0]
  const half = (hour: number) =>
    sql.begin(async (tx) => {
      await tx`insert into hours values (${hour}, 0)`
      begun += 1
      relay.dropLines()
      const both = [tx`select ${hour}::text`, tx`select ${hour}::bigint`, tx`select ${hour}::text`]
      await Promise.allSettled(both)
      settled += 1
      // Its line has been opened anew by now, for somebody else.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await tx`insert into hours values (${hour + 1}, 0)`
    })
  const hours = [100, 200, 300, 400, 500, 600, 700, 800]
  const refused = hours.map((hour) => statusOf(half(hour)))
  await expect.poll(() => statusOf(sql`select 1`), { timeout: 60_000 }).toBe(200)
  const others = Array.from({ length: 40 }, () => take())
  await Promise.allSettled(others)
  expect(await Promise.all(refused)).toEqual(hours.map(() => 503))
  expect(begun).toBeGreaterThan(0)
  expect(settled).toBe(begun)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await sql`select hour from hours where hour > 9`).toEqual([])
  const all = Array.from({ length: 12 }, () => statusOf(sql.begin((tx) => tx`select pg_sleep(0.2)`)))
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
}, 120_000)

test('with a line that was dropped those are opened anew that nobody had', async () => {
  const { sql } = database
  const all = () => Promise.all(Array.from({ length: 24 }, () => statusOf(sql`select pg_sleep(0.05)`)))
  expect(new Set(await all())).toEqual(new Set([200]))
  relay.dropLines()
  expect(await statusOf(sql`select 1`)).toBe(503)
  // Its socket closes in the next turn.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(new Set(await all())).toEqual(new Set([200]))
}, 120_000)

test('who waits for the answer to half a statement is refused, though PostgreSQL calls itself active', async () => {
  const { sql } = database
  relay.dropAnswers()
  // On every line. Never asked before: it is described first, and the rest is sent when that has come back.
  const asked = Array.from({ length: 24 }, (_, at) => statusOf(sql`select ${`half ${at}`}::text as half`))
  expect(await Promise.all(asked)).toContain(503)
  // A line on which nobody waited is found by the next who asks there.
  const all = () => Promise.all(Array.from({ length: 24 }, () => statusOf(sql`select pg_sleep(0.05)`)))
  await expect.poll(async () => new Set(await all()), { timeout: 60_000 }).toEqual(new Set([200]))
}, 120_000)

test('a statement that takes long is waited for', async () => {
  const [row] = await database.sql`select 'done' as said from pg_sleep(12)`
  expect(row).toEqual({ said: 'done' })
}, 60_000)
