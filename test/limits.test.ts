import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import type { Student } from '#server/accounts/sessions/caller-store.ts'
import { openSession, sweepSessions } from '#server/accounts/sessions/session-store.ts'
import { countAttempt } from '#server/accounts/sessions/sign-in-attempts.ts'
import { sweepSignUps } from '#server/accounts/sign-up-limit.ts'
import { countCode } from '#server/accounts/two-steps/code-attempts.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { dataOf } from '#server/profile/my-data.ts'
import { testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let unlimited: TestServer
let now = new Date('2026-03-01T10:00:00Z')
const hour = 60 * 60_000
const settings = { CALLS_A_MINUTE: '60', SIGN_UPS_A_DAY: '2', TRUST_PROXY: '1' }

beforeAll(async () => {
  server = await startServer({ now: () => now, env: settings })
  unlimited = await startServer({ now: () => now, env: { ...settings, RATE_LIMITS: 'off' } })
  for (const { sql } of [server, unlimited]) {
    await loadCurriculum(sql, testCurriculum)
    await loadPlans(sql)
    await sql`insert into students (id, email, password_hash, first_name) values
      ('asha', 'asha@boli.test', '-', 'Asha'), ('ravi', 'ravi@boli.test', '-', 'Ravi')`
  }
})
afterAll(async () => {
  await server.close()
  await unlimited.close()
})
beforeEach(async () => {
  await server.sql`delete from sign_ups`
  await server.sql`delete from sign_in_attempts`
})

async function signedIn(studentId: string, { sql } = server) {
  const visit = { remember: false, address: '', device: '', now }
  return { authorization: `Bearer ${(await openSession(sql, { studentId, ...visit })).bearer}` }
}

test('who calls without end is told to wait, in the form of the family, and nobody else is', async () => {
  const [asha, ravi] = [await signedIn('asha'), await signedIn('ravi')]
  const ask = (path: string, headers = asha) => fetch(`${server.url}/api${path}`, { headers })
  const replies = await Promise.all(Array.from({ length: 150 }, () => ask('/me')))
  const refused = replies.filter(({ status }) => status === 429)
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  const message = 'This is too much at once. Please wait a moment.'
  expect(await refused[0]?.json()).toEqual({ error: true, message })
  // Also where the call is not theirs to make, and in another session of theirs.
  const rest = Array.from({ length: 80 }, () => ask('/admin/users'))
  expect((await Promise.all(rest)).map(({ status }) => status)).toContain(429)
  const more = await signedIn('asha')
  const older = await Promise.all(Array.from({ length: 80 }, () => ask('/selectuserdata', more)))
  const told = older.find(({ status }) => status === 429)
  expect(await told?.json()).toEqual({ status: 429, error: message })
  expect((await ask('/me', ravi)).status).toBe(200)
})

test('all that is held about somebody is given ten times a minute, also where it is asked for together', async () => {
  await server.sql`insert into students (id, email, password_hash, first_name)
    values ('meera', 'meera@boli.test', '-', 'Meera')`
  const headers = { ...(await signedIn('meera')), 'content-type': 'application/json' }
  const body = JSON.stringify({ calls: Array.from({ length: 24 }, () => '/myData') })
  const reply = await fetch(`${server.url}/api/together`, { method: 'POST', headers, body })
  const replies: { status: number }[] = (await reply.json()).results.data
  const statuses = replies.map(({ status }) => status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses.at(-1)).toBe(429)
})

test('all that is held about two is read of one after the other', async () => {
  const asked: string[] = []
  const noting = (who: string) =>
    new Proxy(server.sql, {
      apply: (...[sql, self, words]) => {
        asked.push(who)
        return Reflect.apply(sql, self, words)
      },
    })
  const read = (id: string) =>
    dataOf(noting(id), { id, email: `${id}@boli.test`, isValidated: true } as Student, now)
  await Promise.all([read('asha'), read('ravi')])
  expect(asked.filter((who, at) => who !== asked[at - 1])).toEqual(['asha', 'ravi'])
})

test('with RATE_LIMITS=off nobody counts', async () => {
  const headers = await signedIn('asha', unlimited)
  const ask = () => fetch(`${unlimited.url}/api/me`, { headers })
  const replies = await Promise.all(Array.from({ length: 150 }, ask))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  for (let n = 0; n < 4; n += 1) expect((await signUp(unlimited)).status).toBe(200)
})

let newcomers = 0
async function signUp({ url } = server, from = '203.0.113.7', more: object = {}) {
  newcomers += 1
  const email = `newcomer-${newcomers}@boli.test`
  const body = { email, password: 'seven ripe mangoes', name: 'Asha Rao', isNotValidated: true, ...more }
  return fetch(`${url}/api/newsignup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
}

test('a network opens so many accounts in a day, and no more at once', async () => {
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => signUp()))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 429, 429])
  const refused = await signUp()
  expect(refused.headers.get('retry-after')).toBe(String(24 * 60 * 60))
  const message =
    'Many accounts have been opened from your network today. Please try again tomorrow, or write to us.'
  expect(await refused.json()).toEqual({ error: true, message, errors: [{ field: 'email', message }] })
  expect((await signUp(server, '203.0.113.8')).status).toBe(200)
  const [row] =
    await server.sql`select count(*)::int as n from students where email = ${`newcomer-${newcomers - 1}@boli.test`}`
  expect(row?.n).toBe(0)
  now = new Date(now.getTime() + 24 * hour + 1)
  expect((await signUp()).status).toBe(200)
})

test('the second half of an IPv6 address makes nobody another', async () => {
  for (const end of ['1', '2']) expect((await signUp(server, `2001:db8:1:2::${end}`)).status).toBe(200)
  expect((await signUp(server, '2001:db8:1:2:aaaa::3')).status).toBe(429)
  expect((await signUp(server, '2001:db8:1:3::1')).status).toBe(200)
})

test('nor does it for wrong passwords, wrong codes, and mails that are asked for', async () => {
  const { sql } = server
  const address = '2001:db8:1:2::/64'
  const thirty = <Row extends object>(row: Row) => Array.from({ length: 30 }, () => row)
  await sql`insert into sign_in_attempts ${sql(thirty({ account: Buffer.from('x'), address, tried_at: now }))}`
  await sql`insert into code_attempts ${sql(thirty({ student_id: 'ravi', address, tried_at: now }))}`
  const asked = { email: 'x@boli.test', purpose: 'reset', url: '/', address, asked_at: now, answered_at: now }
  await sql`insert into link_requests ${sql(thirty(asked))}`
  const post = async (path: string, from: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const reply = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return reply.status
  }
  const ways = async (from: string) => [
    await post('/newlogin', from, { email: 'nobody@boli.test', password: 'wrong' }),
    await post('/forgot-password', from, { email: 'nobody@boli.test' }),
    await countCode(sql, { studentId: 'asha', address: from, now }).then(
      () => 'counted',
      (refusal) => refusal.status,
    ),
  ]
  expect(await ways('2001:db8:1:2:aaaa::3')).toEqual([429, 429, 429])
  expect(await ways('2001:db8:1:3:aaaa::3')).toEqual([401, 200, 'counted'])
})

test('from where somebody was signed in they have tries of their own, however often others guess', async () => {
  const { sql } = server
  const password = 'seven ripe mangoes'
  await sql`insert into students (id, email, password_hash, first_name)
    values ('mira', 'mira@boli.test', ${await hashPassword(password)}, 'Mira')`
  const [home, elsewhere] = ['2001:db8:5:6::1', '203.0.113.99']
  await openSession(sql, { studentId: 'mira', remember: false, address: home, device: '', now })
  await sql`update auth_sessions set revoked_at = ${now} where student_id = 'mira'`
  const post = async (path: string, from: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const asked = { method: 'POST', headers, body: JSON.stringify({ email: 'mira@boli.test', ...body }) }
    return (await fetch(`${server.url}/api${path}`, asked)).status
  }
  const signIn = (from: string, given = 'wrong') => post('/newlogin', from, { password: given })
  for (let n = 1; n <= 10; n += 1) expect(await signIn(`198.51.100.${n}`)).toBe(401)
  expect([await signIn(elsewhere), await signIn(elsewhere, password)]).toEqual([429, 429])
  expect(await signIn('2001:db8:5:6:7::8', password)).toBe(200)
  // Their own coming in gives the others no new tries.
  expect(await signIn(elsewhere)).toBe(429)
  const own = await Promise.all(Array.from({ length: 12 }, () => signIn(home)))
  expect(own.sort()).toEqual([...Array(10).fill(401), 429, 429])
  expect(await signIn(home, password)).toBe(429)
})

test('what was refused, or met a taken address, does not count, and signing in stays open', async () => {
  for (let n = 0; n < 3; n += 1) await signUp(server, '203.0.113.9', { email: 'asha@boli.test' })
  for (let n = 0; n < 40; n += 1) await signUp()
  expect((await signUp(server, '203.0.113.9')).status).toBe(200)
  const [tried] =
    await server.sql`select count(*)::int as n from sign_in_attempts where address = '203.0.113.7'`
  expect(tried?.n).toBe(0)
})

test('who signs up with many others at once is told of no wrong password', async () => {
  await server.sql`insert into sign_in_attempts ${server.sql(
    Array.from({ length: 30 }, (_, n) => ({
      account: Buffer.from(`${n}`),
      address: '203.0.113.12',
      tried_at: now,
    })),
  )}`
  const refused = await signUp(server, '203.0.113.12')
  expect(refused.status).toBe(429)
  expect((await refused.json()).message).toBe(
    'There were too many tries with this e-mail, or from your network, just now. Please wait a few minutes, then try again.',
  )
})

test('a class that signs in at once from behind one line is let in, each with the right password', async () => {
  const address = '203.0.113.13'
  await server.sql`insert into sign_in_attempts ${server.sql(
    Array.from({ length: 20 }, (_, n) => ({ account: Buffer.from(`${n}`), address, tried_at: now })),
  )}`
  const passwordHash = await hashPassword('aam-ka-ped-2026')
  const emails = Array.from({ length: 16 }, (_, n) => `class-${n}@boli.test`)
  await server.sql`insert into students ${server.sql(
    emails.map((email) => ({ id: email, email, password_hash: passwordHash, first_name: 'Asha' })),
  )}`
  const signIn = (email: string) =>
    fetch(`${server.url}/api/newlogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'aam-ka-ped-2026' }),
    })
  const statuses = (await Promise.all(emails.map(signIn))).map(({ status }) => status)
  expect(statuses).toEqual(Array(16).fill(200))
})

test('moving to taken addresses asks for as few of them as signing up', async () => {
  const headers = { ...(await signedIn('ravi')), 'content-type': 'application/json' }
  const move = (email: string) =>
    fetch(`${server.url}/api/update`, {
      method: 'PUT',
      headers: { ...headers, 'x-forwarded-for': '203.0.113.11' },
      body: JSON.stringify({ name: 'Ravi', surname: 'Rao', email, dob: '15-01-1990', country_id: 'IN' }),
    })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await move('asha@boli.test')).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
})

test('after a day it is forgotten from where', async () => {
  await signUp()
  const count = async () => (await server.sql`select from sign_ups`).length
  await sweepSignUps(server.sql, now)
  expect(await count()).toBe(1)
  await sweepSignUps(server.sql, new Date(now.getTime() + 25 * hour))
  expect(await count()).toBe(0)
})

test('after a quarter of an hour a wrong password is forgotten', async () => {
  const { sql } = server
  await countAttempt(sql, { email: 'asha@boli.test', address: '203.0.113.9', now, of: 'password' })
  const count = async () => (await sql`select from sign_in_attempts`).length
  await sweepSessions(sql, new Date(now.getTime() + 0.2 * hour))
  expect(await count()).toBe(1)
  await sweepSessions(sql, new Date(now.getTime() + 0.3 * hour))
  expect(await count()).toBe(0)
})
