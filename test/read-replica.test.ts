import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Sql } from '#server/database/sql.ts'
import type { Replica } from '#server/replica/replica.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startPostgres, type TestCluster } from './postgres-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

/** What the studio's people and visitors read, and may read a moment late. */
const late = [
  '/admin/figures?days=30',
  '/admin/figures/learning',
  '/admin/figures/exercises',
  '/admin/figures/films',
  '/admin/figures/payments',
  '/admin/users?search=asha',
  '/admin/staff',
  '/admin/today',
  '/admin/audit',
  '/admin/auditChoices',
  '/admin/mails',
  '/admin/reports?status=open',
  '/admin/feedbacks',
  '/admin/notifications',
  '/admin/orders',
  '/admin/providerEvents',
  '/admin/subscriptions',
  '/teammember/list',
]

/** What students read of what they have just done. */
const own = [
  '/me',
  '/goals',
  '/review',
  '/review/load',
  '/analytics',
  '/analytics/attempts',
  '/myWords',
  '/myMistakes',
]

let cluster: TestCluster
let server: TestServer
let admin: Person
let asha: Person
let now = new Date('2026-11-01T10:00:00Z')

beforeAll(async () => {
  const started = await startPostgres()
  if (!started) throw new Error('No PostgreSQL here. Install one (Debian: apt-get install postgresql).')
  cluster = started
  process.env.TEST_DATABASE_URL = cluster.url
  // A second pool on the same database, as somebody who may only read.
  server = await startServer({ readAs: 'reader', now: () => now })
  admin = await person(server, { role: 'ADMIN' })
  asha = await person(server)
  if (!server.app.replica) throw new Error('There is no replica.')
  countReads(server.app.replica)
  await untilReplica('good')
}, 120_000)
afterAll(async () => {
  await server.close()
  delete process.env.TEST_DATABASE_URL
  cluster.stop()
})

async function untilReplica(state: string): Promise<void> {
  await vi.waitUntil(() => server.app.replica?.state() === state, { timeout: 20_000, interval: 100 })
}

const figure = async (line: string) => {
  const found = (await (await fetch(`${server.url}/metrics`)).text())
    .split('\n')
    .find((one) => one.startsWith(line))
  return found === undefined ? 0 : Number(found.split(' ').at(-1))
}

/** How many statements, and parts of statements, were made for the replica while something was done. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = reads
  await work()
  return reads - before
}

let reads = 0
function countReads(replica: Replica): void {
  const poolOf = replica.sql
  const apply = (pool: Sql, self: unknown, given: unknown[]) => {
    reads += 1
    return Reflect.apply(pool, self, given)
  }
  replica.sql = () => new Proxy<Sql>(poolOf(), { apply })
}

describe('what may be a moment late', () => {
  test.each(late)('%s is read at the replica', async (path) => {
    const before = await figure('boli_replica_reads_total{from="replica"}')
    let status = 0
    const reads = await readsDuring(async () => {
      status = (await admin.get(path)).status
    })
    expect(status).toBe(200)
    expect(reads).toBeGreaterThan(0)
    expect(await figure('boli_replica_reads_total{from="replica"}')).toBe(before + 1)
    // Had it tried to write there, it would have failed, and been asked no more.
    expect(server.app.replica?.state()).toBe('good')
  })

  test('they come to the database as the reader', async () => {
    const rows =
      await server.sql`select distinct application_name as name, usename as who from pg_stat_activity
      where application_name = 'boli reads'`
    expect(rows).toEqual([{ name: 'boli reads', who: 'reader' }])
  })

  test('nothing can be written there', async () => {
    const reads = server.app.replica?.sql()
    await expect(reads?.unsafe('delete from sign_in_attempts')).rejects.toThrow('read-only transaction')
  })

  test('whoever changed something reads where they wrote, for ten seconds', async () => {
    const before = await figure('boli_replica_reads_total{from="primary"}')
    expect((await admin.patch(`/admin/users/${asha.id}`, { isStarUser: true })).status).toBe(200)
    expect(await readsDuring(() => admin.get('/admin/users'))).toBe(0)
    expect(await figure('boli_replica_reads_total{from="primary"}')).toBe(before + 1)
    now = new Date(now.getTime() + 11_000)
    expect(await readsDuring(() => admin.get('/admin/users'))).toBeGreaterThan(0)
  })
})

test.each(own)('%s is what they have just done, and never read at the replica', async (path) => {
  let status = 0
  const reads = await readsDuring(async () => {
    status = (await asha.get(path)).status
  })
  expect({ status, reads }).toEqual({ status: 200, reads: 0 })
})

test('while it refuses, the primary answers, and it is asked again when it lets us in', async () => {
  await server.sql`alter role reader nologin`
  await server.sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'reader'`
  for (let time = 0; time < 5; time += 1) expect((await admin.get('/admin/users')).status).toBe(200)
  await untilReplica('away')
  expect((await admin.get('/admin/staff')).status).toBe(200)
  const ready = await fetch(`${server.url}/api/ready`)
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 200,
    body: { status: 'ready', replica: 'away' },
  })
  expect(await figure('boli_replica_up ')).toBe(0)
  await server.sql`alter role reader login`
  await untilReplica('good')
  expect(await figure('boli_replica_up ')).toBe(1)
  expect(await readsDuring(() => admin.get('/admin/users'))).toBeGreaterThan(0)
}, 60_000)
