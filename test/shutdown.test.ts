import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCurriculum } from './learner-for-tests.ts'

const place = mkdtempSync(join(tmpdir(), 'boli-shutdown-'))
const person = { firstName: 'Ashalata', email: 'asha.in-the-log@boli.test', password: 'purple-elephant-7' }
let child: ChildProcess
let port: number
let told = ''
let authorization = ''
let userId = ''

beforeAll(async () => {
  port = await freePort()
  const { TEST_DATABASE_URL: _, ...environment } = process.env
  const settings = { PORT: String(port), DATA_DIR: place, DEMO: 'off', CURRICULUM_DIR: testCurriculum }
  const env = { ...environment, ...settings, LOG_LEVEL: 'debug', SLOW_QUERY_MS: '1' }
  const main = join(import.meta.dirname, '../src/server/main.ts')
  child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr?.on('data', (text) => {
    told += text
  })
  for await (const text of child.stdout ?? []) if (String(text).includes('Boli is ready at')) break
  const more = { confirmPassword: person.password, terms: true, adult: true }
  const signedUp = await ask('/api/newsignup', { ...person, ...more })
  const { token, user } = (await signedUp.json()).results.data
  authorization = `Bearer ${token}`
  userId = user._id
}, 120_000)
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const ask = (path: string, body?: unknown) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })

/** A sign-in of which the server has heard one half, and waits for the other. */
async function halfSignIn() {
  const body = JSON.stringify({ email: person.email, password: person.password })
  const line = connect(port, '127.0.0.1')
  let heard = ''
  line.on('data', (text) => {
    heard += text
  })
  const head = `POST /api/newlogin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue`
  line.write(`${head}\r\n\r\n${body.slice(0, 20)}`)
  await expect.poll(() => heard).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  heard = ''
  return async () => {
    line.write(body.slice(20))
    await once(line, 'close')
    return heard
  }
}

async function isRefused(): Promise<boolean> {
  return ask('/api/health').then(
    () => false,
    () => true,
  )
}

test('the log has a line of JSON an answer, with an id, and nothing of anybody', async () => {
  const id = (await ask('/api/me')).headers.get('x-request-id')
  await ask(`/api/admin/users?search=${person.email}`)
  await ask(`/api/admin/users/${userId}`)
  await ask(`/api/nothing/${userId}`)
  await ask(`/admin/students/${userId}`)
  await ask(`/activate?email=${person.email}&token=abc`)
  await ask('/api/newlogin', { email: person.email, password: 'wrong' })
  await ask('/api/forgot-password', { email: person.email })
  await ask('/api/report', { comments: `I am ${person.firstName}` })
  await expect.poll(() => told).toContain('/api/report')
  const lines = told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({ reqId: id, method: 'GET', url: '/api/me', status: 200 }),
  )
  expect(lines.filter(({ msg, reqId }) => msg === 'answered' && !reqId)).toEqual([])
  // Where it listens itself is nobody's address.
  const rest = told.replaceAll(/.*Server listening at.*/g, '')
  const personal = { ...person, userId, address: '127.0.0.1', bearer: authorization }
  for (const [what, secret] of Object.entries(personal)) expect(rest, what).not.toContain(secret)
})

test('a slow statement is in the log, and its values are not', async () => {
  const slow = told.split('\n').filter((line) => line.includes('"slow query"'))
  const insert = slow
    .map((line) => JSON.parse(line))
    .find(({ statement }) => statement.includes('insert into students'))
  expect(insert).toMatchObject({
    level: 40,
    statement: expect.stringContaining('$1'),
    ms: expect.any(Number),
  })
})

test('asked to end it finishes what runs, closes its streams, takes nothing new, and ends with 0', async () => {
  const stream = await ask('/api/notificationStream')
  expect(stream.status).toBe(200)
  let heard = ''
  const listening = (async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk
  })()
  await expect.poll(() => heard).toContain('event: count')
  const finish = await halfSignIn()
  // Browsers open lines ahead: nothing ever comes on them.
  const ahead = connect(port, '127.0.0.1').resume()
  await once(ahead, 'connect')
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await listening
  await expect.poll(isRefused).toBe(true)
  expect(child.exitCode).toBe(null)
  const reply = await finish()
  expect(reply).toMatch(/^HTTP\/1.1 200 OK/)
  expect(reply).toContain(`"email":"${person.email}"`)
  expect(await exited).toEqual([0, null])
  expect(told).not.toContain('Boli ended although')
}, 30_000)
