import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer()
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

test('what an admin changes is written down with who, what and whose; what was refused is not', async () => {
  const student = await person(server, { enrol: false })
  const gift = { userId: student.id, amount: 5, reason: 'A good question' }
  expect((await admin.post('/admin/credits', gift)).status).toBe(200)
  expect((await student.post('/admin/credits', gift)).status).toBe(403)
  expect((await admin.post('/admin/credits', { ...gift, amount: 0.5 })).status).toBe(400)
  const rows =
    await server.sql`select actor_id as "actorId", call, subject, after from audit_entries order by id`
  expect([...rows]).toEqual([
    { actorId: admin.id, call: 'POST /admin/credits', subject: 'credits', after: gift },
  ])
})
