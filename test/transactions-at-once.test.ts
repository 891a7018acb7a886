import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgres } from '#server/database/postgres-client.ts'
import { transactionsWaiting } from '#server/database/transactions-at-once.ts'
import { person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('whoever only reads is answered while transactions wait for one another', async () => {
  const { sql, url, config } = server
  const { authorization } = await person(server, { enrol: false })
  const holder = postgres(config.DATABASE_URL ?? '', { max: 1 })
  const written: Promise<unknown>[] = []
  try {
    await holder.begin(async (held) => {
      await held`lock table goals in access exclusive mode`
      for (let n = 0; n < 12; n++) written.push(sql.begin((tx) => tx`lock table goals in access share mode`))
      await expect.poll(async () => (await sql`select from pg_locks where not granted`).count).toBe(4)
      expect(transactionsWaiting()).toBe(8)
      expect((await fetch(`${url}/api/me`, { headers: { authorization } })).status).toBe(200)
    })
    await Promise.all(written)
    expect(transactionsWaiting()).toBe(0)
  } finally {
    await holder.end()
  }
})
