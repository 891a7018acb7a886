import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credits } from '#calls/credits.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer()
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

const student = () => person(server, { enrol: false })
const rowsOf = async (who: Person) => {
  const { credit, entries } = (await who.get('/credits')).as(credits.reply)
  return [credit, entries.map(({ amount, reason }) => [amount, reason])]
}

test('an admin gives and takes with a reason, and the student reads each row, the newest first', async () => {
  const who = await student()
  expect(await rowsOf(who)).toEqual([0, []])
  const given = await admin.post('/admin/credits', {
    userId: who.id,
    amount: 30,
    reason: 'Helped a classmate',
  })
  expect([given.status, given.body.results.data]).toEqual([200, { credit: 30 }])
  await admin.post('/admin/credits', { userId: who.id, amount: -12, reason: 'A lesson with a tutor' })
  expect(await rowsOf(who)).toEqual([
    18,
    [
      [-12, 'A lesson with a tutor'],
      [30, 'Helped a classmate'],
    ],
  ])
  expect((await who.get('/me')).body.results.data.credit).toBe(18)
})

test('nobody is left owing, not even by two who take at once', async () => {
  const who = await student()
  const grant = (amount: number) =>
    admin.post('/admin/credits', { userId: who.id, amount, reason: 'A correction' })
  await grant(20)
  const taken = await Promise.all([grant(-15), grant(-15), grant(-15)])
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await rowsOf(who))[0]).toBe(5)
})

test('a grant that is sent again gives nothing twice', async () => {
  const who = await student()
  const body = { userId: who.id, amount: 7, reason: 'For patience', id: randomUUID() }
  for (const _ of [1, 2, 3])
    expect((await admin.post('/admin/credits', body)).body.results.data).toEqual({ credit: 7 })
  expect(await rowsOf(who)).toEqual([7, [[7, 'For patience']]])
})

test('only an admin grants, only to somebody, only whole amounts with a reason', async () => {
  const who = await student()
  const body = { userId: who.id, amount: 5, reason: 'Because' }
  expect((await who.post('/admin/credits', body)).status).toBe(403)
  const wrong = [
    [{ userId: 'nobody' }, 404],
    [{ amount: 0 }, 400],
    [{ amount: 1.5 }, 400],
    [{ amount: '5' }, 400],
    [{ reason: '  ' }, 400],
  ] as const
  for (const [change, status] of wrong) {
    const reply = await admin.post('/admin/credits', { ...body, ...change })
    expect([change, reply.status]).toEqual([change, status])
  }
  expect(await rowsOf(who)).toEqual([0, []])
})

test('a student reads their own rows alone', async () => {
  const [one, other] = [await student(), await student()]
  await admin.post('/admin/credits', { userId: one.id, amount: 9, reason: 'For one alone' })
  expect(await rowsOf(other)).toEqual([0, []])
  expect((await fetch(`${server.url}/api/credits`)).status).toBe(401)
})
