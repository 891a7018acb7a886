import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '#server/accounts/sessions/caller-store.ts'
import type { Sql } from '#server/database/sql.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a statement that fails after some of its rows leaves nothing to the next one on its line', async () => {
  const line = await server.sql.reserve()
  try {
    const failing = line`select 10 / (4 - n) as share from generate_series(1, 9) n`
    const next = line<{ n: number }[]>`select n from generate_series(1, 3) n`
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect([...(await next)]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  } finally {
    line.release()
  }
})

test('a row that was found for another bearer is nobody, and an error', async () => {
  const mixed = (() => Promise.resolve([{ whose: 'of another', sessionId: 'theirs' }])) as unknown as Sql
  await expect(callerOf(mixed, 'own bearer', { now: new Date() })).rejects.toThrow('for another bearer')
})
