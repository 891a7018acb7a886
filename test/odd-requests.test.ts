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

const deep = 30_000
test.each([
  ['NUL', '{"description":"a\\u0000b","name":"A year"}', 'description'],
  ['NUL in the name of a field', '{"a\\u0000":1}', ''],
  ['half a sign', '{"name":["x",{"hi":"\\ud83d"}],"more":"\\u0000"}', 'name.1.hi'],
  ['NUL in a depth where no form has a field', `${'['.repeat(deep)}"\\u0000"${']'.repeat(deep)}`, ''],
])('what no database keeps is refused at the door, by its field: %s', async (_, body, field) => {
  const headers = { authorization: asha.authorization, 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/api/admin/plans/any`, { method: 'PATCH', headers, body })
  expect(reply.status).toBe(400)
  const message = 'There is a sign in this text that cannot be kept.'
  expect(await reply.json()).toEqual({ error: true, message, ...(field && { errors: [{ field, message }] }) })
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

test('of a list of a million wrong things the first are told, and the refusal stays short', async () => {
  const headers = { authorization: asha.authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({
    path: 'hindi/market/course.yaml',
    revision: 1,
    chapters: Array(100_000).fill(0),
  })
  const reply = await fetch(`${server.url}/api/admin/order/lessons`, { method: 'PUT', headers, body })
  expect(reply.status).toBe(400)
  expect((await reply.text()).length).toBeLessThan(10_000)
})

test('an address that cannot be read is refused with the heads of every other answer', async () => {
  const reply = await fetch(`${server.url}/api/%E0%A4%A`)
  expect(reply.status).toBe(400)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect((await fetch(`${server.url}/%E0%A4%A`)).headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('NUL in an address finds nothing, and breaks nothing', async () => {
  expect((await asha.get('/admin/users/%00')).status).toBe(400)
  expect((await asha.get('/admin/users?search=%00')).status).toBe(400)
})

const lists = ['audit', 'users', 'mails', 'tutorRequests', 'impersonations']
const cursors = ['2026-02-30', '2026-13-01', '0000-01-01'].map((day) => `${day}T00:00:00.000000Z_1`)
test.each(lists.flatMap((list) => cursors.map((cursor) => [list, cursor])))(
  'a list of %s is not read on from %s',
  async (list, cursor) => {
    // Where a cursor is read as a moment of ours, 30 February is 2 March.
    const { status } = await asha.get(`/admin/${list}?cursor=${cursor}`)
    expect(status).toBe(list === 'impersonations' && cursor.startsWith('2026-02') ? 200 : 400)
  },
)

const unknown = ['0000-01-01T00:00:00Z', '9999-12-31T23:30:00-05:00', '2026-01-01T00:00:00%2B23:00']
test.each(unknown)('a moment that no database keeps is refused: %s', async (moment) => {
  for (const list of ['audit', 'impersonations'])
    for (const bound of ['from', 'until'])
      expect((await asha.get(`/admin/${list}?${bound}=${moment}`)).status).toBe(400)
  const publishAt = decodeURIComponent(moment)
  const news = { category: 'officialNews', title: 'x', message: 'x' }
  const told = { ...news, audience: { kind: 'everybody' } }
  expect((await asha.post('/admin/notifications', { ...told, publishAt })).status).toBe(400)
  const { id, version } = (await asha.post('/admin/notifications', told)).body.results.data
  expect((await asha.patch(`/admin/notifications/${id}`, { version, publishAt })).status).toBe(400)
})

test('a day of the year 0 is none of a tutor', async () => {
  await server.sql`insert into languages (id, name, native_name, icon) values ('hindi', 'Hindi', '', '')
    on conflict do nothing`
  const tutor = { firstname: 'Kavita', email: 'kavita@tutors.test', price: 15, language_id: ['hindi'] }
  const add = (day: string) => asha.post('/admin/tutors', { ...tutor, days: [{ day }] })
  expect((await add('0000-02-01')).status).toBe(400)
  expect((await add('2026-02-01')).status).toBe(200)
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

test('whoever sends too much is told so, although they read only once all is sent', async () => {
  const { hostname, port } = new URL(server.url)
  const heard = await new Promise<string>((resolve) => {
    let said = ''
    const line = connect(Number(port), hostname).pause()
    line.on('data', (bytes) => {
      said += bytes
      if (said.endsWith('}')) line.destroy()
    })
    line.on('error', () => {}).on('close', () => resolve(said))
    const head = 'POST /api/newlogin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json'
    line.write(`${head}\r\ncontent-length: 8000000\r\n\r\n`)
    const send = (left: number) => {
      if (left === 0) line.resume()
      else line.write(Buffer.alloc(1_000_000, 'x'), () => setTimeout(send, 5, left - 1))
    }
    send(8)
  })
  expect(heard).toMatch(/^HTTP\/1.1 413 /)
  expect(heard).toContain('This is too large.')
})

/** What is answered beside the declared calls. */
const others = [
  'GET /api/receipts/:x?until=:x&sig=:x',
  'GET /api/certificates/:x/file',
  'GET /api/download/:x',
  'GET /api/notificationStream/:x',
  'GET /UserProfile/:x',
  'GET /media/voice/:x?t=:x',
  'GET /media/files/:x?e=:x&s=:x',
  'GET /media/sample/:x',
  'GET /tutor-answer?token=:x',
  'POST /tutor-answer?token=:x',
  'GET /tutor-recording?token=:x',
  'POST /tutor-recording?token=:x',
  'GET /tutor-recording/sound?token=:x',
  'GET /api/payments/return/:x?older=:x',
  'POST /api/payments/turned-back/:x',
  'POST /api/webhooks/:x',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/sandbox',
  'POST /api/notificationDigest/unsubscribe?token=:x',
  'GET /dev/mail/:x',
  'GET /activate?email=:x&token=:x',
  'GET /:x',
]
const odd = [
  '%00',
  '%',
  '%ED%A0%80',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '%F0%9F%A6%9A',
  'x'.repeat(700),
  '-1',
  '[]',
]
const bodies = ['', '{', '\0', 'reply=%00&answer=reply', '{"id":"\\u0000"}', 'a'.repeat(60_000)]

test.each(others)('%s answers odd things, and never with a fault of its own', async (named) => {
  const [method = '', address = ''] = named.split(' ')
  const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain']
  for (const piece of odd) {
    const path = address.replaceAll(':x', piece)
    for (const [at, body] of (method === 'GET' ? [''] : bodies).entries()) {
      const headers = { 'content-type': types[at % 3] ?? '' }
      const sent = method === 'GET' ? {} : { headers, body }
      const reply = await fetch(server.url + path, { method, redirect: 'manual', ...sent })
      await reply.arrayBuffer()
      expect(reply.status, `${method} ${path} ${body.slice(0, 40)}`).toBeLessThan(500)
    }
  }
})

test.each([
  ['two lengths in one', 'Content-Length: 0\r\nTransfer-Encoding: chunked'],
  ['a length behind the chunks', 'Transfer-Encoding: chunked\r\nContent-Length: 0'],
  ['chunks that are none', 'Transfer-Encoding: xchunked'],
  ['chunks, and then none', 'Transfer-Encoding: chunked, identity'],
  ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
  ['a blank before the colon', 'Transfer-Encoding : chunked'],
  ['a folded line', 'Transfer-Encoding:\r\n chunked'],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 60'],
  ['a list of lengths', 'Content-Length: 0, 0'],
  ['a signed length', 'Content-Length: +0'],
  ['a length below nothing', 'Content-Length: -1'],
  ['a bare line end', 'X: a\rTransfer-Encoding: chunked'],
])('where a request ends must be plain, or what follows it is not answered: %s', async (_, head) => {
  const begun = 'POST /api/signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json'
  const next = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const heard = await told(`${begun}\r\n${head}\r\n\r\n0\r\n\r\n${next}`)
  expect(heard).toMatch(/HTTP\/1\.1 400 /)
  expect(heard).not.toContain('"status":"ok"')
})
