import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { sweepTheGone } from '#server/profile/delete-account.ts'
import { isTheirs, personalTables } from '#server/profile/personal-tables.ts'
import { testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let hash: string
const password = 'mango kite monsoon'

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  hash = await hashPassword(password)
})
afterAll(() => server.close())

beforeEach(async () => {
  const { sql } = server
  for (const table of ['mails', 'impersonations', 'feedbacks', 'subscriptions'])
    await sql`delete from ${sql(table)}`
  await sql`delete from students`
  await sql`insert into students (id, email, password_hash, first_name, last_name, role, country, birthday, validated_at) values
    ('asha', 'Asha@boli.test', ${hash}, 'Asha', 'Rao', 'STUDENT', 'IN', '1990-01-15', now()),
    ('tom', 'tom@boli.test', ${hash}, 'Tom', 'Baker', 'STUDENT', '', null, null),
    ('anu', 'anu@boli.test', ${hash}, 'Anu', 'Sharma', 'ADMIN', '', null, null)`
})

interface Asked {
  method?: string
  body?: unknown
}

/** The cookies that the last answer took away. */
let cleared: string[] = []

async function signedIn(email = 'asha@boli.test') {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const reply = await fetch(`${server.url}/api/newlogin`, { method: 'POST', headers, body })
  const bearer = (await reply.json()).results.data.token as string
  return async (path: string, { method = 'GET', body }: Asked = {}) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    cleared = response.headers.getSetCookie().filter((cookie) => cookie.includes('=;'))
    return { status: response.status, body: await response.json() }
  }
}

const form = { name: 'Asha', surname: 'Rao', email: 'asha@boli.test', dob: '15-01-1990', country_id: 'IN' }
const url = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
const square = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
const mailsTo = (recipient: string) =>
  server.sql<
    { subject: string }[]
  >`select subject from mails where recipient = ${recipient} order by created_at, id`

test('selectuserdata is the older entity, its birthday as DD-MM-YYYY', async () => {
  const ask = await signedIn()
  expect((await ask('/selectuserdata')).body).toEqual({
    status: 200,
    user: {
      _id: 'asha',
      name: 'Asha',
      surname: 'Rao',
      email: 'Asha@boli.test',
      dob: '15-01-1990',
      country_id: { _id: 'IN', country: 'India' },
      profile_pic: '',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      teachernotificationstatus: true,
      commentnotificationstatus: true,
    },
  })
  expect((await (await signedIn('tom@boli.test'))('/selectuserdata')).body.user).toMatchObject({
    dob: '',
    country_id: null,
  })
})

test('update saves names of any script, a leap day, and keeps a validated address validated', async () => {
  const ask = await signedIn()
  const body = { ...form, name: 'अनु', surname: 'José Ñandú', dob: '29-02-1988', country_id: 'MX' }
  expect(await ask('/update', { method: 'PUT', body })).toEqual({
    status: 200,
    body: { status: 200, message: 'Your profile is saved.' },
  })
  expect((await ask('/selectuserdata')).body.user).toMatchObject({
    name: 'अनु',
    surname: 'José Ñandú',
    dob: '29-02-1988',
    country_id: { _id: 'MX', country: 'Mexico' },
  })
  expect((await ask('/me')).body.results.data.isNotValidated).toBe(false)
})

const soon = `01-01-${new Date().getUTCFullYear() - 17}`
test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: 'R2D2' }, 'Only alphabets are allowed'],
  [{ name: 'Al' }, 'Name must be at least 3 characters long.'],
  [{ surname: '' }, 'Surname is required'],
  [{ surname: 'x'.repeat(31) }, 'Surname field can only contains 30 characters long.'],
  [{ email: '' }, 'Email is Required'],
  [{ email: 'asha@' }, 'Email is Not Valid'],
  [{ email: 'TOM@boli.test' }, 'This e-mail belongs to another account.'],
  [{ dob: '' }, 'Birthday is required'],
  [{ dob: '30-02-1990' }, 'Birthday is not a date'],
  [{ dob: soon }, 'You must be 18 or older to use the academy'],
  [{ dob: '01-01-2999' }, 'Birthday cannot be in the future'],
  [{ country_id: '' }, 'Country is Required'],
  [{ country_id: 'XX' }, 'Country is Required'],
  [{ profile_pic: '' }, 'Image is required'],
  [{ profile_pic: 'data:image/svg+xml;base64,PHN2Zz4=', type: 'png' }, 'Please select Image in PNG, JPG'],
  [{ profile_pic: url(Buffer.from('<svg/>')), type: 'png' }, 'Please select Image in PNG, JPG'],
])('update with %j is refused, and nothing changes', async (wrong, error) => {
  const ask = await signedIn()
  const before = (await ask('/selectuserdata')).body.user
  const reply = await ask('/update', { method: 'PUT', body: { ...form, ...wrong } })
  expect(reply).toMatchObject({ status: 422, body: { status: 422, error } })
  expect((await ask('/selectuserdata')).body.user).toEqual(before)
})

test('a new address is to be shown to be one’s own; the old one is told', async () => {
  const ask = await signedIn()
  const body = { ...form, email: 'asha+new@boli.test' }
  expect((await ask('/update', { method: 'PUT', body })).status).toBe(200)
  expect((await ask('/me')).body.results.data).toMatchObject({
    email: 'asha+new@boli.test',
    isNotValidated: true,
  })
  expect(await mailsTo('Asha@boli.test')).toEqual([{ subject: 'Your Boli account has a new e-mail' }])
  expect(await mailsTo('asha+new@boli.test')).toEqual([{ subject: 'Activate your Boli account' }])
})

test('whoever moves back and forth mails nobody more than three times in a quarter of an hour', async () => {
  const ask = await signedIn()
  const move = (email: string) => ask('/update', { method: 'PUT', body: { ...form, email } })
  for (const email of ['one@boli.test', 'two@boli.test', 'one@boli.test'])
    expect((await move(email)).status).toBe(200)
  expect(await move('two@boli.test')).toEqual({
    status: 429,
    body: {
      status: 429,
      error:
        'Several mails about this account were sent just now. Please wait a few minutes, then try again.',
    },
  })
  expect((await ask('/me')).body.results.data.email).toBe('one@boli.test')
  expect(await mailsTo('two@boli.test')).toEqual([
    { subject: 'Activate your Boli account' },
    { subject: 'Your Boli account has a new e-mail' },
  ])
})

test('whoever was mailed other links just now is not told that it was for their moving', async () => {
  const ask = await signedIn()
  await server.sql`insert into account_links (token_hash, student_id, purpose, created_at, expires_at)
    select decode(md5(n::text), 'hex'), 'asha', 'activation', now(), now() + interval '1 hour' from generate_series(1, 3) n`
  const moved = await ask('/update', { method: 'PUT', body: { ...form, email: 'one@boli.test' } })
  expect([moved.status, moved.body.error]).toEqual([
    429,
    'Several mails about this account were sent just now. Please wait a few minutes, then try again.',
  ])
})

const aWhileAgo = () => server.sql`update auth_sessions set signed_in_at = now() - interval '11 minutes'`
const askedAgain = 'Please give your password too: you signed in a while ago.'
const wrongPassword = 'This is not your password.'

test('signed in a while ago, another address asks for the password again', async () => {
  const ask = await signedIn()
  await aWhileAgo()
  const move = (more: object = {}) =>
    ask('/update', { method: 'PUT', body: { ...form, email: 'asha+new@boli.test', ...more } })
  expect(await move()).toEqual({ status: 422, body: { status: 422, error: askedAgain } })
  expect(await move({ password: 'x' })).toEqual({ status: 422, body: { status: 422, error: wrongPassword } })
  expect((await ask('/me')).body.results.data.email).toBe('Asha@boli.test')
  expect(await mailsTo('Asha@boli.test')).toEqual([])
  // All else of the profile goes without it.
  expect((await ask('/update', { method: 'PUT', body: { ...form, name: 'Usha' } })).status).toBe(200)
  expect((await move({ password })).status).toBe(200)
  expect((await ask('/me')).body.results.data.email).toBe('asha+new@boli.test')
})

test('and so do ending another session, and all of them; leaving is free', async () => {
  const [ask, other] = [await signedIn(), await signedIn()]
  await aWhileAgo()
  const sessions = (await ask('/sessions')).body.results.data as { id: string; isCurrent: boolean }[]
  const idOf = (isCurrent: boolean) => sessions.find((session) => session.isCurrent === isCurrent)?.id
  const end = (isCurrent: boolean, body?: object) =>
    ask(`/sessions/${idOf(isCurrent)}`, { method: 'DELETE', body })
  for (const refused of [await end(false), await ask('/logoutEverywhere', { method: 'POST' })]) {
    const errors = [{ field: 'password', message: askedAgain }]
    expect(refused).toEqual({ status: 403, body: { error: true, message: askedAgain, errors } })
  }
  expect((await end(false, { password: 'x' })).body.message).toBe(wrongPassword)
  const everywhere = { method: 'POST', body: { password: 'x' } }
  expect((await ask('/logoutEverywhere', everywhere)).body.message).toBe(wrongPassword)
  expect((await other('/me')).status).toBe(200)
  expect((await end(false, { password })).status).toBe(200)
  expect((await other('/me')).status).toBe(401)
  expect((await end(true)).status).toBe(200)
  expect((await ask('/me')).status).toBe(401)
})

test('no list tells what a refresh token begins with: a false one ends the session', async () => {
  const ask = await signedIn()
  const [{ id = '' } = {}] = await server.sql<{ id: string }[]>`select id from auth_sessions`
  const told = await Promise.all(
    ['/sessions', '/myData'].map(async (path) => JSON.stringify(await ask(path))),
  )
  expect(told.map((text) => text.includes(id))).toEqual([false, false])
})

test('a role, a star or somebody else’s id in the update is not read', async () => {
  const ask = await signedIn()
  const body = { ...form, role: 'ADMIN', is_star: true, isStarUser: true, _id: 'tom', id: 'tom' }
  expect((await ask('/update', { method: 'PUT', body })).status).toBe(200)
  expect((await ask('/me')).body.results.data).toMatchObject({
    _id: 'asha',
    role: 'STUDENT',
    isStarUser: false,
  })
})

test('a picture is served under its content’s name, and goes when nobody shows it', async () => {
  const ask = await signedIn()
  const shown = async () => (await ask('/selectuserdata')).body.user.profile_pic as string
  await ask('/update', {
    method: 'PUT',
    body: { ...form, profile_pic: url(await square('#c62f17')), type: 'png' },
  })
  const red = await shown()
  const response = await fetch(`${server.url}/UserProfile/${red}`)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  await ask('/update', { method: 'PUT', body: form })
  expect(await shown()).toBe(red)
  await ask('/update', {
    method: 'PUT',
    body: { ...form, profile_pic: url(await square('#0e6b57')), type: 'png' },
  })
  expect(await shown()).not.toBe(red)
  expect((await fetch(`${server.url}/UserProfile/${red}`)).status).toBe(404)
  expect(readdirSync(join(server.config.dataDir, 'profile'))).toEqual([await shown()])
})

test('a picture that a tutor or the team shows as well stays when its student takes another', async () => {
  const ask = await signedIn()
  const put = async (colour: string) => {
    await ask('/update', {
      method: 'PUT',
      body: { ...form, profile_pic: url(await square(colour)), type: 'png' },
    })
    return (await ask('/selectuserdata')).body.user.profile_pic as string
  }
  const stands = async (file: string) => (await fetch(`${server.url}/UserProfile/${file}`)).status
  const blue = await put('#1d2a6b')
  await server.sql`insert into academy_settings (settings) values (${JSON.stringify({ logo: blue })}::text::jsonb)
    on conflict (is_only) do update set settings = excluded.settings`
  const grey = await put('#777777')
  expect(await stands(blue)).toBe(200)
  await server.sql`update academy_settings set settings = '{}'`
  await server.sql`insert into tutors (id, first_name, email, picture, time_zone, hourly_price)
    values ('t', 'Kavita', 'k@t.test', ${grey}, 'Asia/Kolkata', 1500)`
  const pink = await put('#d6457f')
  expect(await stands(grey)).toBe(200)
  await put('#0e6b57')
  expect(await stands(pink)).toBe(404)
})

test.each(['..%2Fsecret-key', '%2e%2e%2fsecret-key', 'x.webp', `${'0'.repeat(32)}.webp`])(
  'there is no picture %s',
  async (file) => {
    expect((await fetch(`${server.url}/UserProfile/${file}`)).status).toBe(404)
  },
)

test('a body with a picture may have 6 MiB, any other 1', async () => {
  const ask = await signedIn()
  const big = { ...form, profile_pic: `data:image/png;base64,${'A'.repeat(2_000_000)}`, type: 'png' }
  expect((await ask('/update', { method: 'PUT', body: big })).status).toBe(422)
  expect((await ask('/deleteAccount', { method: 'POST', body: { ...big, password } })).status).toBe(413)
  const huge = { ...form, profile_pic: 'A'.repeat(6_300_000) }
  expect((await ask('/update', { method: 'PUT', body: huge })).status).toBe(413)
})

test('the two notification switches are kept as texts say', async () => {
  const ask = await signedIn()
  const body = { teachernotificationstatus: 'false', commentnotificationstatus: 'true' }
  expect((await ask('/updatenotificationdata', { method: 'PUT', body })).body).toEqual({
    status: 200,
    message: 'Notifications setting successfully saved',
  })
  expect((await ask('/getnotificationdata')).body).toEqual({
    status: 200,
    user: { teachernotificationstatus: false, commentnotificationstatus: true },
  })
  const wrong = { teachernotificationstatus: 'yes', commentnotificationstatus: 'true' }
  expect((await ask('/updatenotificationdata', { method: 'PUT', body: wrong })).status).toBe(422)
})

test('sessions are one’s own: another student’s cannot be seen or ended', async () => {
  const [here, there, tom] = [await signedIn(), await signedIn(), await signedIn('tom@boli.test')]
  const mine = (await here('/sessions')).body.results.data
  expect(mine).toHaveLength(2)
  expect(mine.map((one: { isCurrent: boolean }) => one.isCurrent).sort()).toEqual([false, true])
  const other = mine.find((one: { isCurrent: boolean }) => !one.isCurrent)
  expect((await tom('/sessions')).body.results.data).toHaveLength(1)
  expect((await tom(`/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await there('/me')).status).toBe(200)
  expect((await here(`/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await there('/me')).status).toBe(401)
  expect((await here(`/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(404)
})

test('my data is whole, and opens no door', async () => {
  await server.sql`insert into credit_entries (student_id, amount, reason, source, dedupe_key)
    values ('asha', 10, 'Finished', 'lesson', 'a'), ('tom', 99, 'Finished', 'lesson', 'b')`
  const ask = await signedIn()
  const { body } = await ask('/myData')
  const data = body.results.data
  expect(Object.keys(data).sort()).toEqual(
    ['madeAt', 'profile', ...personalTables.map(({ part }) => part)].sort(),
  )
  expect(data.profile).toMatchObject({ id: 'asha', email: 'Asha@boli.test', birthday: '1990-01-15' })
  expect(data.credit).toMatchObject([{ amount: 10, reason: 'Finished' }])
  expect(data.sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/hash|argon2|tom@/i)
})

test('what is found by an e-mail comes once it is shown to be theirs, and of sessions only their own', async () => {
  const { sql } = server
  const mail = {
    recipient: 'kavita@tutors.test',
    subject: 'Asha R. writes to you',
    text_body: 'x',
    html_body: 'x',
  }
  await sql`insert into mails ${sql({ id: 'm1', ...mail })}`
  await sql`update students set email = 'Kavita@tutors.test' where id = 'tom'`
  const ask = await signedIn('kavita@tutors.test')
  await sql`insert into auth_sessions (id, student_id, refresh_hash, rotated_at, expires_at, remember, signed_in_at,
      by_password, address, device, impersonator_id)
    values ('eyes', 'tom', 'x', now(), now() + interval '1 hour', false, now(), false, '198.51.100.7', 'Firefox', 'anu')`
  const seen = async () => (await ask('/myData')).body.results.data
  const before = await seen()
  expect(before.mails).toEqual([])
  expect(before.sessions).toHaveLength(1)
  expect(JSON.stringify(before)).not.toContain('198.51.100.7')
  await sql`update students set validated_at = now() where id = 'tom'`
  expect((await seen()).mails).toMatchObject([{ subject: 'Asha R. writes to you' }])
})

test('every table that knows a student is in the list that is downloaded and erased', async () => {
  const rows = await server.sql<{ name: string }[]>`
    select distinct constrained.relname || '.' || attname as name
    from pg_constraint join pg_class constrained on constrained.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'students'::regclass and not relispartition`
  const notAboutThem = [
    'auth_sessions.impersonator_id',
    'impersonations.admin_id',
    // What they did at work belongs to the academy.
    'audit_entries.actor_id',
    'document_revisions.author_id',
    'video_uploads.author_id',
    'legal_texts.author_id',
  ]
  const known = personalTables.map(({ table, whose }) => `${table}.${whose}`)
  expect(rows.map(({ name }) => name).filter((name) => ![...known, ...notAboutThem].includes(name))).toEqual(
    [],
  )
})

test('in each of these tables what is about a student is found by an index', async () => {
  const readWhole: string[] = []
  await server.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    for (const one of personalTables) {
      const theirs = isTheirs(tx, one, { id: 'asha', email: 'asha@boli.test' })
      const plan = await tx`explain select from ${tx(one.table)} where ${theirs}`
      if (JSON.stringify(plan).includes('Seq Scan')) readWhole.push(one.table)
    }
  })
  expect(readWhole).toEqual([])
})

test('deleting the account asks for the password, and ends everything', async () => {
  const [ask, elsewhere] = [await signedIn(), await signedIn()]
  await ask('/update', {
    method: 'PUT',
    body: { ...form, profile_pic: url(await square('#b3175e')), type: 'png' },
  })
  const picture = (await ask('/selectuserdata')).body.user.profile_pic
  await server.sql`insert into feedbacks (id, student_id, lesson_id, rating, comment)
    values ('review', 'asha', 'hindi-market-weights', 4, 'Good scales')`
  await server.sql`insert into subscriptions
    (id, student_id, language_id, plan_nickname, provider, is_paid, starts_at, ends_at)
    values ('paid', 'asha', 'hindi', 'Annual', 'sandbox', true, now(), now() + interval '1 year')`
  await server.sql`insert into enrolments (student_id, course_id) values ('asha', 'hindi-market')`
  const wrong = await ask('/deleteAccount', { method: 'POST', body: { password: 'wrong' } })
  expect(wrong).toMatchObject({ status: 403, body: { message: 'This is not your password.' } })
  expect((await ask('/deleteAccount', { method: 'POST', body: {} })).body.message).toBe(
    'Password is Required',
  )

  expect((await ask('/deleteAccount', { method: 'POST', body: { password } })).status).toBe(200)
  // Not even the address stays, which a remembered device fills in.
  const names = cleared.map((cookie) => cookie.replace(/=.*/, '')).sort()
  expect(names).toEqual(['boli_device', 'boli_email', 'boli_refresh', 'boli_remember'])
  expect((await ask('/me')).status).toBe(401)
  expect((await elsewhere('/me')).status).toBe(401)
  expect(existsSync(join(server.config.dataDir, 'profile', picture))).toBe(false)
  const reviews = (await (await signedIn('tom@boli.test'))('/feedbacks/hindi-market-weights')).body.results
    .data
  expect(reviews).toMatchObject([{ comment: 'Good scales', user: { name: 'A former student' } }])
  const kept = await server.sql`select to_jsonb(students)::text as row from students where id = 'asha'`
  expect(kept[0]?.row).not.toMatch(/asha@boli|Rao|1990-01/i)
  expect(await server.sql`select from enrolments where student_id = 'asha'`).toHaveLength(0)
  expect(await server.sql`select from auth_sessions where student_id = 'asha'`).toHaveLength(0)
  expect(await server.sql`select from subscriptions where student_id = 'asha'`).toHaveLength(1)
  expect(await mailsTo('Asha@boli.test')).toEqual([])
  expect(await mailsTo('asha@boli.test')).toEqual([{ subject: 'Your Boli account is deleted' }])
  const body = JSON.stringify({ email: 'asha@boli.test', password })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${server.url}/api/newlogin`, { method: 'POST', headers, body })).status).toBe(401)
})

test('what was written a moment after the account ended goes too, and nobody else’s', async () => {
  const { sql, config } = server
  const ask = await signedIn()
  expect((await ask('/deleteAccount', { method: 'POST', body: { password } })).status).toBe(200)
  for (const id of ['asha', 'tom']) {
    await sql`insert into enrolments (student_id, course_id) values (${id}, 'hindi-market')`
    await sql`insert into issue_reports (id, student_id, issue_type, comments)
      values (${`report-${id}`}, ${id}, 'content', 'I am Asha, and the mango is a banana.')`
    await sql`update students set last_visited_page = '/profile', time_zone = 'Asia/Kolkata' where id = ${id}`
  }
  await sweepTheGone(sql, config, new Date())
  const left = await sql`select student_id as id, (select count(*)::int from issue_reports r
      where r.student_id = e.student_id) as reports from enrolments e`
  expect([...left]).toEqual([{ id: 'tom', reports: 1 }])
  const rows = await sql`select id, last_visited_page as page, time_zone as zone from students
    where id in ('asha', 'tom') order by id`
  expect([...rows]).toEqual([
    { id: 'asha', page: null, zone: 'UTC' },
    { id: 'tom', page: '/profile', zone: 'Asia/Kolkata' },
  ])
})

test('a picture of a profile that was not saved is not kept', async () => {
  const ask = await signedIn()
  const profile_pic = url(await square('#123456'))
  const folder = join(server.config.dataDir, 'profile')
  const kept = () => (existsSync(folder) ? readdirSync(folder) : [])
  const before = kept()
  const body = { ...form, email: 'tom@boli.test', password, profile_pic, type: 'png' }
  expect((await ask('/update', { method: 'PUT', body })).status).toBe(422)
  expect(kept()).toEqual(before)
})

test('the only admin stays', async () => {
  const ask = await signedIn('anu@boli.test')
  expect((await ask('/deleteAccount', { method: 'POST', body: { password } })).status).toBe(409)
  await server.sql`update students set role = 'ADMIN' where id = 'tom'`
  expect((await ask('/deleteAccount', { method: 'POST', body: { password } })).status).toBe(200)
})

test.each(['/selectuserdata', '/getnotificationdata', '/myData', '/sessions'])(
  '%s needs a sign-in',
  async (path) => {
    expect((await fetch(`${server.url}/api${path}`)).status).toBe(401)
  },
)
