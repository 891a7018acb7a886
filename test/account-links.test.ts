import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendActivationLink } from '#server/accounts/links/activation-link.ts'
import { answerRequest } from '#server/accounts/links/link-requests.ts'
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/passwords.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let now = new Date('2026-03-01T10:00:00Z')
const page = 'http://localhost:3000'
const sent = 'We have successfully sent the password reset link to your email, please check'
const endedLink = 'This link was used before or has ended. Please ask for a new one.'
/** A server of its own takes its time where many tests run. */
const opensServer = { timeout: 60_000 }
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  server = await startServer({ now: () => now, env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.sql`delete from mails`
  await server.sql`delete from link_requests`
  await server.sql`delete from students`
  const hash = await hashPassword('the old password')
  await server.sql`insert into students (id, email, password_hash, first_name, is_active, validated_at) values
    ('asha', 'Asha+hindi@boli.test', ${hash}, 'Asha', true, null),
    ('gone', 'gone@boli.test', ${hash}, 'Gone', false, null),
    ('done', 'done@boli.test', ${hash}, 'Done', true, ${now})`
})

async function ask(...[method, path, body, headers = {}]: Asked) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { status: response.status, body: JSON.parse(await response.text()), cookie: cookies.join('; ') }
}

type Asked = [method: string, path: string, body: unknown, headers?: Record<string, string>]

const forgot = (email = 'asha+hindi@boli.test') => ask('POST', '/forgot-password', { email })
const choose = (token: string, password = 'a new password', c_password = password) =>
  ask('PUT', `/changePassword/${token}`, { password, c_password })
const activate = (token: string, email = 'asha+hindi@boli.test') =>
  ask('POST', '/validateUser', { email, isNotValidated: false, token })
const askAgain = (email: string, url = `${page}/user/validate-user`) =>
  ask('POST', '/getActivationLink', { email, url })

/** At once, where the server would do it within the second; it may be at one of them already. */
async function allAnswered(): Promise<void> {
  const waiting = () => server.sql`select from link_requests where answered_at is null`
  while ((await waiting()).length > 0) await answerRequest(server.app.deps)
}

/** The links that went out, the newest last. */
async function links(): Promise<URL[]> {
  await allAnswered()
  const rows = await server.sql<{ text: string }[]>`
    select text_body as text from mails where recipient = 'Asha+hindi@boli.test' order by created_at`
  return rows.map(({ text }) => new URL(/^https?:\/\/localhost:3000\/\S+/m.exec(text)?.[0] ?? ''))
}

async function resetToken(): Promise<string> {
  await forgot()
  return (await links()).at(-1)?.pathname.split('/').at(-1) ?? ''
}

async function activationToken(): Promise<string> {
  await askAgain('asha+hindi@boli.test')
  return (await links()).at(-1)?.searchParams.get('token') ?? ''
}

test('a forgotten password is chosen anew through the link in the mail', async () => {
  expect((await forgot()).body).toEqual({ status: 200, message: sent })
  const queued = () => server.sql`select id from mails`
  await expect.poll(queued, { timeout: 5000 }).toHaveLength(1)
  const [link] = await links()
  expect(link?.href).toMatch(/^http:\/\/localhost:3000\/login\/change-password\/[\w-]{43}$/)
  const token = link?.pathname.split('/').at(-1) ?? ''
  const changed = await choose(token)
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({
    code: 200,
    message: 'Your password is changed. You can sign in with the new one.',
  })
  const body = { email: 'asha+hindi@boli.test', password: 'a new password' }
  expect((await ask('POST', '/signIn', body)).status).toBe(200)
  expect((await ask('POST', '/signIn', { ...body, password: 'the old password' })).status).toBe(422)
})

test('resetPassword mails the page it is given and believes no time stamp', async () => {
  const timeStamp = '2099-01-01T00:00:00Z'
  const body = { email: 'asha+hindi@boli.test', url: `${page}/reset-password/?x=1#y`, timeStamp }
  expect(await ask('POST', '/resetPassword', body)).toMatchObject({
    status: 200,
    body: { code: 200, message: sent },
  })
  const [link] = await links()
  expect(link?.href).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/)
  later(21)
  expect((await choose(link?.pathname.split('/').at(-1) ?? '')).status).toBe(410)
})

test('nor does it miss one', async () => {
  const body = { email: 'asha+hindi@boli.test', url: `${page}/reset-password` }
  expect((await ask('POST', '/resetPassword', body)).status).toBe(200)
})

test.each([
  'https://evil.test/reset-password',
  'http://localhost:3000@evil.test/reset-password',
  '//evil.test/reset-password',
  '/\\evil.test',
  'http://localhost:3000.evil.test/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'javascript:alert(1)',
])('a link leads to the academy alone: %s', async (url) => {
  const email = 'asha+hindi@boli.test'
  const refused = await ask('POST', '/resetPassword', { email, url, timeStamp: 0 })
  expect(refused.status).toBe(422)
  expect(refused.body.message).toBe('This address is not one of the academy, so no link was sent.')
  expect((await askAgain(email, url)).status).toBe(400)
  const student = { id: 'asha', email, firstName: 'Asha' }
  const signingUp = server.sql.begin((tx) =>
    sendActivationLink(tx, { student, url, config: server.config, now }),
  )
  await expect(signingUp).rejects.toMatchObject({ status: 400 })
  expect(await server.sql`select id from link_requests`).toEqual([])
  expect(await server.sql`select id from mails`).toEqual([])
})

test('a path that looks like a host stays a path of the academy', async () => {
  await askAgain('asha+hindi@boli.test', `${page}//evil.test/x`)
  expect((await links()).map(({ host }) => host)).toEqual(['localhost:3000'])
})

test('a link works once', async () => {
  const token = await resetToken()
  expect((await choose(token)).status).toBe(200)
  const again = await choose(token, 'another password')
  expect(again.status).toBe(410)
  expect(again.body).toMatchObject({ code: 410, message: endedLink })
  expect(await passwordIs('a new password')).toBe(true)
})

test('of two who use a link at once, one gets through', async () => {
  const token = await resetToken()
  const both = await Promise.all([choose(token, 'the first password'), choose(token, 'the second password')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('after twenty minutes a reset link has ended, after seven days an activation link', async () => {
  const [reset, activation] = [await resetToken(), await activationToken()]
  later(19)
  expect((await choose(reset, 'short')).status).toBe(422)
  later(1)
  expect((await choose(reset)).status).toBe(410)
  later(7 * 24 * 60 - 20)
  expect((await activate(activation)).status).toBe(410)
})

test('only the newest link works', async () => {
  const older = await resetToken()
  later(1)
  const newer = await resetToken()
  expect((await choose(older)).status).toBe(410)
  expect((await choose(newer)).status).toBe(200)
})

test('a link of one kind opens nothing of the other', async () => {
  const [reset, activation] = [await resetToken(), await activationToken()]
  expect((await choose(activation)).status).toBe(410)
  expect((await activate(reset)).status).toBe(410)
})

test('three mails in a quarter of an hour, and no fourth', async () => {
  for (const email of Array(5).fill('ASHA+hindi@boli.test'))
    expect((await forgot(email)).body.message).toBe(sent)
  const three = await links()
  expect(three).toHaveLength(3)
  expect((await choose(three[2]?.pathname.split('/').at(-1) ?? '')).status).toBe(200)
  later(16)
  await forgot()
  expect(await links()).toHaveLength(4)
})

test('nobody learns from the answer whether an address is known', async () => {
  for (const email of ['asha+hindi@boli.test', 'nobody@boli.test', 'gone@boli.test', 'done@boli.test']) {
    expect(await forgot(email)).toEqual({ status: 200, body: { status: 200, message: sent }, cookie: '' })
    const activation = await askAgain(email)
    expect(activation.body).toEqual({
      error: false,
      message: 'You have successfully sent activation link your account',
      results: { data: { message: 'You have successfully sent activation link your account' } },
    })
  }
  await allAnswered()
  const mails = await server.sql`select recipient, count(*)::int as n from mails group by 1 order by 1`
  expect(mails).toEqual([
    { recipient: 'Asha+hindi@boli.test', n: 2 },
    { recipient: 'done@boli.test', n: 1 },
  ])
})

test('nor from the work it takes: before the answer no account is looked up', async () => {
  const { deps } = server.app
  const { sql } = deps
  const statements: string[] = []
  deps.sql = new Proxy(sql, {
    apply(target, self, args) {
      // What happens each second anyway is not the request's work.
      const isOwn = !new Error().stack?.includes('every-second')
      if (isOwn) statements.push((args[0] as string[]).join('?').replace(/\s+/g, ' '))
      return Reflect.apply(target, self, args)
    },
  })
  const workFor = async (email: string) => {
    statements.length = 0
    await forgot(email)
    await askAgain(email)
    return [...statements]
  }
  const known = await workFor('asha+hindi@boli.test')
  expect(known).toHaveLength(2)
  expect(known.join()).not.toContain('students')
  expect(await workFor('nobody@boli.test')).toEqual(known)
  deps.sql = sql
})

test('a reset ends every session, remembered device and lock of the account, and shows whose address it is', async () => {
  const signedIn = await ask('POST', '/signIn', {
    email: 'asha+hindi@boli.test',
    password: 'the old password',
  })
  await server.sql`insert into remembered_devices (token_hash, student_id, created_at, expires_at)
    values (${Buffer.from('x')}, 'asha', ${now}, ${new Date(now.getTime() + 60_000)})`
  expect((await choose(await resetToken())).status).toBe(200)
  const headers = { authorization: `Bearer ${signedIn.body.token}` }
  expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401)
  expect((await ask('POST', '/refreshToken', {}, { cookie: signedIn.cookie })).status).toBe(401)
  expect(await server.sql`select 1 from remembered_devices`).toEqual([])
  const [student] = await server.sql`select validated_at is not null as valid from students where id = 'asha'`
  expect(student).toEqual({ valid: true })
})

test('the new password is looked at before the link is used up', async () => {
  const token = await resetToken()
  const told = async (body: object) => (await ask('PUT', `/changePassword/${token}`, body)).body
  expect(await told({})).toMatchObject({ code: 422, message: 'Please enter password' })
  expect((await told({ password: '12345' })).message).toBe('Password length should be greater than 5')
  expect((await told({ password: '123456' })).message).toBe('Please enter confirm password')
  expect((await told({ password: 'abcdefg', c_password: 'x' })).message).toBe('Both password does not match')
  expect((await told({ password: ' abcdefg', c_password: ' abcdefg' })).message).toBe(
    'A password cannot begin or end with a blank.',
  )
  for (const password of ['password', 'Boli123', 'asha+hindi@boli.test']) {
    expect((await choose(token, password)).status).toBe(422)
  }
  expect((await choose(token, 'नमस्ते दुनिया')).status).toBe(200)
})

test('an account is activated once, by its own address', async () => {
  const token = await activationToken()
  const [link] = await links()
  expect(`${link?.origin}${link?.pathname}`).toBe('http://localhost:3000/user/validate-user')
  expect(link?.searchParams.get('email')).toBe('Asha+hindi@boli.test')
  expect((await activate(token, 'done@boli.test')).status).toBe(410)
  const activated = await activate(token)
  expect(activated.status).toBe(200)
  expect(activated.body).toEqual({
    error: false,
    message: 'You have successfully activated your account',
    results: { data: { message: 'You have successfully activated your account' } },
  })
  expect((await activate(token)).status).toBe(410)
  await askAgain('asha+hindi@boli.test')
  expect(await links()).toHaveLength(1)
})

test('an activation without what it needs says so', async () => {
  const refused = await ask('POST', '/validateUser', { email: 'asha+hindi@boli.test', isNotValidated: false })
  expect(refused.status).toBe(400)
  expect(refused.body.message).toBe(
    'You have not successfully activated your account, please try after sometime.',
  )
  const nobody = await ask('POST', '/getActivationLink', { url: page })
  expect(nobody.body.message).toBe('we are unable to get your email address, please try after sometime.')
  expect((await forgot('asha')).body).toEqual({ status: 422, error: 'Email is not valid' })
  expect((await forgot('')).body).toEqual({ status: 422, error: 'Email is required' })
})

test('no link is kept but by its hash', async () => {
  const token = await resetToken()
  const rows = await server.sql`select encode(token_hash, 'escape') as hash from account_links`
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('one address cannot have mails sent without end', opensServer, async () => {
  const limited = await startServer()
  try {
    const headers = { 'content-type': 'application/json' }
    const ask = (n: number) =>
      fetch(`${limited.url}/api/forgot-password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: `nobody${n}@boli.test` }),
      })
    const replies = await Promise.all(Array.from({ length: 90 }, (_, n) => ask(n)))
    const refused = replies.filter(({ status }) => status === 429)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(60).fill('900'))
  } finally {
    await limited.close()
  }
})

test('what opens an account does not reach the log', opensServer, async () => {
  const written: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written.push(String(chunk))
    return true
  })
  const talkative = await startServer({ env: { LOG_LEVEL: 'trace' } })
  try {
    const token = 'a-token-of-a-link'
    for (const path of [
      `/user/validate-user?email=asha@boli.test&token=${token}`,
      `/login/change-password/${token}`,
      `/reset-password/${token}`,
    ]) {
      await fetch(talkative.url + path)
    }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ password: 'my secret', c_password: 'my secret' })
    await fetch(`${talkative.url}/api/changePassword/${token}`, { method: 'PUT', headers, body })
    const activation = JSON.stringify({ email: 'asha@boli.test', token })
    await fetch(`${talkative.url}/api/validateUser`, { method: 'POST', headers, body: activation })
  } finally {
    await talkative.close()
    spy.mockRestore()
  }
  expect(written.filter((line) => line.includes('answered')).length).toBeGreaterThan(4)
  expect(written.join()).not.toMatch(/a-token-of-a-link|my secret/)
})

async function passwordIs(password: string): Promise<boolean> {
  const [row] = await server.sql<
    { hash: string }[]
  >`select password_hash as hash from students where id = 'asha'`
  return isPasswordOf(row?.hash ?? null, password)
}

test('a changed password ends the reset link that lies in the mailbox', async () => {
  const token = await resetToken()
  const signedIn = await ask('POST', '/signIn', {
    email: 'asha+hindi@boli.test',
    password: 'the old password',
  })
  const changed = await ask(
    'PUT',
    '/change-password',
    { old_password: 'the old password', new_password: 'a newer one', c_password: 'a newer one' },
    { authorization: `Bearer ${signedIn.body.token}` },
  )
  expect(changed.status).toBe(200)
  expect(await choose(token)).toMatchObject({ status: 410, body: { message: endedLink } })
})
