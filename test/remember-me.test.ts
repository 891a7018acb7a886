import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { type Asked, browserAt } from './browser-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let now = new Date('2026-03-01T10:00:00Z')
const email = 'Asha@boli.test'
const password = 'seven ripe mangoes'
const minute = 60_000
const day = 24 * 60 * minute

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  const hash = await hashPassword(password)
  await server.sql`delete from sign_in_attempts`
  await server.sql`delete from students`
  await server.sql`insert into students (id, email, password_hash, first_name) values
    ('asha', ${email}, ${hash}, 'Asha'), ('ravi', 'ravi@boli.test', ${hash}, 'Ravi')`
})

function browser() {
  const { jar, ask: asked } = browserAt(server.url)
  const ask = (path: string, given: Asked = {}) => asked(path, { method: 'POST', ...given })
  const signIn = (body: object) => ask('/signIn', { body: { email, ...body } })
  return { jar, ask, signIn }
}

async function remembered() {
  const visitor = browser()
  const { status, body, cookies } = await visitor.signIn({ password, remember: true })
  expect(status).toBe(200)
  return { ...visitor, bearer: body.token as string, cookies }
}

const strange = 'This device is not remembered any more. Please type your password.'

test('with remember three cookies last seven days, and only the page’s own two can be read', async () => {
  const { cookies } = await remembered()
  const [token, address, checked] = ['boli_device', 'boli_email', 'boli_remember'].map((name) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`)),
  )
  expect(token).toMatch(/^boli_device=[\w-]{43}; Max-Age=604800; Path=\/api; HttpOnly; SameSite=Strict$/)
  expect(address).toBe('boli_email=Asha@boli.test; Max-Age=604800; Path=/; SameSite=Strict')
  expect(checked).toBe('boli_remember=true; Max-Age=604800; Path=/; SameSite=Strict')
})

test('the password is in no cookie, and the token is kept as a hash', async () => {
  const { jar, cookies } = await remembered()
  expect(decodeURIComponent(cookies.join('\n'))).not.toContain(password)
  const token = jar.get('boli_device') ?? ''
  const [device] = await server.sql`select token_hash, student_id from remembered_devices`
  expect(device?.student_id).toBe('asha')
  expect(device?.token_hash.toString('base64url')).not.toBe(token)
  expect(device?.token_hash).toHaveLength(32)
})

test('a remembered device signs in without a password, after signing out too', async () => {
  const { ask, signIn, bearer } = await remembered()
  await ask('/logout', { method: 'GET', bearer })
  const reply = await signIn({ remembered: true })
  expect([reply.status, reply.body.user._id]).toEqual([200, 'asha'])
  expect(reply.cookies.find((cookie) => cookie.startsWith('boli_refresh='))).toContain('Max-Age=604800')
  expect((await ask('/me', { method: 'GET', bearer: reply.body.token })).status).toBe(200)
})

test('it is remembered for seven days after the last time, and no longer', async () => {
  const { signIn } = await remembered()
  now = new Date(now.getTime() + 6 * day)
  expect((await signIn({ remembered: true })).status).toBe(200)
  now = new Date(now.getTime() + 6 * day)
  expect((await signIn({ remembered: true })).status).toBe(200)
  now = new Date(now.getTime() + 8 * day)
  const reply = await signIn({ remembered: true })
  expect([reply.status, reply.body.error]).toEqual([422, strange])
  expect(reply.cookies.join()).toContain('boli_device=;')
})

test('and for ninety days after the password at most, however often', async () => {
  const { signIn } = await remembered()
  for (let n = 0; n < 14; n += 1) {
    now = new Date(now.getTime() + 6 * day)
    expect((await signIn({ remembered: true })).status).toBe(200)
  }
  now = new Date(now.getTime() + 6 * day)
  expect((await signIn({ remembered: true })).status).toBe(422)
})

test('a device opens only the account that it was remembered for, and one text tells nothing', async () => {
  const { ask } = await remembered()
  for (const other of ['ravi@boli.test', 'nobody@boli.test']) {
    const reply = await (await remembered()).signIn({ email: other, remembered: true })
    expect([reply.status, reply.body]).toEqual([422, { status: 422, error: strange }])
  }
  const newer = await browser().ask('/newlogin', { body: { email, remembered: true } })
  expect([newer.status, newer.body]).toEqual([401, { error: true, message: strange }])
  expect((await ask('/signIn', { body: { remembered: true } })).body.error).toBe('Email is Required')
})

test('a disabled account is not opened by its device', async () => {
  const { signIn } = await remembered()
  await server.sql`update students set is_active = false where id = 'asha'`
  expect((await signIn({ remembered: true })).body.error).toBe(
    'Your account is disabled. Please write to us.',
  )
})

test.each(['forgetMe', 'unchecked', 'unchecked while remembered'])('%s forgets the device', async (way) => {
  const { ask, signIn, jar } = await remembered()
  const token = jar.get('boli_device') ?? ''
  if (way === 'forgetMe') expect((await ask('/forgetMe')).status).toBe(200)
  if (way === 'unchecked') expect((await signIn({ password, remember: false })).status).toBe(200)
  if (way === 'unchecked while remembered') {
    const reply = await signIn({ remembered: true, remember: false })
    expect(reply.cookies.find((cookie) => cookie.startsWith('boli_refresh='))).not.toContain('Max-Age')
  }
  expect([...jar.keys()].filter((name) => name !== 'boli_refresh')).toEqual([])
  jar.set('boli_device', token)
  expect((await signIn({ remembered: true })).status).toBe(422)
})

test('a sign-in that says nothing of remembering leaves it as it is', async () => {
  const { signIn, jar } = await remembered()
  const token = jar.get('boli_device')
  await signIn({ password })
  expect(jar.get('boli_device')).toBe(token)
  expect((await signIn({ remembered: true })).status).toBe(200)
})

test('signing out everywhere ends every session and every remembered device', async () => {
  const one = await remembered()
  const two = await remembered()
  const reply = await one.ask('/logoutEverywhere', { bearer: one.bearer })
  expect(reply.body.results.data.message).toBe('You are signed out everywhere.')
  expect(one.jar.size).toBe(0)
  for (const { ask, bearer } of [one, two]) {
    expect((await ask('/me', { method: 'GET', bearer })).status).toBe(401)
  }
  expect((await two.ask('/refreshToken')).status).toBe(401)
  expect((await two.signIn({ remembered: true })).status).toBe(422)
})

test('a device that was remembered signs its owner out everywhere, too', async () => {
  const one = await remembered()
  const two = await remembered()
  const { body } = await two.signIn({ remembered: true })
  expect((await two.ask('/logoutEverywhere', { bearer: body.token })).status).toBe(200)
  expect((await one.ask('/me', { method: 'GET', bearer: one.bearer })).status).toBe(401)
  expect((await one.signIn({ remembered: true })).status).toBe(422)
})

const change = {
  old_password: password,
  new_password: 'eight ripe mangoes',
  c_password: 'eight ripe mangoes',
}

test('a password change keeps this session, ends the others and forgets every device', async () => {
  const here = await remembered()
  const there = await remembered()
  const reply = await here.ask('/change-password', { method: 'PUT', bearer: here.bearer, body: change })
  expect(reply.body).toEqual({
    status: 200,
    message: 'Password changed successfully.',
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await here.ask('/me', { method: 'GET', bearer: reply.body.token })).status).toBe(200)
  expect((await here.ask('/refreshToken')).status).toBe(200)
  expect(here.jar.has('boli_device')).toBe(false)
  expect((await there.ask('/me', { method: 'GET', bearer: there.bearer })).status).toBe(401)
  expect((await there.signIn({ remembered: true })).status).toBe(422)
  expect((await there.signIn({ password })).status).toBe(422)
  expect((await there.signIn({ password: 'eight ripe mangoes' })).status).toBe(200)
})

test.each([
  [{}, 'All password fields are mandatory.'],
  [{ ...change, c_password: 'another' }, 'The new password and confirm password does not match.'],
  [{ ...change, new_password: 'mango', c_password: 'mango' }, 'Password length should be greater than 5'],
  [{ ...change, old_password: 'wrong' }, 'The old password is not right.'],
  [
    { ...change, new_password: 'asha@boli.test', c_password: 'asha@boli.test' },
    'Your e-mail address is the first password that somebody would try. Please choose another.',
  ],
])('a change with %j is a 422: %s', async (body, sentence) => {
  const { ask, bearer } = await remembered()
  const reply = await ask('/change-password', { method: 'PUT', bearer, body })
  expect([reply.status, reply.body]).toEqual([422, { status: 422, error: sentence }])
})

test('old passwords cannot be guessed from inside either', async () => {
  const { ask, bearer } = await remembered()
  const guess = () =>
    ask('/change-password', { method: 'PUT', bearer, body: { ...change, old_password: 'x' } })
  for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(422)
  expect((await guess()).status).toBe(429)
})

const fresh = { newPassword: 'kheer', confirmPassword: 'kheer' }

test('just after signing in with the password, a new one needs no old one; ten minutes later it does', async () => {
  const { ask, signIn, bearer } = await remembered()
  const body = { newPassword: 'golgappa', confirmPassword: 'golgappa' }
  expect((await ask('/updateUserPassword', { bearer, body })).body.message).toBe(
    'Password changed successfully.',
  )
  const later = await signIn({ password: 'golgappa' })
  now = new Date(now.getTime() + 10 * minute)
  const asked = { bearer: later.body.token }
  const refused = await ask('/updateUserPassword', { ...asked, body: fresh })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Please give your current password too: you signed in a while ago.',
  ])
  const wrong = await ask('/updateUserPassword', { ...asked, body: { ...fresh, oldPassword: 'x' } })
  expect([wrong.status, wrong.body.message]).toEqual([400, 'The current password is not right.'])
  const given = await ask('/updateUserPassword', { ...asked, body: { ...fresh, oldPassword: 'golgappa' } })
  expect(given.status).toBe(200)
})

test('a remembered sign-in is none with the password', async () => {
  const { ask, signIn } = await remembered()
  const bearer = (await signIn({ remembered: true })).body.token
  expect((await ask('/updateUserPassword', { bearer, body: fresh })).status).toBe(403)
})

test.each([
  [{ newPassword: 'khee', confirmPassword: 'khee' }, 'A minimum 5 characters new password contains'],
  [{ newPassword: 'kheer', confirmPassword: 'Kheer' }, 'Confirm password and new password should be same'],
  [{ newPassword: 'kheer ', confirmPassword: 'kheer ' }, 'A password cannot begin or end with a blank.'],
  [
    { newPassword: 'qwerty', confirmPassword: 'qwerty' },
    'This password is one of the most common ones. Please choose another.',
  ],
])('a new password like %j is a 400: %s', async (body, sentence) => {
  const { ask, bearer } = await remembered()
  const reply = await ask('/updateUserPassword', { bearer, body })
  expect([reply.status, reply.body.message]).toEqual([400, sentence])
})

test('an admin who looks through a student’s eyes changes no password and signs nobody out', async () => {
  const { ask, bearer } = await remembered()
  await server.sql`update students set role = 'ADMIN' where id = 'ravi'`
  await server.sql`update auth_sessions set impersonator_id = 'ravi' where student_id = 'asha'`
  const replies = [
    await ask('/change-password', { method: 'PUT', bearer, body: change }),
    await ask('/updateUserPassword', { bearer, body: fresh }),
    await ask('/logoutEverywhere', { bearer }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
})

test.each(['https://evil.test', 'null', 'http://127.0.0.1.evil.test'])(
  'calls that a cookie speaks for refuse a page of %s',
  async (origin) => {
    const { ask, jar } = await remembered()
    const kept = new Map(jar)
    const replies = [
      await ask('/refreshToken', { origin }),
      await ask('/forgetMe', { origin }),
      await ask('/signIn', { origin, body: { email, remembered: true } }),
      await ask('/newlogin', { origin, body: { email, remembered: true } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(jar).toEqual(kept)
  },
)

test('and answer a page of the academy', async () => {
  const { ask } = await remembered()
  const here = await ask('/refreshToken', { origin: server.url })
  const published = await ask('/refreshToken', { origin: server.config.publicUrl })
  expect([here.status, published.status]).toEqual([200, 200])
})

test('a cookie that was planted beforehand becomes nobody’s session', async () => {
  const attacker = await remembered()
  const victim = browser()
  for (const [name, value] of attacker.jar) victim.jar.set(name, value)
  const planted = victim.jar.get('boli_refresh')
  await victim.ask('/signIn', { body: { email: 'ravi@boli.test', password } })
  expect(victim.jar.get('boli_refresh')).not.toBe(planted)
  // Signing in ended what was planted, for whoever planted it too.
  expect((await attacker.ask('/refreshToken')).status).toBe(401)
  const renewed = await victim.ask('/refreshToken')
  const me = await victim.ask('/me', { method: 'GET', bearer: renewed.body.data })
  expect(me.body.results.data._id).toBe('ravi')
})
