import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Me } from '#calls/accounts.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
const password = 'seven ripe mangoes'
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

beforeAll(async () => {
  server = await startServer()
  const { problems } = await loadCurriculum(server.sql, testCurriculum)
  expect(problems).toEqual([])
  await loadPlans(server.sql)
})
afterAll(() => server.close())
beforeEach(() => server.sql`delete from sign_in_attempts`)

/** DD-MM-YYYY, eighteen years before the UTC day that comes in `days`. */
function eighteenYearsAgo(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60_000)
  day.setUTCFullYear(day.getUTCFullYear() - 18)
  return day.toISOString().slice(0, 10).split('-').reverse().join('-')
}

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const read = JSON.parse(await response.text())
  return { status: response.status, body: read, cookie: response.headers.get('set-cookie') ?? '' }
}

const newcomer = (email: string, more: object = {}) => ({
  email,
  password,
  name: 'Asha Rao',
  isNotValidated: true,
  url: `${server.config.publicUrl}/user/validate-user`,
  ...more,
})

const registering = (email: string, more: object = {}) => ({
  name: 'Asha',
  surname: 'Menon',
  email,
  password,
  dob: '29-02-2004',
  country_id: 'IN',
  profile_pic: onePixel,
  type: 'png',
  ...more,
})

async function rowOf(email: string) {
  const [row] = await server.sql`select *, birthday::text as birthday from students where email = ${email}`
  return row
}

async function meWith(token: string): Promise<Me> {
  return Me.parse((await ask('/me', undefined, { authorization: `Bearer ${token}` })).body.results.data)
}

test('the newer sign-up makes an account, signs it in, enrols it and mails a link', async () => {
  const reply = await ask('/newsignup', newcomer('asha+hindi@boli.test'))
  expect(reply.status).toBe(200)
  expect(reply.body.results.data).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: expect.objectContaining({
      email: 'asha+hindi@boli.test',
      role: 'STUDENT',
      firstName: 'Asha',
      lastName: 'Rao',
    }),
  })
  expect(reply.cookie).toMatch(/boli_refresh=[^;]+; Path=\/api; HttpOnly; SameSite=Strict/)
  const me = await meWith(reply.body.results.data.token)
  expect(me).toMatchObject({ isNotValidated: true, isStarUser: false, credit: 0 })
  expect(me.enrollments).toEqual(['hindi-letters', 'hindi-market'])
  const held = await ask('/getusersubscripedlist', undefined, {
    authorization: `Bearer ${reply.body.results.data.token}`,
  })
  expect(held.body.usersubscribtion).toMatchObject([{ product_id: 'hindi', sourcetype: 'free' }])
  const [mail] = await server.sql`select text_body from mails where recipient = 'asha+hindi@boli.test'`
  expect(mail?.text_body).toMatch(/\/user\/validate-user\?email=asha%2Bhindi%40boli\.test&token=[\w-]{43}/)
})

test('a sign-up that carries a birthday and a language keeps the one and begins with the other', async () => {
  const more = { dob: eighteenYearsAgo(0), product_id: 'marathi' }
  const reply = await ask('/newsignup', newcomer('ovi@boli.test', more))
  expect((await rowOf('ovi@boli.test'))?.birthday).toBe(more.dob.split('-').reverse().join('-'))
  expect((await meWith(reply.body.results.data.token)).enrollments).toEqual([])
})

test('the older registration takes every field, and the account signs in', async () => {
  const reply = await ask('/register', registering('meera@boli.test'))
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({
    status: 200,
    token: expect.any(String),
    user: { _id: expect.any(String) },
  })
  expect(await rowOf('meera@boli.test')).toMatchObject({
    first_name: 'Asha',
    last_name: 'Menon',
    birthday: '2004-02-29',
    country: 'IN',
    picture: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
    role: 'STUDENT',
    validated_at: null,
  })
  expect((await ask('/signIn', { email: 'MEERA@boli.test', password })).status).toBe(200)
})

test.each(['name', 'surname', 'email', 'password', 'dob', 'country_id', 'profile_pic', 'type'])(
  'a registration without %s is a 422 that names it',
  async (field) => {
    const called: Record<string, string> = {
      name: 'Name is Required',
      surname: 'Surname is Required',
      email: 'Email is Required',
      password: 'Password is Required',
      dob: 'Birthday is Required',
      country_id: 'Country is Required',
      profile_pic: 'Image is Required',
      type: 'Image is Required',
    }
    const reply = await ask('/register', registering('nobody@boli.test', { [field]: undefined }))
    expect([reply.status, reply.body]).toEqual([422, { status: 422, error: called[field] }])
  },
)

test.each([
  [{ password: 'mango' }, 'Password length should be greater than 5'],
  [{ password: ' seven mangoes' }, 'A password cannot begin or end with a blank.'],
  [{ password: 'qwertyuiop' }, 'This password is one of the most common ones. Please choose another.'],
  [{ dob: eighteenYearsAgo(1) }, 'You must be 18 or older to use the academy'],
  [{ dob: '30-02-1990' }, 'Birthday is not a date'],
  [{ name: 'Asha2' }, 'Only alphabets are allowed'],
  [{ country_id: 'XX' }, 'Country is Required'],
  [{ profile_pic: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'Please select Image in PNG, JPG'],
])('a registration with %j says %s', async (more, sentence) => {
  const reply = await ask('/register', registering('nobody@boli.test', more))
  expect([reply.status, reply.body.error]).toEqual([422, sentence])
  expect(await rowOf('nobody@boli.test')).toBeUndefined()
})

test('who turns 18 today may come in', async () => {
  expect(
    (await ask('/register', registering('eighteen@boli.test', { dob: eighteenYearsAgo(0) }))).status,
  ).toBe(200)
})

test('an empty sign-up is told every field that is missing', async () => {
  const reply = await ask('/newsignup', {})
  expect(reply.status).toBe(400)
  expect(reply.body.message).toBe('Required')
  expect(reply.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'email',
    'firstName',
    'password',
  ])
})

test.each([
  [{ name: 'A1' }, 'Only alphabets are allowed with minimum 3 characters and maximum of 30 characters'],
  [{ email: 'asha@' }, 'Invalid email address'],
  [{ password: 'mango' }, 'Password length should be greater than 5'],
  [{ dob: eighteenYearsAgo(1) }, 'You must be 18 or older to use the academy'],
  [
    { password: 'nobody@boli.test' },
    'Your e-mail address is the first password that somebody would try. Please choose another.',
  ],
])('a sign-up with %j says %s', async (more, sentence) => {
  const reply = await ask('/newsignup', newcomer('nobody@boli.test', more))
  expect([reply.status, reply.body.message, reply.body.errors[0].message]).toEqual([400, sentence, sentence])
})

test.each([
  ['अनु', { firstName: 'अनु', lastName: '' }],
  ['José María de la Cruz', { firstName: 'José María de la', lastName: 'Cruz' }],
])('%s is a name', async (name, called) => {
  const email = `named-${name.length}@boli.test`
  const reply = await ask('/newsignup', newcomer(email, { name }))
  expect(reply.body.results.data.user).toMatchObject(called)
})

test('a first and a last name are taken as they are', async () => {
  const body = newcomer('two-names@boli.test', {
    name: undefined,
    firstName: 'Mary Ann',
    lastName: 'Smith',
    country: 'IE',
  })
  const reply = await ask('/newsignup', body)
  expect(reply.body.results.data.user).toMatchObject({ firstName: 'Mary Ann', lastName: 'Smith' })
  expect(await rowOf('two-names@boli.test')).toMatchObject({ country: 'IE' })
})

test('a taken e-mail is a 409 in the newer family and a 422 in the older, however it is written', async () => {
  await ask('/newsignup', newcomer('taken@boli.test'))
  const sentence = 'This e-mail already has an account. Please sign in, or reset your password.'
  const newer = await ask('/newsignup', newcomer('Taken@Boli.test'))
  expect([newer.status, newer.body]).toEqual([
    409,
    { error: true, message: sentence, errors: [{ field: 'email', message: sentence }] },
  ])
  const older = await ask('/register', registering('TAKEN@boli.test'))
  expect([older.status, older.body]).toEqual([422, { status: 422, error: sentence }])
})

test('two sign-ups at once make one account', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => ask('/newsignup', newcomer('twice@boli.test'))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const rows = await server.sql`select id from students where lower(email) = 'twice@boli.test'`
  expect(rows).toHaveLength(1)
  const mails = await server.sql`select id from mails where recipient = 'twice@boli.test'`
  expect(mails).toHaveLength(1)
})

test('nobody registers as an admin or a star', async () => {
  const grand = {
    role: 'ADMIN',
    isStarUser: true,
    is_star: true,
    isNotValidated: false,
    validated_at: '2020-01-01',
    credit: 1000,
    _id: 'mine',
    id: 'mine',
  }
  for (const [path, body] of [
    ['/newsignup', newcomer('grand@boli.test', grand)],
    ['/register', registering('grander@boli.test', grand)],
  ] as const) {
    expect((await ask(path, body)).status).toBe(200)
    const row = await rowOf(body.email)
    expect(row).toMatchObject({ role: 'STUDENT', is_star: false, is_legacy: false, validated_at: null })
    expect(row?.id).not.toBe('mine')
  }
})

test('the newer sign-up takes a country by its code or by its name, as the list has them', async () => {
  for (const [email, country] of [
    ['by-code@boli.test', 'IE'],
    ['by-name@boli.test', 'Ireland'],
  ] as const) {
    await ask('/newsignup', newcomer(email, { country }))
    expect(await rowOf(email)).toMatchObject({ country: 'IE' })
  }
})

test('a link to another site is not sent, and no account is made for it', async () => {
  const reply = await ask('/newsignup', newcomer('phished@boli.test', { url: 'https://evil.test/activate' }))
  const message = 'This address is not one of the academy, so no link was sent.'
  expect(reply.status).toBe(400)
  expect(reply.body).toEqual({ error: true, message, errors: [{ field: 'url', message }] })
  expect(await rowOf('phished@boli.test')).toBeUndefined()
})

test('asking for many taken addresses ends in a 429', async () => {
  await ask('/newsignup', newcomer('asked@boli.test'))
  const statuses: number[] = []
  for (let n = 0; n < 10; n += 1) statuses.push((await ask('/newsignup', newcomer('asked@boli.test'))).status)
  expect(statuses).toEqual(Array(10).fill(409))
  const { status, body } = await ask('/newsignup', newcomer('asked@boli.test'))
  const message =
    'There were too many tries with this e-mail, or from your network, just now. Please wait a few minutes, then try again.'
  expect(status).toBe(429)
  expect(body).toEqual({ error: true, message, errors: [{ field: 'email', message }] })
})

test('the password is kept as a hash of its own, and nowhere else', async () => {
  await ask('/newsignup', newcomer('secret@boli.test', { password: 'मेरा राज़ 42' }))
  expect((await rowOf('secret@boli.test'))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [found] = await server.sql`select count(*)::int as n from mails where text_body like '%मेरा राज़ 42%'`
  expect(found?.n).toBe(0)
  expect((await ask('/signIn', { email: 'secret@boli.test', password: 'मेरा राज़ 42' })).status).toBe(200)
})

test('the longest password opens what it was chosen for, whatever its signs', async () => {
  const longest = '🪔'.repeat(128)
  const signed = await ask('/newsignup', newcomer('lamps@boli.test', { password: longest }))
  expect((await ask('/signIn', { email: 'lamps@boli.test', password: longest })).status).toBe(200)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const headers = bearer(signed.body.results.data.token)
  expect((await ask('/twoSteps/begin', { password: longest }, headers)).status).toBe(200)
  const again = { newPassword: longest, confirmPassword: longest, oldPassword: longest }
  expect((await ask('/updateUserPassword', again, headers)).status).toBe(200)
  const changed = await fetch(`${server.url}/api/change-password`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ old_password: longest, new_password: longest, c_password: longest }),
  })
  expect(changed.status).toBe(200)
  const { token } = await changed.json()
  expect((await ask('/logoutEverywhere', { password: longest }, bearer(token))).status).toBe(200)
  const back = await ask('/newlogin', { email: 'lamps@boli.test', password: longest })
  const ending = bearer(back.body.results.data.token)
  expect((await ask('/deleteAccount', { password: longest }, ending)).status).toBe(200)
})

test('a picture may make the body 6 MiB, and no more; without one 1 MiB is the limit', async () => {
  const sized = (mebibytes: number) => `data:image/png;base64,${'A'.repeat(mebibytes * 1024 * 1024)}`
  const large = await ask('/register', registering('large@boli.test', { profile_pic: sized(2) }))
  expect([large.status, large.body.error]).toEqual([422, 'Please select Image in PNG, JPG'])
  const larger = await ask('/register', registering('large@boli.test', { profile_pic: sized(6) }))
  expect([larger.status, larger.body]).toEqual([413, { status: 413, error: 'This is too large.' }])
  expect(
    (await ask('/newsignup', newcomer('large@boli.test', { name: 'x'.repeat(1024 * 1024) }))).status,
  ).toBe(413)
})

test('all countries are listed by their names', async () => {
  const { status, body } = await ask('/country/list')
  expect(status).toBe(200)
  expect(body.country).toHaveLength(249)
  expect(body.country[0]).toEqual({ _id: 'AF', country: 'Afghanistan' })
  expect(body.country.at(-1)).toEqual({ _id: 'ZW', country: 'Zimbabwe' })
  expect(body.country).toContainEqual({ _id: 'IN', country: 'India' })
})
