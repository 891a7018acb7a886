import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let secure: TestServer

beforeAll(async () => {
  server = await startServer()
  secure = await startServer({ env: { PUBLIC_URL: 'https://boli.test' } })
}, 120_000)
afterAll(async () => {
  await server.close()
  await secure.close()
})

const everywhere = [
  '/api/health',
  '/api/nothing',
  '/media/nothing',
  '/UserProfile/nothing',
  '/',
  '/no-such-page',
]

test.each(everywhere)(
  'whatever %s is, browsers are told to guess nothing and to frame it nowhere else',
  async (path) => {
    const { headers } = await fetch(`${secure.url}${path}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/)
    expect(headers.get('content-security-policy')).not.toContain("'unsafe-inline'")
    expect(headers.get('content-security-policy')).not.toContain("'unsafe-eval'")
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBe(null)
    expect(headers.get('x-powered-by')).toBe(null)
  },
)

test.each([...everywhere.filter((path) => !path.startsWith('/api')), '/api/docs'])(
  '%s is a document, or may be opened as one: its window is its own, and it may not listen or look around',
  async (path) => {
    const { headers } = await fetch(`${secure.url}${path}`)
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  },
)

test('what is of somebody is kept nowhere on its way', async () => {
  const { authorization } = await person(server)
  // Whoever writes the address in another way asks for the same.
  for (const path of ['/api/me', '/%61pi/me']) {
    const { status, headers } = await fetch(server.url + path, { headers: { authorization } })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

async function cookiesOfSignUp(at: TestServer): Promise<string[]> {
  const person = { firstName: 'Asha', email: 'asha@boli.test', password: 'purple-elephant-7' }
  const body = JSON.stringify({ ...person, confirmPassword: person.password, terms: true, adult: true })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${at.url}/api/newsignup`, { method: 'POST', headers, body })
  const signIn = JSON.stringify({ email: person.email, password: person.password, remember: true })
  const reply = await fetch(`${at.url}/api/newlogin`, { method: 'POST', headers, body: signIn })
  return reply.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=…'))
}

test('over https every cookie is of this very host, and never sent in the clear', async () => {
  const week = 'Max-Age=604800; Path=/;'
  expect(await cookiesOfSignUp(secure)).toEqual([
    `__Host-boli_device=…; ${week} HttpOnly; Secure; SameSite=Strict`,
    `__Host-boli_email=…; ${week} Secure; SameSite=Strict`,
    `__Host-boli_remember=…; ${week} Secure; SameSite=Strict`,
    `__Host-boli_refresh=…; ${week} HttpOnly; Secure; SameSite=Strict`,
  ])
})

test('over https the cookies are understood when they come back', async () => {
  const person = { email: 'ravi@boli.test', password: 'purple-elephant-7' }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({
    ...person,
    firstName: 'Ravi',
    confirmPassword: person.password,
    terms: true,
    adult: true,
  })
  const reply = await fetch(`${secure.url}/api/newsignup`, { method: 'POST', headers, body })
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const refreshed = await fetch(`${secure.url}/api/refreshToken`, { method: 'POST', headers: { cookie } })
  expect(refreshed.status).toBe(200)
})

test('TRACE tells nothing back', async () => {
  const { port } = new URL(server.url)
  const status = await new Promise((resolve, reject) => {
    const asked = ask(
      { port, host: '127.0.0.1', method: 'TRACE', path: '/api/me', headers: { 'x-secret': 'abc' } },
      (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      },
    )
    asked.on('error', reject)
    asked.end()
  })
  expect(status).toBe(404)
})

/** The head of the reply to a request as it is written. */
function headOf(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(Number(new URL(server.url).port), '127.0.0.1')
    line.on('error', reject)
    line.on('data', (told) => {
      line.destroy()
      resolve(String(told).split('\r\n\r\n')[0] ?? '')
    })
    line.write(`${request}\r\n\r\n`)
  })
}

test('that a line stays open is said only where it is not so by itself', async () => {
  const asked = 'GET /api/health HTTP'
  const heads = await Promise.all([
    headOf(`${asked}/1.1\r\nHost: boli.test`),
    headOf(`${asked}/1.1\r\nHost: boli.test\r\nConnection: close`),
    headOf(`${asked}/1.0\r\nConnection: keep-alive`),
  ])
  expect(heads.map((head) => /^connection: (.+)$/im.exec(head)?.[1])).toEqual([
    undefined,
    'close',
    'keep-alive',
  ])
})
