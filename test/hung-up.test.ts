import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { queriesRunning } from '#server/watching/query-times.ts'
import { person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const password = 'purple-elephant-7'
let server: TestServer

beforeAll(async () => {
  server = await startServer()
  const hash = await hashPassword(password)
  await server.sql`insert into students (id, email, password_hash, first_name)
    values ('asha', 'asha@boli.test', ${hash}, 'Asha')`
})
afterAll(() => server.close())

async function sessions(): Promise<number> {
  const [row] = await server.sql<{ n: number }[]>`select count(*)::int as n from auth_sessions`
  return row?.n ?? 0
}

async function streams(): Promise<string | undefined> {
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  return /^boli_streams (.+)$/m.exec(figures)?.[1]
}

/** Makes a call and hangs up while it is not known yet who asks; `then` looks at once after. */
async function hangUp(path: string, init: RequestInit = {}, then = () => {}): Promise<void> {
  const { authorization } = await person(server, { enrol: false })
  const hangsUp = new AbortController()
  const asked = once(server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>
  await server.sql.begin(async (tx) => {
    // Who asks is not known before this has ended.
    await tx`lock table auth_sessions in access exclusive mode`
    const headers = { authorization, 'content-type': 'application/json' }
    const call = fetch(server.url + path, { ...init, headers, signal: hangsUp.signal })
    const [[, reply]] = await Promise.all([asked, expect.poll(queriesRunning).toBeGreaterThan(0)])
    hangsUp.abort()
    await Promise.all([once(reply, 'close'), expect(call).rejects.toThrow()])
    then()
  })
}

test('whoever hangs up before the stream begins leaves none open', async () => {
  await hangUp('/api/notificationStream')
  await expect.poll(queriesRunning).toBe(0)
  expect(await streams()).toBe('0')
})

test('whoever hangs up before what they sent is read leaves nothing in hand', async () => {
  await hangUp('/api/together', { method: 'POST', body: JSON.stringify({ calls: ['/me'] }) }, () =>
    expect(server.app.callsInHand()).toEqual(['POST /api/together']),
  )
  await expect.poll(() => server.app.callsInHand()).toEqual([])
})

test('the app closes when whoever hung up has been worked out too', async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'asha@boli.test', password })
  const hangsUp = new AbortController()
  const before = await sessions()
  const closed = await server.sql.begin(async (tx) => {
    // No try is counted before this has ended, and no password hashed.
    await tx`lock table sign_in_attempts in access exclusive mode`
    const init = { method: 'POST', headers, body, signal: hangsUp.signal }
    const came = once(server.app.server, 'request') as Promise<[IncomingMessage]>
    const asked = fetch(`${server.url}/api/newlogin`, init)
    const [request] = await came
    await once(request, 'end')
    hangsUp.abort()
    await expect(asked).rejects.toThrow()
    expect(server.app.callsInHand()).toEqual(['POST /api/newlogin'])
    return { whenClosed: server.app.close() }
  })
  await closed.whenClosed
  expect(await sessions()).toBe(before + 1)
})
