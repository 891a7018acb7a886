import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let asha: Person

beforeAll(async () => {
  server = await startServer()
  asha = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

/** What the server writes on a line on which it was told this. */
function told(said: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    let heard = ''
    const line = connect(Number(port), hostname, () => line.write(said))
    line.on('data', (bytes) => {
      heard += bytes
    })
    line.on('close', () => resolve(heard))
    line.on('error', reject)
  })
}

test.each([
  ['NUL', '{"description":"a\\u0000b","name":"A year"}'],
  ['NUL in the name of a field', '{"a\\u0000":1}'],
  ['half a sign', '{"name":["\\ud83d"]}'],
])('what no database keeps is refused at the door: %s', async (_, body) => {
  const headers = { authorization: asha.authorization, 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/api/admin/plans/any`, { method: 'PATCH', headers, body })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toEqual({
    error: true,
    message: 'There is a sign in this text that cannot be kept.',
  })
})

test('a whole sign in two escapes, and the six letters of an escape, are texts like any other', async () => {
  for (const title of ['\\ud83d\\ude42', '\\\\u0000']) {
    const body = `{"category":"officialNews","title":"${title}","message":"x","audience":{"kind":"everybody"}}`
    const headers = { authorization: asha.authorization, 'content-type': 'application/json' }
    const reply = await fetch(`${server.url}/api/admin/notifications`, { method: 'POST', headers, body })
    expect(reply.status).toBe(200)
  }
  const kept = await server.sql`select title from notifications order by title`
  expect(kept.map(({ title }) => title).sort()).toEqual(['\\u0000', '🙂'])
})

test('NUL in an address finds nothing, and breaks nothing', async () => {
  expect((await asha.get('/admin/users/%00')).status).toBe(400)
  expect((await asha.get('/admin/users?search=%00')).status).toBe(400)
})

test.each([
  ['headers that are too large', `GET /api/me?${'x'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['no HTTP at all', 'what is this\r\n\r\n', 400],
])('what never becomes a request is answered as one: %s', async (_, said, status) => {
  const heard = await told(said)
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/^x-request-id: \S+$/m)
  expect(JSON.parse(body)).toEqual({ error: true, message: expect.any(String) })
})
