import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer()
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN' })
})
afterAll(() => server.close())

const news = { category: 'officialNews', title: 'Mangoes are ripe', audience: { kind: 'everybody' } }
const monthly = { name: 'A month', languageId: 'hindi', interval: 'month', intervalCount: 1 }

test.each([
  ['notifications', news],
  ['tutors', { firstname: 'Bela', email: 'bela@boli.test', language_id: ['hindi'], price: 10 }],
  ['team', { firstname: 'Gurpreet', title: 'Makes the films' }],
  ['plans', { ...monthly, amounts: { INR: 10_000, USD: 200 } }],
])('one of the %s is read by itself, as it was made', async (kind, form) => {
  const made = (await admin.post(`/admin/${kind}`, form)).body.results.data
  const one = await admin.get(`/admin/${kind}/${made.id ?? made._id}`)
  expect([one.status, one.body.results.data]).toEqual([200, made])
  expect((await admin.get(`/admin/${kind}/nope`)).status).toBe(404)
})

test.each([
  ['exercise', 'exercises', 'e999'],
  ['film', 'films', 'nope'],
])('whoever takes out an unknown %s is told that there is none', async (what, kind, id) => {
  const [lesson] = (await admin.get('/admin/lessons')).body.results.data
  const removed = await admin.delete(`/admin/${kind}/${lesson.id}.${id}`)
  expect([removed.status, removed.body]).toEqual([404, { error: true, message: `There is no such ${what}.` }])
})
