import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostTogether } from '#calls/most-together.ts'
import { readTogether } from '#calls/together.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let student: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  student = await person(server)
})
afterAll(() => server.close())

const together = async (who: Person, calls: string[]) =>
  (await who.post('/together', { calls })).as(readTogether.reply)

test('each call is answered as if it had come alone, in the order asked, in its own form', async () => {
  await student.put('/preferences', { script: 'roman' })
  const calls = ['/preferences', '/userCourses?languageId=hindi', '/get-notifications-count', '/me']
  const alone = await Promise.all(calls.map((path) => student.get(path)))
  expect(await together(student, calls)).toEqual(alone.map(({ status, body }) => ({ status, body })))
  expect(alone.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(alone[0]?.body.results.data.script).toBe('roman')
})

test('one that is refused leaves the others as they are', async () => {
  const [mails, own, missing, unfit] = await together(student, [
    '/admin/mails',
    '/preferences',
    '/courses/none',
    '/userCourses?languageId=',
  ])
  expect([mails?.status, own?.status, missing?.status, unfit?.status]).toEqual([403, 200, 404, 400])
  expect(mails?.body).toMatchObject({ error: true, message: 'This is for the admins of the academy.' })
})

test.each([
  '/notificationStream',
  '/health/../me',
  '/nothing-of-ours',
  '/together',
  '/updateuserprogress',
  '/me#x',
  '//elsewhere.example/me',
  '/logout',
  '/courses/..\\notificationStream',
  '/courses/..\\..\\..\\metrics',
  '/courses/..',
  '/courses/%2e%2e',
  '/tutors/../slots',
  '/courses/.\t.\\health',
])('%j is no call that goes together with others, and nothing of it is made', async (path) => {
  const refused = await student.post('/together', { calls: ['/me', path] })
  expect(refused.status).toBe(400)
  expect(refused.body.message).toBe('These calls cannot be made together.')
})

test('neither none nor more than a page has, and nobody without a session', async () => {
  const many = Array.from({ length: mostTogether + 1 }, () => '/me')
  expect((await student.post('/together', { calls: [] })).status).toBe(400)
  expect((await student.post('/together', { calls: many })).status).toBe(400)
  expect(await together(student, many.slice(1))).toHaveLength(mostTogether)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ calls: ['/me'] })
  expect((await fetch(`${server.url}/api/together`, { method: 'POST', headers: json, body })).status).toBe(
    401,
  )
})

test.each([
  ['br', 1],
  ['gzip', 1],
  ['br', 6],
  ['gzip', 6],
])('what is large comes compressed by %s, and says the same: courses %i times', async (encoding, times) => {
  const headers = {
    authorization: student.authorization,
    'content-type': 'application/json',
    'accept-encoding': encoding,
  }
  const calls = [...Array.from({ length: times }, () => '/userCourses?languageId=hindi'), '/preferences']
  const body = JSON.stringify({ calls })
  const reply = await fetch(`${server.url}/api/together`, { method: 'POST', headers, body })
  expect(reply.headers.get('content-encoding')).toBe(encoding)
  expect(readTogether.reply.parse((await reply.json()).results.data)).toEqual(await together(student, calls))
  const small = JSON.stringify({ calls: ['/preferences'] })
  const little = await fetch(`${server.url}/api/together`, { method: 'POST', headers, body: small })
  expect(little.headers.get('content-encoding')).toBeNull()
})
