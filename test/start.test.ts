import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testCurriculum } from './learner-for-tests.ts'

const place = mkdtempSync(join(tmpdir(), 'boli-start-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

function startMain(settings: Record<string, string>) {
  const main = join(import.meta.dirname, '../src/server/main.ts')
  const { TEST_DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, DATA_DIR: place, LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  return { child, said }
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const text of child.stdout ?? []) if (String(text).includes('Boli is ready at')) return
}

async function freePort(): Promise<string> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' && address ? address.port : 0)
}

test('a place where it cannot listen is told with the settings that name it', async () => {
  const HOST = '203.0.113.7'
  const settings = { HOST, PORT: '3000', CURRICULUM_DIR: testCurriculum, DATA_DIR: join(place, 'elsewhere') }
  const { child, said } = startMain({ ...settings, DEMO: 'off' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said.error).toBe(
    `Boli cannot start. Settings HOST (${HOST}) and PORT (3000) are no place to listen at: listen EADDRNOTAVAIL: address not available ${HOST}:3000.\n`,
  )
}, 120_000)

test('it says when it is ready and what strangers would see, answers, and ends with 0 on SIGTERM', async () => {
  const PORT = await freePort()
  const { child, said } = startMain({ PORT, NODE_ENV: 'production' })
  await untilReady(child)
  expect((await fetch(`http://127.0.0.1:${PORT}/api/ready`)).status).toBe(200)
  expect(said.out).toContain('student@boli.test')
  expect(said.error).toContain(
    `Setting PUBLIC_URL is not given: links in mails lead to http://localhost:${PORT}. See docs/operations.md.\n`,
  )
  expect(said.error).toContain('Everybody knows the password of admin@boli.test, new@boli.test, ')
  expect(said.out).toMatch(new RegExp(`^Boli is ready at http://localhost:${PORT}$`, 'm'))
  const body = JSON.stringify({ email: 'student@boli.test', password: 'namaste-boli' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`http://127.0.0.1:${PORT}/api/signIn`, { method: 'POST', headers, body })
  expect(reply.status).toBe(200)
  const second = startMain({ PORT })
  expect(await once(second.child, 'exit')).toEqual([1, null])
  expect(second.said.error).toBe(
    `Boli cannot start. DATA_DIR is in use: another Boli already works on ${place}. Stop it first, or choose another DATA_DIR.\n`,
  )
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  // The first start reads the whole curriculum.
}, 120_000)

test('a malformed setting stops the start with one line that names it', async () => {
  const { child, said } = startMain({ PORT: 'many' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said.error).toBe(
    'Boli cannot start. Setting PORT is not a whole number from 0 to 65535. See docs/operations.md.\n',
  )
})

test('no password and no token is ever logged, whatever becomes of the call', async () => {
  const PORT = await freePort()
  const { child, said } = startMain({ PORT, LOG_LEVEL: 'trace' })
  await untilReady(child)
  const [secret, email] = ['purple-elephant-7', 'log@boli.test']
  const ask = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${PORT}/api/${path}`, {
      method: path.startsWith('change-') ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const person = {
    firstName: 'Log',
    email,
    password: secret,
    confirmPassword: secret,
    terms: true,
    adult: true,
  }
  const registered = await ask('newsignup', JSON.stringify(person))
  const { token } = (await registered.json()).results.data
  const cookie = registered.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=')[1] ?? '')
  await ask('signIn', JSON.stringify({ email, password: `${secret}!` }))
  await ask('signIn', `{"email":"${email}","password":"${secret}"`)
  await ask(`signIn?password=${secret}`, JSON.stringify({ email, password: [secret] }))
  const bearer = { authorization: `Bearer ${token}` }
  await ask(
    'updateUserPassword',
    JSON.stringify({ newPassword: secret, confirmPassword: `${secret}x` }),
    bearer,
  )
  await ask(
    'change-password',
    JSON.stringify({ old_password: secret, new_password: '1', c_password: '1' }),
    bearer,
  )
  await ask('deleteAccount', JSON.stringify({ password: `${secret}?` }), bearer)
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(registered.status).toBe(200)
  expect(said.error).toContain('/api/updateUserPassword')
  for (const hidden of [secret, token, ...cookie]) expect(said.out + said.error).not.toContain(hidden)
}, 60_000)

test('with DRAIN_SECONDS it says on SIGTERM that it is not ready, and still serves who comes', async () => {
  const PORT = await freePort()
  const { child } = startMain({ PORT, DRAIN_SECONDS: '5' })
  await untilReady(child)
  const exited = once(child, 'exit')
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${PORT}${path}`)).status
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/api/ready')).toBe(503)
  expect(await statusOf('/api/health')).toBe(200)
  expect(await exited).toEqual([0, null])
}, 120_000)
