import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { takeOffTwoSteps } from '#server/accounts/two-steps/take-off.ts'
import { shownByApp } from './authenticator.ts'
import { browserAt } from './browser-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let hash: string
let now = new Date('2026-03-01T10:00:00Z')
const password = 'seven ripe mangoes'
const [second, minute] = [1000, 60_000]
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  server = await startServer({ now: () => now })
  hash = await hashPassword(password)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['sign_in_attempts', 'mails', 'audit_entries', 'students'])
    await server.sql`delete from ${server.sql(table)}`
  await server.sql`update academy_settings set staff_two_steps = false`
  await server.sql`insert into students (id, email, password_hash, first_name, role) values
    ('asha', 'asha@boli.test', ${hash}, 'Asha', 'STUDENT'), ('ravi', 'ravi@boli.test', ${hash}, 'Ravi', 'STUDENT'),
    ('anu', 'anu@boli.test', ${hash}, 'Anu', 'ADMIN'), ('kavi', 'kavi@boli.test', ${hash}, 'Kavi', 'ADMIN'),
    ('edi', 'edi@boli.test', ${hash}, 'Edi', 'EDITOR'), ('sue', 'sue@boli.test', ${hash}, 'Sue', 'SUPPORT')`
})

const browser = () => browserAt(server.url)

/** Each time from another browser: signing in anew would end what the last one had opened. */
const ask: ReturnType<typeof browser>['ask'] = (path, asked) => browser().ask(path, asked)
const email = (who: string) => `${who}@boli.test`

async function bearerOf(who: string): Promise<string> {
  const { data } = await ask('/newlogin', { body: { email: email(who), password } })
  expect(data.token).toMatch(/^[\w-]{43}$/)
  return data.token
}

interface Factor {
  bearer: string
  secret: string
  recoveryCodes: string[]
}

/** Switches it on; the code that did so is of this very half minute. */
async function switchedOn(who: string): Promise<Factor> {
  const bearer = await bearerOf(who)
  const { data: begun } = await ask('/twoSteps/begin', { bearer, body: { password } })
  const code = shownByApp(begun.secret, now)
  const { status, data } = await ask('/twoSteps/confirm', { bearer, body: { code } })
  expect(status).toBe(200)
  later(30 * second)
  return { bearer, secret: begun.secret, recoveryCodes: data.recoveryCodes }
}

async function firstStep(who: string, more: object = {}): Promise<string> {
  const { status, data } = await ask('/newlogin', { body: { email: email(who), password, ...more } })
  expect([status, Object.keys(data)]).toEqual([200, ['secondStep']])
  return data.secondStep
}

const withCode = (secondStep: string, code: string) => ask('/twoSteps/signIn', { body: { secondStep, code } })
const mailsTo = async (who: string) =>
  (
    await server.sql<{ subject: string }[]>`select subject from mails where recipient = ${email(who)}
    order by created_at, subject`
  ).map(({ subject }) => subject)
const wrong = {
  error: true,
  message: 'This code is not right, or was used before. Your app shows a new one every half minute.',
  errors: [
    {
      field: 'code',
      message: 'This code is not right, or was used before. Your app shows a new one every half minute.',
    },
  ],
}

describe('switching it on', () => {
  test('asks for the password, gives a secret for the app, and counts once a code has come', async () => {
    const bearer = await bearerOf('asha')
    expect((await ask('/twoSteps', { bearer })).data).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isAsked: false,
    })
    const refused = await ask('/twoSteps/begin', { bearer, body: { password: 'guessed' } })
    expect([refused.status, refused.body.message]).toEqual([403, 'This is not your password.'])
    const { data } = await ask('/twoSteps/begin', { bearer, body: { password } })
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.uri).toBe(`otpauth://totp/Boli:asha%40boli.test?secret=${data.secret}&issuer=Boli`)
    await bearerOf('asha')
    const early = await ask('/twoSteps/confirm', { bearer, body: { code: '000000' } })
    expect([early.status, early.body]).toEqual([403, wrong])
    const done = await ask('/twoSteps/confirm', { bearer, body: { code: shownByApp(data.secret, now) } })
    expect(new Set(done.data.recoveryCodes).size).toBe(10)
    expect(done.data.recoveryCodes[0]).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
    expect((await ask('/twoSteps', { bearer })).data).toEqual({
      isOn: true,
      since: now.toISOString(),
      recoveryCodesLeft: 10,
      isAsked: false,
    })
    expect(await mailsTo('asha')).toEqual(['Two-step sign-in is on for your Boli account'])
    await firstStep('asha')
  })

  test('ends every session that the password alone has opened, and every remembered device', async () => {
    const other = browser()
    const { data } = await other.ask('/newlogin', {
      body: { email: email('asha'), password, remember: true },
    })
    const { bearer } = await switchedOn('asha')
    expect((await ask('/me', { bearer })).status).toBe(200)
    expect((await other.ask('/me', { bearer: data.token })).status).toBe(401)
    expect((await other.ask('/refreshToken', { method: 'POST' })).status).toBe(401)
    const recalled = await other.ask('/newlogin', { body: { email: email('asha'), remembered: true } })
    expect(recalled.status).toBe(401)
  })

  test('a secret that was begun anew, or half an hour ago, is confirmed by no code', async () => {
    const bearer = await bearerOf('asha')
    const begin = async () => (await ask('/twoSteps/begin', { bearer, body: { password } })).data.secret
    const [first, newer] = [await begin(), await begin()]
    const confirm = (secret: string) =>
      ask('/twoSteps/confirm', { bearer, body: { code: shownByApp(secret, now) } })
    expect((await confirm(first)).status).toBe(403)
    later(14 * minute)
    const fresh = await bearerOf('asha')
    later(17 * minute - second)
    const late = await ask('/twoSteps/confirm', {
      bearer: await bearerOf('asha'),
      body: { code: shownByApp(newer, now) },
    })
    expect([late.status, late.body.message]).toEqual([409, 'This took too long. Please begin again.'])
    expect(fresh).not.toBe(bearer)
  })

  test('it cannot be begun over one that is on', async () => {
    const { bearer } = await switchedOn('asha')
    const again = await ask('/twoSteps/begin', { bearer, body: { password } })
    expect([again.status, again.body.message]).toEqual([409, 'Two-step sign-in is on already.'])
  })
})

describe('signing in', () => {
  test('without it newlogin and signIn answer as ever', async () => {
    const newer = await ask('/newlogin', { body: { email: email('asha'), password } })
    expect(newer.body).toEqual({
      error: false,
      results: {
        data: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          user: { _id: 'asha', email: 'asha@boli.test', role: 'STUDENT', firstName: 'Asha', lastName: '' },
        },
      },
    })
    const older = await ask('/signIn', { body: { email: email('asha'), password } })
    expect(Object.keys(older.body)).toEqual(['status', 'token', 'user'])
  })

  test('both families keep a token back, and the code of the app brings it', async () => {
    const { secret } = await switchedOn('asha')
    const { jar, ask: there } = browser()
    const older = await there('/signIn', { body: { email: email('asha'), password } })
    expect(older.body).toEqual({ status: 200, secondStep: expect.stringMatching(/^[\w-]{43}$/) })
    expect(jar.size).toBe(0)
    const body = { secondStep: older.body.secondStep, code: shownByApp(secret, now) }
    const { status, data } = await there('/twoSteps/signIn', { body })
    expect(status).toBe(200)
    expect(data.user).toEqual({
      _id: 'asha',
      email: 'asha@boli.test',
      role: 'STUDENT',
      firstName: 'Asha',
      lastName: '',
    })
    expect([...jar.keys()]).toEqual(['boli_refresh'])
    expect((await there('/me', { bearer: data.token })).data._id).toBe('asha')
  })

  test.each([
    ['with blanks', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    [
      'of a clock half a minute late',
      (_: string, secret: string) => shownByApp(secret, new Date(now.getTime() - 30_000)),
    ],
    [
      'of a clock half a minute early',
      (_: string, secret: string) => shownByApp(secret, new Date(now.getTime() + 30_000)),
    ],
  ])('a code %s is taken', async (_, typed) => {
    const { secret } = await switchedOn('asha')
    later(minute)
    const reply = await withCode(await firstStep('asha'), typed(shownByApp(secret, now), secret))
    expect(reply.status).toBe(200)
  })

  test('a recovery code opens once, and the owner hears of it', async () => {
    const { recoveryCodes } = await switchedOn('asha')
    const [code = ''] = recoveryCodes
    const reply = await withCode(await firstStep('asha'), code.toLowerCase().replaceAll('-', ' '))
    expect(reply.status).toBe(200)
    expect((await ask('/twoSteps', { bearer: reply.data.token })).data.recoveryCodesLeft).toBe(9)
    expect(await mailsTo('asha')).toContain('A recovery code of your Boli account was used')
    expect((await withCode(await firstStep('asha'), code)).body).toEqual(wrong)
  })

  test('a remembered device stands for the password, never for the code', async () => {
    const { secret } = await switchedOn('asha')
    const { jar, ask: there } = browser()
    const body = { email: email('asha'), password, remember: true }
    const { data: half } = await there('/newlogin', { body })
    expect(jar.size).toBe(0)
    await there('/twoSteps/signIn', { body: { ...half, code: shownByApp(secret, now) } })
    expect([...jar.keys()].sort()).toEqual(['boli_device', 'boli_email', 'boli_refresh', 'boli_remember'])
    const { data: again } = await there('/newlogin', { body: { email: email('asha'), remembered: true } })
    expect(Object.keys(again)).toEqual(['secondStep'])
    later(30 * second)
    const opened = await there('/twoSteps/signIn', { body: { ...again, code: shownByApp(secret, now) } })
    expect(opened.status).toBe(200)
    const changed = await there('/updateUserPassword', {
      bearer: opened.data.token,
      body: { newPassword: 'eight ripe mangoes', confirmPassword: 'eight ripe mangoes' },
    })
    expect(changed.status).toBe(403)
  })

  test('a link for a new password changes the password, and leaves the second step', async () => {
    const { secret } = await switchedOn('asha')
    const { hashOf, newToken } = await import('#server/accounts/sessions/tokens.ts')
    const token = newToken()
    await server.sql`insert into account_links (token_hash, student_id, purpose, created_at, expires_at)
      values (${hashOf(token)}, 'asha', 'reset', ${now}, ${new Date(now.getTime() + minute)})`
    const waiting = await firstStep('asha')
    const form = { password: 'eight ripe mangoes', c_password: 'eight ripe mangoes' }
    const reset = await ask(`/changePassword/${token}`, { method: 'PUT', body: form })
    expect([reset.status, 'token' in reset.body]).toEqual([200, false])
    // What the old password had begun is over too.
    expect((await withCode(waiting, shownByApp(secret, now))).status).toBe(410)
    const { data } = await ask('/newlogin', { body: { email: email('asha'), password: form.password } })
    expect(Object.keys(data)).toEqual(['secondStep'])
  })
})

describe('somebody who has the password alone', () => {
  test('a code is taken once, and none before it any more', async () => {
    const { secret } = await switchedOn('asha')
    const code = shownByApp(secret, now)
    expect((await withCode(await firstStep('asha'), code)).status).toBe(200)
    const replayed = await withCode(await firstStep('asha'), code)
    expect([replayed.status, replayed.body]).toEqual([401, wrong])
    const before = shownByApp(secret, new Date(now.getTime() - 30_000))
    expect((await withCode(await firstStep('asha'), before)).status).toBe(401)
  })

  test('of one code that comes many times at once, one opens', async () => {
    const { secret, recoveryCodes } = await switchedOn('asha')
    for (const code of [shownByApp(secret, now), recoveryCodes[0] ?? '']) {
      const halves = await Promise.all([1, 2, 3, 4].map(() => firstStep('asha')))
      const replies = await Promise.all(halves.map((half) => withCode(half, code)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
      later(20 * minute)
    }
  })

  test('half a sign-in opens nothing but the second step, once, for ten minutes', async () => {
    const { secret } = await switchedOn('asha')
    const half = await firstStep('asha')
    for (const path of ['/me', '/twoSteps', '/sessions', '/myData'])
      expect((await ask(path, { bearer: half })).status).toBe(401)
    const { jar, ask: there } = browser()
    jar.set('boli_refresh', half)
    jar.set('boli_device', half)
    expect((await there('/refreshToken', { method: 'POST' })).status).toBe(401)
    const recalled = await there('/newlogin', { body: { email: email('asha'), remembered: true } })
    expect(recalled.status).toBe(401)
    const code = shownByApp(secret, now)
    expect((await withCode(half, code)).status).toBe(200)
    later(30 * second)
    expect((await withCode(half, shownByApp(secret, now))).status).toBe(410)
    const slow = await firstStep('asha')
    later(10 * minute)
    const over = await withCode(slow, shownByApp(secret, now))
    expect([over.status, over.body]).toEqual([
      410,
      { error: true, message: 'This took too long. Please sign in with your password again.' },
    ])
  })

  test('five wrong codes in a quarter of an hour, then nobody is asked, not even with the right one', async () => {
    const { secret, recoveryCodes } = await switchedOn('asha')
    const half = await firstStep('asha')
    for (const code of ['000000', '111111', 'ABCD-EFGH-2345', 'nonsense', '222222'])
      expect((await withCode(half, code)).status).toBe(401)
    for (const code of [shownByApp(secret, now), recoveryCodes[0] ?? '']) {
      const reply = await withCode(await firstStep('asha'), code)
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '900'])
      expect(reply.body.message).toBe('Too many wrong codes. Please wait a few minutes, or write to us.')
    }
    expect((await mailsTo('asha')).filter((subject) => subject.startsWith('Wrong codes'))).toHaveLength(1)
    // Knocking meanwhile makes the wait no longer.
    later(15 * minute)
    expect((await withCode(await firstStep('asha'), shownByApp(secret, now))).status).toBe(200)
  })

  test('many at once do not slip past the limit together', async () => {
    await switchedOn('asha')
    const half = await firstStep('asha')
    const guesses = Array.from({ length: 20 }, (_, n) => withCode(half, String(n).padStart(6, '0')))
    const refused = (await Promise.all(guesses)).map(({ status }) => status)
    expect(refused.filter((status) => status === 401)).toHaveLength(5)
    expect(refused.filter((status) => status === 429)).toHaveLength(15)
  })

  test('twenty wrong codes a day, whatever pauses are made', async () => {
    await switchedOn('asha')
    const rows = Array.from({ length: 20 }, (_, n) => ({
      student_id: 'asha',
      address: `192.0.2.${n}`,
      tried_at: new Date(now.getTime() - (n + 4) * 5 * minute),
    }))
    await server.sql`insert into code_attempts ${server.sql(rows.slice(1))}`
    expect((await withCode(await firstStep('asha'), '000000')).status).toBe(401)
    const reply = await withCode(await firstStep('asha'), '000000')
    expect(reply.body.message).toBe('Too many wrong codes. Please try again tomorrow, or write to us.')
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(22 * 60 * 60)
  })

  test('thirty from one address, whoever it tries', async () => {
    await switchedOn('asha')
    const rows = Array.from({ length: 30 }, () => ({
      student_id: 'ravi',
      address: '127.0.0.1',
      tried_at: now,
    }))
    await server.sql`insert into code_attempts ${server.sql(rows)}`
    expect((await withCode(await firstStep('asha'), '000000')).status).toBe(429)
  })

  test('the code and the recovery codes of another account open nothing', async () => {
    const [asha, ravi] = [await switchedOn('asha'), await switchedOn('ravi')]
    expect((await withCode(await firstStep('asha'), shownByApp(ravi.secret, now))).status).toBe(401)
    expect((await withCode(await firstStep('asha'), ravi.recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await withCode(await firstStep('ravi'), shownByApp(ravi.secret, now))).status).toBe(200)
    // Somebody who writes into the database copies their own secret over: the seal is of one account.
    await server.sql`update second_factors set last_step = 0, sealed_secret =
      (select sealed_secret from second_factors where student_id = 'ravi') where student_id = 'asha'`
    expect((await withCode(await firstStep('asha'), shownByApp(ravi.secret, now))).status).toBe(401)
    expect((await withCode(await firstStep('asha'), asha.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test.each([
    ['begun anew', '/twoSteps/begin', {}, 409],
    ['confirmed again', '/twoSteps/confirm', { code: '000000' }, 409],
    ['switched off without a code', '/twoSteps/off', {}, 400],
    ['switched off with a wrong code', '/twoSteps/off', { code: '000000' }, 403],
    ['given new recovery codes with a wrong code', '/twoSteps/recoveryCodes', { code: '000000' }, 403],
  ])('in a session that was left open it cannot be %s', async (...[, path, more, status]) => {
    const { bearer, secret } = await switchedOn('asha')
    expect((await ask(path, { bearer, body: { password, ...more } })).status).toBe(status)
    expect((await ask('/twoSteps', { bearer })).data).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await withCode(await firstStep('asha'), shownByApp(secret, now))).status).toBe(200)
  })

  test('nor with a code and a wrong password, and the code stays good', async () => {
    const { bearer, secret } = await switchedOn('asha')
    const code = shownByApp(secret, now)
    const reply = await ask('/twoSteps/off', { bearer, body: { password: 'guessed', code } })
    expect([reply.status, reply.body.message]).toEqual([403, 'This is not your password.'])
    expect((await withCode(await firstStep('asha'), code)).status).toBe(200)
  })
})

describe('who looks from outside', () => {
  test('a wrong password and a strange e-mail say the same with and without it', async () => {
    await switchedOn('asha')
    const replies = await Promise.all(
      ['asha', 'ravi', 'nobody'].map((who) =>
        ask('/newlogin', { body: { email: email(who), password: 'x' } }),
      ),
    )
    for (const { status, body } of replies)
      expect([status, body]).toEqual([
        401,
        { error: true, message: 'Invalid email and password combination.' },
      ])
  })

  test('of a half sign-in that never was and of one that ended the answer is one', async () => {
    const { secret } = await switchedOn('asha')
    const half = await firstStep('asha')
    later(11 * minute)
    const [ended, never] = [
      await withCode(half, shownByApp(secret, now)),
      await withCode('x'.repeat(43), '000000'),
    ]
    expect(ended.body).toEqual(never.body)
    expect([ended.status, never.status]).toEqual([410, 410])
  })

  test('another site’s page is refused, and so is a form', async () => {
    const { secret } = await switchedOn('asha')
    const body = { secondStep: await firstStep('asha'), code: shownByApp(secret, now) }
    expect((await ask('/twoSteps/signIn', { origin: 'https://evil.test', body })).status).toBe(403)
    const form = await fetch(`${server.url}/api/twoSteps/signIn`, {
      method: 'POST',
      body: new URLSearchParams(body),
    })
    expect(form.status).toBe(415)
    expect((await ask('/twoSteps/signIn', { origin: server.config.publicUrl, body })).status).toBe(200)
  })

  test('without a bearer nothing of it is answered', async () => {
    for (const path of ['begin', 'confirm', 'recoveryCodes', 'off'])
      expect((await ask(`/twoSteps/${path}`, { body: { password, code: '000000' } })).status).toBe(401)
    expect((await ask('/twoSteps')).status).toBe(401)
  })

  test('what is kept opens nothing: the secret is sealed, codes are hashes, and an export holds neither', async () => {
    const { bearer, secret, recoveryCodes } = await switchedOn('asha')
    await firstStep('asha')
    const kept = JSON.stringify([
      await server.sql`select * from second_factors`,
      await server.sql`select * from recovery_codes`,
      await server.sql`select text_body, html_body from mails`,
    ])
    const { body } = await ask('/myData', { bearer })
    expect(body.results.data.twoSteps).toMatchObject([{ student_id: 'asha' }])
    expect(body.results.data.recoveryCodes).toHaveLength(10)
    for (const text of [kept, JSON.stringify(body)]) {
      expect(text).not.toContain(secret)
      for (const code of recoveryCodes) expect(text).not.toMatch(new RegExp(code.replaceAll('-', '-?')))
    }
    expect(JSON.stringify(body)).not.toMatch(/sealed|hash|salt/)
  })

  test('with another SECRET_KEY no code fits and no call breaks; a recovery code is the way in', async () => {
    const { secret, recoveryCodes } = await switchedOn('asha')
    const { secretKey } = server.config
    Object.assign(server.config, { secretKey: 'another key that is long enough, too' })
    expect((await withCode(await firstStep('asha'), shownByApp(secret, now))).status).toBe(401)
    expect((await withCode(await firstStep('asha'), recoveryCodes[0] ?? '')).status).toBe(200)
    Object.assign(server.config, { secretKey })
  })
})

describe('switching it off, and new codes', () => {
  test('new recovery codes end those that were before', async () => {
    const { bearer, secret, recoveryCodes } = await switchedOn('asha')
    const code = shownByApp(secret, now)
    const { data } = await ask('/twoSteps/recoveryCodes', { bearer, body: { password, code } })
    expect((await withCode(await firstStep('asha'), recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await withCode(await firstStep('asha'), data.recoveryCodes[0])).status).toBe(200)
    expect(await mailsTo('asha')).toContain('New recovery codes for your Boli account')
  })

  test.each(['app', 'recovery'])('password and a code of the %s switch it off', async (kind) => {
    const { bearer, secret, recoveryCodes } = await switchedOn('asha')
    const code = kind === 'app' ? shownByApp(secret, now) : recoveryCodes[3]
    const { data } = await ask('/twoSteps/off', { bearer, body: { password, code } })
    expect(data.message).toBe('Two-step sign-in is off. Your password alone opens your account.')
    await bearerOf('asha')
    expect(await mailsTo('asha')).toContain('Two-step sign-in is off for your Boli account')
    expect(await server.sql`select from recovery_codes`).toHaveLength(0)
    const again = await ask('/twoSteps/off', { bearer, body: { password, code: '000000' } })
    expect([again.status, again.body.message]).toEqual([409, 'Two-step sign-in is off.'])
  })

  test('what an admin who looks through their eyes may not do', async () => {
    const admin = await bearerOf('anu')
    const { data } = await ask('/impersonateUser', { bearer: admin, body: { email: email('asha') } })
    for (const path of ['begin', 'confirm', 'recoveryCodes', 'off'])
      expect(
        (await ask(`/twoSteps/${path}`, { bearer: data.token, body: { password, code: '000000' } })).status,
      ).toBe(403)
    expect((await ask('/twoSteps', { bearer: data.token })).status).toBe(403)
  })
})

describe('somebody who lost the app', () => {
  const off = (bearer: string, id: string, reason: unknown = 'Lost phone, called us') =>
    ask(`/admin/users/${id}/twoSteps`, { method: 'DELETE', bearer, body: { reason } })

  test('an admin takes it off, says why, and the person hears of it', async () => {
    const { bearer } = await switchedOn('asha')
    const admin = await bearerOf('anu')
    expect((await off(admin, 'asha', ' ')).status).toBe(400)
    expect((await off(admin, 'asha')).status).toBe(200)
    expect((await ask('/me', { bearer })).status).toBe(401)
    await bearerOf('asha')
    expect(await mailsTo('asha')).toContain('We took two-step sign-in off your Boli account')
    const [entry] = await server.sql`select call, subject_id, before, after from audit_entries`
    expect(entry).toMatchObject({
      call: 'DELETE /admin/users/:id/twoSteps',
      subject_id: 'asha',
      before: { twoSteps: true },
      after: { twoSteps: false, reason: 'Lost phone, called us' },
    })
    expect((await off(admin, 'asha')).status).toBe(409)
  })

  test('never their own, nor does anybody else of the academy', async () => {
    const { bearer } = await switchedOn('anu')
    const own = await off(bearer, 'anu')
    expect([own.status, own.body.message]).toEqual([
      409,
      'This is your own account. You switch two-step sign-in off in your profile.',
    ])
    for (const who of ['edi', 'sue', 'asha']) expect((await off(await bearerOf(who), 'anu')).status).toBe(403)
  })

  test('the only admin has the command', async () => {
    await switchedOn('anu')
    const person = { id: 'anu', email: email('anu'), firstName: 'Anu' }
    expect(await takeOffTwoSteps(server.sql, { person, config: server.config, now })).toBe(true)
    expect(await takeOffTwoSteps(server.sql, { person, config: server.config, now })).toBe(false)
    await bearerOf('anu')
  })
})

describe('an academy that asks its people for it', () => {
  const require = (bearer: string, isRequired = true) =>
    ask('/admin/settings/twoSteps', { method: 'PUT', bearer, body: { isRequired } })
  const first = {
    error: true,
    message: 'The people of the academy use two-step sign-in. Please switch it on in your profile.',
    twoStepsFirst: true,
  }

  test('is settled by an admin who uses it; who settles it is written down', async () => {
    for (const who of ['edi', 'sue', 'asha']) expect((await require(await bearerOf(who))).status).toBe(403)
    const without = await require(await bearerOf('anu'))
    expect([without.status, without.body.message]).toEqual([
      409,
      'Switch it on for yourself first, in your profile. Else the studio would close on you.',
    ])
    const { bearer } = await switchedOn('anu')
    expect((await require(bearer)).data.staffTwoSteps).toBe(true)
    const [entry] = await server.sql`select actor_id, before, after from audit_entries`
    expect(entry).toEqual({
      actor_id: 'anu',
      before: { staffTwoSteps: false },
      after: { staffTwoSteps: true },
    })
    expect((await require(bearer, false)).data.staffTwoSteps).toBe(false)
  })

  test.each([
    ['edi', '/admin/contentLanguages'],
    ['sue', '/admin/users'],
    ['kavi', '/admin/settings'],
    ['kavi', '/admin/users'],
  ])('shuts %s out of %s at once, and lets them in once it is on', async (who, path) => {
    const [before, { bearer: owner }] = [await bearerOf(who), await switchedOn('anu')]
    expect((await ask(path, { bearer: before })).status).toBe(200)
    await require(owner)
    for (const bearer of [before, await bearerOf(who)]) {
      const shut = await ask(path, { bearer })
      expect([shut.status, shut.body]).toEqual([403, first])
      expect((await ask('/me', { bearer })).data.owesTwoSteps).toBe(true)
      expect((await ask('/twoSteps', { bearer })).data.isAsked).toBe(true)
    }
    const { bearer, secret } = await switchedOn(who)
    expect((await ask(path, { bearer })).status).toBe(200)
    expect((await ask('/me', { bearer })).data.owesTwoSteps).toBe(false)
    const later = await withCode(await firstStep(who), shownByApp(secret, now))
    expect((await ask(path, { bearer: later.data.token })).status).toBe(200)
  })

  test('nobody gets past it by changing a student, or by looking through one’s eyes', async () => {
    const [before, { bearer: owner }] = [await bearerOf('kavi'), await switchedOn('anu')]
    const { data: looking } = await ask('/impersonateUser', {
      bearer: before,
      body: { email: email('asha') },
    })
    await require(owner)
    expect((await ask('/me', { bearer: looking.token })).status).toBe(401)
    const again = await ask('/impersonateUser', { bearer: before, body: { email: email('asha') } })
    expect([again.status, again.body]).toEqual([403, first])
    const change = { method: 'PATCH', bearer: before, body: { role: 'STUDENT' } }
    expect((await ask('/admin/users/anu', change)).status).toBe(403)
    expect((await require(before, false)).status).toBe(403)
  })

  test('who switches it off while it is asked for is shut out again', async () => {
    const { bearer, secret } = await switchedOn('anu')
    await require(bearer)
    await ask('/twoSteps/off', { bearer, body: { password, code: shownByApp(secret, now) } })
    expect((await ask('/admin/settings', { bearer })).body).toEqual(first)
  })

  test('students are not asked', async () => {
    const { bearer: owner } = await switchedOn('anu')
    await require(owner)
    const bearer = await bearerOf('asha')
    expect((await ask('/me', { bearer })).data.owesTwoSteps).toBe(false)
    expect((await ask('/twoSteps', { bearer })).data.isAsked).toBe(false)
  })

  test('the only admin stays the only admin, though they work as a student', async () => {
    const bearer = await bearerOf('anu')
    await server.sql`update students set role = 'STUDENT' where id = 'kavi'`
    await server.sql`update academy_settings set staff_two_steps = true`
    const gone = await ask('/deleteAccount', { bearer, body: { password } })
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'You are the only admin. Make somebody else one first.',
    ])
  })
})
