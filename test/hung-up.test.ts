import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queriesRunning } from '#server/watching/query-times.ts'
import { person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function streams(): Promise<string | undefined> {
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  return /^boli_streams (.+)$/m.exec(figures)?.[1]
}

test('whoever hangs up before the stream begins leaves none open', async () => {
  const { authorization } = await person(server, { enrol: false })
  const hangsUp = new AbortController()
  const asked = once(server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>
  await server.sql.begin(async (tx) => {
    // Who asks is not known before this has ended.
    await tx`lock table auth_sessions in access exclusive mode`
    const { signal } = hangsUp
    const stream = fetch(`${server.url}/api/notificationStream`, { headers: { authorization }, signal })
    const [[, reply]] = await Promise.all([asked, expect.poll(queriesRunning).toBeGreaterThan(0)])
    hangsUp.abort()
    await Promise.all([once(reply, 'close'), expect(stream).rejects.toThrow()])
  })
  await expect.poll(queriesRunning).toBe(0)
  expect(await streams()).toBe('0')
})
