import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerRequest } from '#server/accounts/links/link-requests.ts'
import { sendResetLink } from '#server/accounts/links/reset-link.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { endSessionsOf } from '#server/accounts/sessions/session-store.ts'
import type { Tx } from '#server/database/sql.ts'
import { shownByApp } from './authenticator.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let hash: string
const password = 'mango kite monsoon'
const fresh = 'nine green parrots'

describe('what comes while an account is in other hands', {
  timeout: 120_000,
}, () => {
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'off' } })
    hash = await hashPassword(password)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { sql } = server
    for (const table of ['mails', 'link_requests', 'students']) await sql`delete from ${sql(table)}`
    await sql`insert into students (id, email, password_hash, first_name, role, validated_at) values
      ('asha', 'asha@boli.test', ${hash}, 'Asha', 'STUDENT', now()),
      ('anu', 'anu@boli.test', ${hash}, 'Anu', 'ADMIN', now()), ('kavi', 'kavi@boli.test', ${hash}, 'Kavi', 'ADMIN', now())`
  })

  async function send(how: string, body: object, by: string | { cookie: string } = '') {
    const [method, path] = how.split(' ')
    const who = typeof by === 'string' ? { authorization: `Bearer ${by}` } : by
    const headers = { 'content-type': 'application/json', ...who }
    const reply = await fetch(`${server.url}/api${path}`, {
      method: method ?? '',
      headers,
      body: JSON.stringify(body),
    })
    return { status: reply.status, body: await reply.json(), cookies: reply.headers.getSetCookie() }
  }

  async function bearerOf(who: string): Promise<string> {
    const { body } = await send('POST /newlogin', { email: `${who}@boli.test`, password })
    return body.results.data.token
  }

  const waiting = async (howMany: number) => {
    const look = () => server.sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect(await look()).toHaveLength(howMany), {
      timeout: 60_000,
      interval: 20,
    })
  }

  /** Holds an account; all that is asked stands in a line before it, in turn; then `change` is made, and they go on. */
  async function whileHeld<Answer>(
    studentId: string,
    asked: (() => Promise<Answer>)[],
    change: (tx: Tx) => Promise<unknown> = async () => undefined,
  ): Promise<Answer[]> {
    const answers: Promise<Answer>[] = []
    await server.sql.begin(async (tx) => {
      await tx`select from students where id = ${studentId} for update`
      for (const ask of asked) {
        answers.push(ask())
        await waiting(answers.length)
      }
      await change(tx)
    })
    return Promise.all(answers)
  }

  const moved = {
    name: 'Asha',
    surname: 'Rao',
    email: 'thief@boli.test',
    dob: '15-01-1990',
    country_id: 'IN',
  }
  const move = (bearer: string) => () => send('PUT /update', moved, bearer)

  test.each<[string, (bearer: string) => Promise<() => Promise<{ status: number }>>]>([
    ['another e-mail', async (bearer) => move(bearer)],
    [
      'another password',
      async (bearer) => () =>
        send('POST /updateUserPassword', { newPassword: fresh, confirmPassword: fresh }, bearer),
    ],
    [
      'two-step sign-in',
      async (bearer) => {
        const { body } = await send('POST /twoSteps/begin', { password }, bearer)
        const code = shownByApp(body.results.data.secret, new Date())
        return () => send('POST /twoSteps/confirm', { code }, bearer)
      },
    ],
  ])('%s is not taken from a session that a reset has ended meanwhile', async (_, begun) => {
    const late = await begun(await bearerOf('asha'))
    const chosen = await hashPassword(fresh)
    const reset = async (tx: Tx) => {
      await tx`update students set password_hash = ${chosen} where id = 'asha'`
      await endSessionsOf(tx, 'asha', { now: new Date() })
    }
    const [answer] = await whileHeld('asha', [late], reset)
    expect(answer).toMatchObject({ status: 401 })
    const rows =
      await server.sql`select email, password_hash = ${chosen} as "isChosen" from students where id = 'asha'`
    expect([...rows]).toEqual([{ email: 'asha@boli.test', isChosen: true }])
    expect(await server.sql`select from second_factors where confirmed_at is not null`).toHaveLength(0)
  })

  test.each([
    ['by its owner', 'asha', '/logoutEverywhere'],
    ['by support', 'anu', '/admin/users/asha/endSessions'],
  ])(
    'a device that is forgotten everywhere, %s, opens nothing that would outlive it',
    async (...[, who, path]) => {
      const email = 'asha@boli.test'
      const { cookies } = await send('POST /newlogin', { email, password, remember: true })
      const [cookie = ''] = cookies
        .filter((line) => line.startsWith('boli_device'))
        .map((line) => line.split(';')[0] ?? '')
      const comeBack = () => send('POST /newlogin', { email, remembered: true }, { cookie })
      const bearer = await bearerOf(who)
      const leave = () => send(`POST ${path}`, {}, bearer)
      await whileHeld<{ status: number }>('asha', [leave, comeBack])
      const { sql } = server
      expect(await sql`select from remembered_devices`).toHaveLength(0)
      expect(
        await sql`select from auth_sessions where student_id = 'asha' and revoked_at is null`,
      ).toHaveLength(0)
    },
  )

  test('an address that an account just leaves does not come back with a form that still says it', async () => {
    const bearer = await bearerOf('asha')
    const leave = (tx: Tx) => tx`update students set email = 'new@boli.test' where id = 'asha'`
    const save = () => send('PUT /update', { ...moved, email: 'asha@boli.test' }, bearer)
    const [answer] = await whileHeld('asha', [save], leave)
    const error = 'Your e-mail was changed meanwhile. Please look again.'
    expect(answer).toMatchObject({ status: 409, body: { status: 409, error } })
    expect([...(await server.sql`select email from students where id = 'asha'`)]).toEqual([
      { email: 'new@boli.test' },
    ])
  })

  test('a mailbox that an account just leaves gets no link to it', async () => {
    await send('POST /forgot-password', { email: 'asha@boli.test' })
    await server.sql`update link_requests set answered_at = null`
    await server.sql`delete from mails`
    const leave = (tx: Tx) => tx`update students set email = 'new@boli.test' where id = 'asha'`
    await whileHeld('asha', [() => answerRequest(server.app.deps)], leave)
    expect(await server.sql`select recipient from mails`).toHaveLength(0)
    expect(await server.sql`select from account_links where ended_at is null`).toHaveLength(0)
  })

  test('moving to another e-mail and a reset by the old mailbox do not wait for each other', async () => {
    const bearer = await bearerOf('asha')
    const { config } = server
    const student = { id: 'asha', email: 'asha@boli.test', firstName: 'Asha' }
    const url = `${config.publicUrl}/login/change-password`
    await server.sql.begin((tx) => sendResetLink(tx, { student, url, config, now: new Date() }))
    const [mail] = await server.sql<{ text: string }[]>`select text_body as text from mails`
    const token = /change-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const form = { password: fresh, c_password: fresh }
    const answers = await whileHeld('asha', [move(bearer), () => send(`PUT /changePassword/${token}`, form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 410])
  })

  test('of two last admins who leave at once one stays', async () => {
    const leave = async (who: string) => {
      const bearer = await bearerOf(who)
      return () => send('POST /deleteAccount', { password }, bearer)
    }
    const answers = await whileHeld('anu', [await leave('anu'), await leave('kavi')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await server.sql`select from students where role = 'ADMIN'`).toHaveLength(1)
  })
})
