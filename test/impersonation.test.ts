import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let now = new Date('2026-03-01T10:00:00Z')
const password = 'mango kite monsoon'

beforeAll(async () => {
  server = await startServer({ now: () => now, env: { RATE_LIMITS: 'off' } })
  const hash = await hashPassword(password)
  await server.sql`insert into students (id, email, password_hash, first_name, last_name, role, is_active) values
    ('anu', 'anu@boli.test', ${hash}, 'Anu', 'Sharma', 'ADMIN', true),
    ('ravi', 'ravi@boli.test', ${hash}, 'Ravi', '', 'ADMIN', true),
    ('asha', 'Asha@boli.test', ${hash}, 'Asha', 'Rao', 'STUDENT', true),
    ('gone', 'gone@boli.test', ${hash}, 'Gone', '', 'STUDENT', false)`
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 3 * 3_600_000)
  await server.sql`delete from impersonations`
})

interface Asked {
  body?: unknown
  bearer?: string
  cookie?: string
  method?: string
}

async function ask(path: string, { body, bearer, cookie, method }: Asked = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(cookie ? { cookie: `boli_refresh=${cookie}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const cookies = response.headers.getSetCookie().join('\n')
  const cookieSet = /boli_refresh=([^;]*)/.exec(cookies)?.[1] ?? ''
  return { status: response.status, body: await response.json(), cookie: cookieSet }
}

async function signedIn(email: string) {
  const { body, cookie } = await ask('/newlogin', { body: { email, password } })
  return { bearer: body.results.data.token as string, cookie }
}

async function asAsha() {
  const admin = await signedIn('anu@boli.test')
  const reply = await ask('/impersonateUser', { body: { email: 'asha@boli.test' }, bearer: admin.bearer })
  expect(reply.status).toBe(200)
  return { admin, bearer: reply.body.results.data.token as string, cookie: reply.cookie }
}

const me = async (bearer: string) => (await ask('/me', { bearer })).body.results?.data

test('an admin becomes a student, and me says who looks', async () => {
  const { bearer } = await asAsha()
  expect(await me(bearer)).toMatchObject({
    _id: 'asha',
    role: 'STUDENT',
    impersonatedBy: { name: 'Anu Sharma', email: 'anu@boli.test' },
  })
  expect((await me((await signedIn('asha@boli.test')).bearer)).impersonatedBy).toBeNull()
})

test('it is logged: who, whom, when, from where', async () => {
  const { bearer, admin } = await asAsha()
  const listed = async () => (await ask('/admin/impersonations', { bearer: admin.bearer })).body.results.data
  expect(await listed()).toEqual([
    {
      id: expect.any(String),
      admin: { id: 'anu', name: 'Anu Sharma', email: 'anu@boli.test' },
      student: { id: 'asha', name: 'Asha Rao', email: 'Asha@boli.test' },
      address: '127.0.0.1',
      startedAt: now.toISOString(),
      endsAt: new Date(now.getTime() + 3_600_000).toISOString(),
      isRunning: true,
    },
  ])
  now = new Date(now.getTime() + 60_000)
  await ask('/endImpersonation', { bearer, method: 'POST' })
  expect(await listed()).toMatchObject([{ endsAt: now.toISOString(), isRunning: false }])
  expect((await ask('/admin/impersonations', { bearer })).status).toBe(401)
})

test('the log goes on with a cursor', async () => {
  const { bearer } = await signedIn('anu@boli.test')
  await server.sql`insert into impersonations (id, admin_id, student_id, session_id, address, started_at, ends_at)
    select 'log-' || n, 'anu', 'asha', '', '', ${now}, ${now} from generate_series(1, 60) n`
  const first = (await ask('/admin/impersonations', { bearer })).body.results
  expect(first.data).toHaveLength(50)
  const next = (await ask(`/admin/impersonations?cursor=${first.next}`, { bearer })).body.results
  expect(next.data).toHaveLength(10)
  expect(next.next).toBeUndefined()
})

test('the log is searched by either of the two, and by day', async () => {
  const { bearer } = await signedIn('anu@boli.test')
  const rows = [
    ['log-1', 'anu', 'asha', '2026-01-10T10:00:00Z'],
    ['log-2', 'ravi', 'asha', '2026-01-11T10:00:00Z'],
    ['log-3', 'ravi', 'gone', '2026-01-12T10:00:00Z'],
  ] as const
  for (const [id, admin, student, at] of rows)
    await server.sql`insert into impersonations (id, admin_id, student_id, session_id, address, started_at, ends_at)
      values (${id}, ${admin}, ${student}, '', '', ${at}, ${at})`
  const found = async (query: Record<string, string>) => {
    const { body } = await ask(`/admin/impersonations?${new URLSearchParams(query)}`, { bearer })
    return body.results.data.map(({ id }: { id: string }) => id)
  }
  expect(await found({ search: 'ASHA r' })).toEqual(['log-2', 'log-1'])
  expect(await found({ search: 'ravi@boli' })).toEqual(['log-3', 'log-2'])
  expect(await found({ search: 'gone' })).toEqual(['log-3'])
  expect(await found({ search: 'as%a' })).toEqual([])
  expect(await found({ from: '2026-01-11T00:00:00Z', until: '2026-01-12T00:00:00Z' })).toEqual(['log-2'])
  expect(await found({ search: 'asha', until: '2026-01-11T00:00:00Z' })).toEqual(['log-1'])
})

test('stopping gives the admin their own session back', async () => {
  const { bearer, cookie, admin } = await asAsha()
  const back = await ask('/endImpersonation', { bearer, method: 'POST' })
  expect(back.status).toBe(200)
  expect(back.body.results.data.user._id).toBe('anu')
  expect(await me(back.body.results.data.token)).toMatchObject({ _id: 'anu', impersonatedBy: null })
  expect((await ask('/me', { bearer })).status).toBe(401)
  expect((await ask('/refreshToken', { method: 'POST', cookie })).status).toBe(401)
  const renewed = await ask('/refreshToken', { method: 'POST', cookie: back.cookie })
  expect(await me(renewed.body.data)).toMatchObject({ _id: 'anu' })
  const mine = (await ask('/sessions', { bearer: renewed.body.data })).body.results.data
  expect(mine.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
  expect((await ask('/me', { bearer: admin.bearer })).status).toBe(200)
})

test('who is nobody else cannot stop being somebody', async () => {
  const { bearer } = await signedIn('anu@boli.test')
  expect((await ask('/endImpersonation', { bearer, method: 'POST' })).status).toBe(409)
})

test.each([
  [{}, 400, 'Please enter user email address'],
  [{ email: ' ' }, 400, 'Please enter user email address'],
  [{ email: 'asha' }, 400, 'Please enter a valid email address'],
  [{ email: 'nobody@boli.test' }, 400, 'There is no student with this e-mail.'],
  [{ email: 'asha@boli.test', userId: 'gone' }, 400, 'There is no student with this e-mail.'],
  [{ email: 'gone@boli.test' }, 400, 'This account is disabled.'],
  [{ email: 'ravi@boli.test' }, 403, 'An admin cannot be impersonated.'],
])('%j is refused', async (body, status, message) => {
  const { bearer } = await signedIn('anu@boli.test')
  const reply = await ask('/impersonateUser', { body, bearer })
  expect(reply).toMatchObject({ status, body: { error: true, message } })
  expect(await server.sql`select from impersonations`).toHaveLength(0)
})

test('a student cannot, nor an admin while being a student', async () => {
  const student = await signedIn('asha@boli.test')
  const body = { email: 'gone@boli.test' }
  expect((await ask('/impersonateUser', { body, bearer: student.bearer })).status).toBe(403)
  expect((await ask('/impersonateUser', { body, bearer: (await asAsha()).bearer })).status).toBe(403)
  expect((await ask('/impersonateUser', { body })).status).toBe(401)
})

test('it lasts an hour, however often it is refreshed', async () => {
  let { cookie } = await asAsha()
  for (let minute = 0; minute < 50; minute += 10) {
    now = new Date(now.getTime() + 600_000)
    const renewed = await ask('/refreshToken', { method: 'POST', cookie })
    expect(renewed.status).toBe(200)
    cookie = renewed.cookie
  }
  const { body } = await ask('/refreshToken', { method: 'POST', cookie })
  now = new Date(now.getTime() + 601_000)
  expect((await ask('/me', { bearer: body.data })).status).toBe(401)
  expect((await ask('/refreshToken', { method: 'POST', cookie })).status).toBe(401)
})

const own = { name: 'Asha', surname: 'Rao', email: 'mine@boli.test', dob: '15-01-1990', country_id: 'IN' }
test.each([
  [
    'PUT',
    '/change-password',
    { old_password: password, new_password: 'kite in the rain', c_password: 'kite in the rain' },
  ],
  ['POST', '/updateUserPassword', { newPassword: 'kite in the rain', confirmPassword: 'kite in the rain' }],
  ['POST', '/logoutEverywhere', {}],
  ['PUT', '/update', own],
  [
    'PUT',
    '/updatenotificationdata',
    { teachernotificationstatus: 'false', commentnotificationstatus: 'false' },
  ],
  ['GET', '/myData', undefined],
  ['POST', '/deleteAccount', { password }],
  ['GET', '/sessions', undefined],
])('%s %s is for the student in person', async (method, path, body) => {
  const before = await server.sql`select * from students where id = 'asha'`
  const { bearer } = await asAsha()
  const reply = await ask(path, { method, bearer, body })
  expect(reply.status).toBe(403)
  expect(await server.sql`select * from students where id = 'asha'`).toEqual(before)
})

test('it ends when the admin is one no more, is disabled, or signs out', async () => {
  const first = await asAsha()
  await server.sql`update students set role = 'STUDENT' where id = 'anu'`
  expect((await ask('/me', { bearer: first.bearer })).status).toBe(401)
  await server.sql`update students set role = 'ADMIN' where id = 'anu'`
  await server.sql`update students set is_active = false where id = 'anu'`
  expect((await ask('/me', { bearer: first.bearer })).status).toBe(401)
  await server.sql`update students set is_active = true where id = 'anu'`
  const second = await asAsha()
  await ask('/logout', { bearer: second.admin.bearer })
  expect((await ask('/me', { bearer: second.bearer })).status).toBe(401)
})

test('the student sees that somebody looks, and can end it', async () => {
  const { bearer } = await asAsha()
  const student = await signedIn('asha@boli.test')
  const listed = (await ask('/sessions', { bearer: student.bearer })).body.results.data
  const looking = listed.find((one: { isImpersonation: boolean }) => one.isImpersonation)
  expect(looking.address).toBe('')
  await ask(`/sessions/${looking.id}`, { bearer: student.bearer, method: 'DELETE' })
  expect((await ask('/me', { bearer })).status).toBe(401)
})
