import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin } from '#server/accounts/create-admin.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const opened = 'a long way to Kanpur'

async function send(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: reply.status, data: (await reply.json()).results?.data }
}

const signIn = (email: string, password: string) => send('/newlogin', { email, password })

/** What a visitor may do with anybody's address. */
async function signUp(email: string): Promise<string> {
  const { status, data } = await send('/newsignup', { name: 'Asha', email, password: opened })
  expect(status).toBe(200)
  return data.token
}

async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${server.url}/api/me`, { headers })).status
}

test('an address that nobody has an account with gets one, and its password once', async () => {
  const { password } = await createAdmin(server.sql, 'new-admin@boli.test', new Date())
  expect(await signIn('new-admin@boli.test', password ?? '')).toMatchObject({
    status: 200,
    data: { user: { role: 'ADMIN' } },
  })
})

test('whoever confirmed their address goes on with their password, as an admin', async () => {
  const token = await signUp('known@boli.test')
  await server.sql`update students set validated_at = now() where email = 'known@boli.test'`
  expect((await createAdmin(server.sql, 'Known@boli.test', new Date())).password).toBe(null)
  expect(await statusWith(token)).toBe(200)
  expect((await signIn('known@boli.test', opened)).data.user.role).toBe('ADMIN')
})

test('an account that was disabled can be signed in to again, as an admin', async () => {
  await signUp('away@boli.test')
  await server.sql`update students set validated_at = now(), is_active = false where email = 'away@boli.test'`
  await createAdmin(server.sql, 'away@boli.test', new Date())
  expect((await signIn('away@boli.test', opened)).data?.user.role).toBe('ADMIN')
})

test('an account that somebody opened with an address of another is theirs no more', async () => {
  const token = await signUp('owner@boli.test')
  const { password } = await createAdmin(server.sql, 'owner@boli.test', new Date())
  expect(await statusWith(token)).toBe(401)
  expect((await signIn('owner@boli.test', opened)).status).toBe(401)
  expect((await signIn('owner@boli.test', password ?? '')).data.user.role).toBe('ADMIN')
})
