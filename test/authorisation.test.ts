import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#calls/endpoint.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { answered, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

/**
 * Every call that the server declares, asked by everybody. What each may do stands here as a table, written by hand; the
 * server reads it from the declarations.
 */
const askers = [
  'visitor',
  'student',
  'star',
  'subscriber',
  'editor',
  'support',
  'admin',
  'impersonating',
] as const
type Asker = (typeof askers)[number]

/** How a call answers at its door: past it, or with which of the three refusals. */
type Door = 'in' | 'sign in first' | 'not theirs' | 'in person only'
const doors: Record<string, Door> = {
  '401 Please sign in to go on.': 'sign in first',
  '403 This is for the admins of the academy.': 'not theirs',
  '403 Only the student in person can do this.': 'in person only',
}

const everybody: Record<Asker, Door> = {
  ...{ visitor: 'in', student: 'in', star: 'in', subscriber: 'in', editor: 'in', support: 'in', admin: 'in' },
  impersonating: 'in',
}
const signedIn: Record<Asker, Door> = { ...everybody, visitor: 'sign in first' }
const inPerson: Record<Asker, Door> = { ...signedIn, impersonating: 'in person only' }
const adminsAlone: Record<Asker, Door> = {
  ...signedIn,
  ...{ student: 'not theirs', star: 'not theirs', subscriber: 'not theirs', impersonating: 'not theirs' },
  ...{ editor: 'not theirs', support: 'not theirs' },
}
const table: Record<string, Record<Asker, Door>> = {
  visitor: everybody,
  student: signedIn,
  'student, in person': inPerson,
  'admin: content': { ...adminsAlone, editor: 'in' },
  'admin: support': { ...adminsAlone, support: 'in' },
  'admin: insight': { ...adminsAlone, editor: 'in', support: 'in' },
  'admin: people': adminsAlone,
  'admin: talk': adminsAlone,
  'admin: money': adminsAlone,
  'admin: site': adminsAlone,
}

/** Its cookie says who asks, and nobody brings one here: whoever asks is sent to the login. */
const byCookie = 'POST /refreshToken'

const rowOf = ({ access, permission = 'site', oneself }: Endpoint) =>
  access === 'admin' ? `admin: ${permission}` : oneself ? `${access}, in person` : access

let server: TestServer
let calls: Endpoint[]

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum, RATE_LIMITS: 'off' } })
  await loadCurriculum(server.sql, testCurriculum)
  calls = server.app.declaredCalls
})
afterAll(() => server.close())

/** Somebody new for each question: some calls sign out, or delete the account that asks. */
const somebody: Record<Exclude<Asker, 'visitor'>, () => ReturnType<typeof person>> = {
  student: () => person(server),
  star: () => person(server, { is_star: true }),
  subscriber: async () => {
    const paying = await person(server)
    await server.sql`insert into subscriptions (id, student_id, language_id, plan_nickname, provider, is_paid, starts_at, ends_at)
      values (${randomUUID()}, ${paying.id}, 'hindi', 'A year', 'sandbox', true, now() - interval '1 day', now() + interval '1 year')`
    return paying
  },
  editor: () => person(server, { role: 'EDITOR', enrol: false }),
  support: () => person(server, { role: 'SUPPORT', enrol: false }),
  admin: () => person(server, { role: 'ADMIN', enrol: false }),
  impersonating: async () => {
    const admin = await person(server, { role: 'ADMIN', enrol: false })
    return person(server, { impersonator_id: admin.id })
  },
}

async function doorOf(declared: Endpoint, asker: Asker): Promise<Door> {
  const path = declared.path.replace(/:\w+/g, 'nobody')
  const method = declared.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const answer =
    asker === 'visitor'
      ? await asVisitor(declared.method, path)
      : await (await somebody[asker]())[method](path, {} as never)
  if (answer.status >= 500) throw new Error(`${declared.method} ${declared.path}: ${answer.text}`)
  const said = answer.body?.message ?? answer.body?.error
  return doors[`${answer.status} ${said}`] ?? 'in'
}

function asVisitor(method: string, path: string) {
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  return answered(fetch(`${server.url}/api${path}`, { method, ...body }))
}

describe('who may make which call', () => {
  test.each(askers)('%s', { timeout: 120_000 }, async (asker) => {
    const found: string[] = []
    const expected: string[] = []
    for (const declared of calls) {
      const name = `${declared.method} ${declared.path}`
      const door = name === byCookie ? 'sign in first' : table[rowOf(declared)]?.[asker]
      expected.push(`${name}: ${door}`)
      found.push(`${name}: ${await doorOf(declared, asker)}`)
    }
    expect(found).toEqual(expected)
  })
})

test('what stands under /admin is the academy’s own, and nothing else is, but looking through somebody’s eyes', () => {
  const misplaced = calls
    .filter(({ path, access }) => path.startsWith('/admin/') !== (access === 'admin'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(misplaced).toEqual(['POST /impersonateUser'])
})

test('every row of the table is used by some call', () => {
  expect([...new Set(calls.map(rowOf))].filter((row) => !(row in table))).toEqual([])
})

test('an account is changed, taken out and deleted by admins alone; support helps', () => {
  const own = calls.filter(({ path }) => /^\/admin\/(users|staff|enrolments|credits|audit|today)/.test(path))
  const rows = own.map((declared) => `${declared.method} ${declared.path}: ${declared.permission ?? 'site'}`)
  expect(rows.sort()).toEqual([
    'DELETE /admin/enrolments: support',
    'DELETE /admin/users/:id/twoSteps: people',
    'DELETE /admin/users/:id: people',
    'GET /admin/audit: site',
    'GET /admin/auditChoices: site',
    'GET /admin/staff: people',
    'GET /admin/today: insight',
    'GET /admin/users/:id/attempts: support',
    'GET /admin/users/:id: support',
    'GET /admin/users: support',
    'PATCH /admin/users/:id: people',
    'POST /admin/credits: site',
    'POST /admin/enrolments: support',
    'POST /admin/users/:id/activationLink: support',
    'POST /admin/users/:id/endSessions: support',
    'POST /admin/users/:id/export: people',
    'POST /admin/users/:id/resetLink: support',
  ])
})

test('nobody has to sign in for these, and for nothing else', () => {
  const open = calls
    .filter(({ access }) => access === 'visitor')
    .map(({ method, path }) => `${method} ${path}`)
  expect(open.sort()).toEqual([
    'GET /academyNumbers',
    'GET /certificates/:number',
    'GET /country/list',
    'GET /feedbacks/:id',
    'GET /language/listlevel',
    'GET /languageCourses',
    'GET /legalTexts/:kind',
    'GET /lexicons/:languageId',
    'GET /plans',
    'GET /product/getproductlist',
    'GET /sampleVideo',
    'GET /teammember/list',
    'GET /trialLesson',
    'GET /visitorCountry',
    'POST /forgetMe',
    'POST /forgot-password',
    'POST /getActivationLink',
    'POST /newlogin',
    'POST /newsignup',
    'POST /notificationDigest/unsubscribe',
    'POST /refreshToken',
    'POST /register',
    'POST /resetPassword',
    'POST /signIn',
    'POST /twoSteps/signIn',
    'POST /validateUser',
    'PUT /changePassword/:encrypteddata',
  ])
})
