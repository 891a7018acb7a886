import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Me } from '#calls/accounts.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let now = new Date('2026-03-01T10:00:00Z')
const password = 'a good नमस्ते password'

beforeAll(async () => {
  server = await startServer({ now: () => now })
  const hash = await hashPassword(password)
  await server.sql`insert into students (id, email, password_hash, first_name, last_name, role, is_active) values
    ('asha', 'Asha@boli.test', ${hash}, 'Asha', 'Rao', 'STUDENT', true),
    ('gone', 'gone@boli.test', ${hash}, 'Gone', '', 'STUDENT', false)`
})
afterAll(() => server.close())
beforeEach(() => server.sql`delete from sign_in_attempts`)

const minutes = (n: number) => n * 60_000

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}

async function ask(path: string, { body, bearer, cookie, method }: Asked = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(cookie ? { cookie: `boli_refresh=${cookie}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const setCookie = response.headers.get('set-cookie') ?? ''
  const refresh = /boli_refresh=([^;]*)/.exec(setCookie)?.[1] ?? ''
  return {
    status: response.status,
    body: await response.json(),
    headers: response.headers,
    setCookie,
    refresh,
  }
}

interface Asked {
  body?: unknown
  bearer?: string
  cookie?: string
  method?: string
}

async function signedIn(more: object = {}) {
  const reply = await ask('/signIn', { body: { email: 'asha@boli.test', password, ...more } })
  expect(reply.status).toBe(200)
  return { ...reply, bearer: reply.body.token as string }
}

const refresh = (cookie: string) => ask('/refreshToken', { method: 'POST', cookie })

test('signIn answers flat, with a bearer and the refresh cookie', async () => {
  const reply = await signedIn()
  expect(reply.body).toEqual({
    status: 200,
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { _id: 'asha', email: 'Asha@boli.test', role: 'STUDENT', firstName: 'Asha', lastName: 'Rao' },
  })
  expect(reply.setCookie).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict$/)
})

test('newlogin answers in the newer envelope', async () => {
  const reply = await ask('/newlogin', { body: { email: 'ASHA@boli.test', password } })
  expect(reply.status).toBe(200)
  expect(reply.body.error).toBe(false)
  expect(reply.body.results.data.user._id).toBe('asha')
})

test('with remember the cookie outlives the browser for seven days', async () => {
  expect((await signedIn({ remember: true })).setCookie).toContain('Max-Age=604800')
})

test.each(['asha@boli.test', 'nobody@boli.test'])(
  'a wrong pair is refused with one text: %s',
  async (email) => {
    const older = await ask('/signIn', { body: { email, password: 'wrong' } })
    expect(older.status).toBe(422)
    expect(older.body).toEqual({ status: 422, error: 'Invalid email and password combination.' })
    const newer = await ask('/newlogin', { body: { email, password: 'wrong' } })
    expect(newer.status).toBe(401)
    expect(newer.body).toEqual({ error: true, message: 'Invalid email and password combination.' })
  },
)

test('a disabled account does not sign in, even with its password', async () => {
  const body = { email: 'gone@boli.test', password }
  expect((await ask('/newlogin', { body })).status).toBe(401)
  expect((await ask('/signIn', { body })).body.error).toBe('Your account is disabled. Please write to us.')
})

test('disabling an account ends its sessions at once', async () => {
  const { bearer, refresh: cookie } = await signedIn()
  const { refresh: replaced } = await signedIn()
  await refresh(replaced)
  await server.sql`update students set is_active = false where id = 'asha'`
  expect((await ask('/me', { bearer })).status).toBe(401)
  expect((await refresh(cookie)).status).toBe(401)
  expect((await refresh(replaced)).status).toBe(401)
  await server.sql`update students set is_active = true where id = 'asha'`
})

test('fields in turn, in the words of the form', async () => {
  const told = async (body: object) => (await ask('/signIn', { body })).body
  expect(await told({})).toEqual({ status: 422, error: 'Email is Required' })
  expect(await told({ email: 'x', password })).toEqual({ status: 422, error: 'Email is Not Valid' })
  expect(await told({ email: 'a@b.cd' })).toEqual({ status: 422, error: 'Password is Required' })
  const newer = await ask('/newlogin', { body: { email: 'a@b.cd' } })
  expect(newer.status).toBe(400)
  expect(newer.body).toEqual({
    error: true,
    message: 'Please fill all the fields correctly!',
    errors: [{ field: 'password', message: 'Password is Required' }],
  })
})

test('malformed JSON is a 400 in the family of its call', async () => {
  const older = await ask('/signIn', { body: '{"email":' })
  expect([older.status, older.body]).toEqual([400, { status: 400, error: 'This request could not be read.' }])
  const newer = await ask('/newlogin', { body: '{"email":' })
  expect([newer.status, newer.body]).toEqual([
    400,
    { error: true, message: 'This request could not be read.' },
  ])
})

test('a body past one MiB is a 413', async () => {
  const reply = await ask('/signIn', { body: { email: 'a@b.cd', password: 'x'.repeat(1024 * 1024) } })
  expect([reply.status, reply.body]).toEqual([413, { status: 413, error: 'This is too large.' }])
})

test('another content type is a 415', async () => {
  const response = await fetch(`${server.url}/api/newlogin`, { method: 'POST', body: 'email=a' })
  expect(response.status).toBe(415)
})

test.each(['/nope', '/%zz', '/me/nope'])(
  'an unknown path is a JSON 404 or 400, never a page: %s',
  async (path) => {
    const reply = await ask(path)
    expect(reply.status).toBe(path === '/%zz' ? 400 : 404)
    expect(reply.body.error).toBe(true)
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('a literal path works with a trailing slash', async () => {
  expect((await ask('/signIn/', { body: {} })).status).toBe(422)
})

test('me is the whole entity of the wire', async () => {
  await server.sql`insert into subscriptions
    (id, student_id, language_id, plan_nickname, provider, is_paid, starts_at, ends_at) values
    ('free', 'asha', 'hindi', 'Free Plan', 'sandbox', false, '2026-01-01Z', '2028-01-01Z'),
    ('ended', 'asha', 'hindi', 'Monthly', 'sandbox', true, '2026-01-01Z', '2026-02-01Z'),
    ('paid', 'asha', 'hindi', 'Annual', 'sandbox', true, '2026-02-01Z', '2045-02-01Z')`
  await server.sql`insert into credit_entries (student_id, amount, reason, source, dedupe_key) values
    ('asha', 10, 'lesson', 'lesson', 'a'), ('asha', 50, 'course', 'course', 'b'), ('asha', -5, 'gift', 'admin', 'c')`
  const { bearer } = await signedIn()
  const reply = await ask('/me', { bearer })
  const me = Me.parse(reply.body.results.data)
  expect(me).toMatchObject({
    _id: 'asha',
    isNotValidated: true,
    isActive: true,
    isStarUser: false,
    credit: 55,
  })
  expect(me.subscription).toEqual({
    status: 'active',
    plan: { nickname: 'Annual' },
    current_period_start: Date.UTC(2026, 1, 1) / 1000,
    current_period_end: Date.UTC(2045, 1, 1) / 1000,
  })
})

test('me without a bearer, or with a made-up one, is a 401', async () => {
  expect(await ask('/me')).toMatchObject({ status: 401, body: { message: 'Please sign in to go on.' } })
  expect((await ask('/me', { bearer: 'made-up' })).status).toBe(401)
})

test('a bearer in the address opens nothing', async () => {
  const { bearer } = await signedIn()
  for (const name of ['token', 'access_token', 'bearer', 'authorization', 'refresh']) {
    const reply = await ask(`/me?${name}=${bearer}`)
    expect([reply.status, reply.setCookie], name).toEqual([401, ''])
  }
  const renewed = await ask(`/refreshToken?token=${bearer}`, { method: 'POST' })
  expect([renewed.status, renewed.refresh]).toEqual([401, ''])
})

test('a bearer ends after fifteen minutes, and a refresh brings another', async () => {
  const { bearer, refresh: cookie } = await signedIn()
  later(minutes(14))
  expect((await ask('/me', { bearer })).status).toBe(200)
  later(minutes(2))
  expect((await ask('/me', { bearer })).status).toBe(401)
  const renewed = await refresh(cookie)
  expect(renewed.body).toEqual({ status: 200, data: expect.any(String), user: { _id: 'asha' } })
  expect(renewed.refresh).not.toBe(cookie)
  expect((await ask('/me', { bearer: renewed.body.data })).status).toBe(200)
})

test('two tabs that refresh at once both go on, with the same next cookie', async () => {
  const { refresh: cookie } = await signedIn()
  const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.refresh).toBe(two.refresh)
  expect((await ask('/me', { bearer: one.body.data })).status).toBe(200)
  expect((await ask('/me', { bearer: two.body.data })).status).toBe(200)
  later(minutes(1))
  expect((await refresh(one.refresh)).status).toBe(200)
})

test('a replaced refresh token after 30 s ends the family and its bearers', async () => {
  const { refresh: stolen } = await signedIn()
  const renewed = await refresh(stolen)
  later(29_000)
  expect((await refresh(stolen)).status).toBe(200)
  later(2_000)
  const reply = await refresh(stolen)
  expect([reply.status, reply.body.error]).toEqual([401, 'Please sign in to go on.'])
  expect((await ask('/me', { bearer: renewed.body.data })).status).toBe(401)
  expect((await refresh(renewed.refresh)).status).toBe(401)
})

test('one family does not end another', async () => {
  const first = await signedIn()
  const second = await signedIn()
  await ask('/logout', { bearer: first.bearer })
  expect((await ask('/me', { bearer: second.bearer })).status).toBe(200)
})

test('logout ends the session on the server and clears the cookie', async () => {
  const { bearer, refresh: replaced } = await signedIn()
  const { refresh: cookie } = await refresh(replaced)
  const reply = await ask('/logout', { bearer })
  expect(reply.body).toEqual({
    error: false,
    message: 'You are signed out.',
    results: { data: { message: 'You are signed out.' } },
  })
  expect(reply.setCookie).toContain('boli_refresh=;')
  expect((await ask('/me', { bearer })).status).toBe(401)
  // Nor does the token that was just replaced go on, though it is honoured for 30 s.
  expect((await refresh(replaced)).status).toBe(401)
  expect((await refresh(cookie)).status).toBe(401)
})

test.each([
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
])('logout is for scripts of our own pages, not for %j', async (from) => {
  const { bearer } = await signedIn()
  const headers = { ...from, authorization: `Bearer ${bearer}` }
  for (const method of ['GET', 'HEAD'])
    expect((await fetch(`${server.url}/api/logout`, { method, headers })).status).toBe(403)
  expect((await ask('/me', { bearer })).status).toBe(200)
  const script = { ...headers, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
  expect((await fetch(`${server.url}/api/logout`, { headers: script })).status).toBe(200)
})

test('refreshing without a cookie is a 401', async () => {
  const reply = await ask('/refreshToken', { method: 'POST' })
  expect(reply.body).toMatchObject({ status: 401, error: 'Please sign in to go on.' })
})

test('a session unused for thirty days is over', async () => {
  const { refresh: cookie } = await signedIn()
  later(31 * 24 * 60 * minutes(1))
  expect((await refresh(cookie)).status).toBe(401)
})

test('and after ninety days, however often it was used', async () => {
  const day = 24 * 60 * minutes(1)
  let { refresh: cookie } = await signedIn()
  for (const days of [29, 29, 29]) {
    later(days * day)
    const renewed = await refresh(cookie)
    expect(renewed.status).toBe(200)
    cookie = renewed.refresh
  }
  later(2 * day)
  const last = await refresh(cookie)
  expect(last.status).toBe(200)
  later(day)
  expect((await ask('/me', { bearer: last.body.data })).status).toBe(401)
  expect((await refresh(last.refresh)).status).toBe(401)
})

test('signing in anew ends the session that this browser had', async () => {
  const before = await signedIn()
  const elsewhere = await signedIn()
  const body = { email: 'asha@boli.test', password }
  const again = await ask('/signIn', { body, cookie: before.refresh })
  expect((await ask('/me', { bearer: before.bearer })).status).toBe(401)
  expect((await refresh(before.refresh)).status).toBe(401)
  for (const { bearer } of [elsewhere, { bearer: again.body.token }])
    expect((await ask('/me', { bearer })).status).toBe(200)
})

test('an id alone, as the list of devices tells it, ends nothing', async () => {
  const { bearer, refresh: cookie } = await signedIn()
  await ask('/signIn', { body: { email: 'asha@boli.test', password }, cookie: `${cookie.split('.')[0]}.x` })
  expect((await ask('/me', { bearer })).status).toBe(200)
})

test('after ten wrong passwords even the right one waits for fifteen minutes', async () => {
  const wrong = () => ask('/newlogin', { body: { email: 'asha@boli.test', password: 'wrong' } })
  const replies = await Promise.all(Array.from({ length: 12 }, wrong))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
  const refused = await ask('/signIn', { body: { email: 'asha@boli.test', password } })
  expect(refused.status).toBe(429)
  expect(refused.body.error).toBe('Too many wrong passwords. Please wait a few minutes, then try again.')
  expect(refused.headers.get('retry-after')).toBe('900')
  later(minutes(15) + 1)
  await signedIn()
})

test('who is refused is told the wait of the limit that is full, not of another', async () => {
  const wrong = (email: string) => ask('/newlogin', { body: { email, password: 'wrong' } })
  await wrong('ravi@boli.test')
  later(minutes(10))
  await Promise.all(Array.from({ length: 10 }, () => wrong('asha@boli.test')))
  expect((await wrong('asha@boli.test')).headers.get('retry-after')).toBe('900')
  later(minutes(15) + 1)
})

test('thirty wrong passwords from one address are the limit, whoever they are for', async () => {
  const wrong = (n: number) => ask('/newlogin', { body: { email: `who${n}@boli.test`, password: 'wrong' } })
  const statuses = (await Promise.all(Array.from({ length: 36 }, (_, n) => wrong(n)))).map(
    ({ status }) => status,
  )
  expect(statuses.toSorted()).toEqual([...Array(30).fill(401), ...Array(6).fill(429)])
})

test('the unknown account takes as long as the known one', async () => {
  const time = async (email: string) => {
    const from = process.cpuUsage()
    await ask('/newlogin', { body: { email, password: 'wrong' } })
    // What it cost the server, which is this process: what else the machine does is not counted.
    const { user, system } = process.cpuUsage(from)
    return user + system
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[3] ?? 0
  const [knownTimes, unknownTimes]: [number[], number[]] = [[], []]
  // By turns, so that whatever else the machine does slows both.
  for (let n = 0; n < 7; n += 1) {
    knownTimes.push(await time('asha@boli.test'))
    unknownTimes.push(await time('nobody@boli.test'))
  }
  const [known, unknown] = [middle(knownTimes), middle(unknownTimes)]
  expect(unknown).toBeGreaterThan(known / 2)
  expect(known).toBeGreaterThan(unknown / 2)
})
