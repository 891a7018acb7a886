import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPages } from './pages.ts'

const directory = mkdtempSync(join(tmpdir(), 'boli-pages-'))
const write = (file: string, text: string) => writeFileSync(join(directory, file), text)
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'))
  mkdirSync(join(directory, 'login'))
  const routes = {
    root: { id: 'root', path: '' },
    dashboard: { id: 'd', parentId: 'root', path: 'dashboard' },
  }
  write('assets/manifest-1.js', `window.__reactRouterManifest=${JSON.stringify({ routes })};`)
  write('__spa-fallback.html', '<script>app()</script>the app')
  write('login/index.html', '<script src="/a.js"></script>the login')
  write('humans.txt', 'People.')
  write('humans.txt.br', 'compressed')
  write('assets/manifest-1.js.br', 'compressed')
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.decorate('deps', { config: { publicUrl: 'http://localhost:3000' } } as never)
  await registerPages(app, directory)
})
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

test('a page made at the build is sent as it is', async () => {
  const reply = await app.inject('/login/')
  expect([reply.statusCode, reply.body]).toEqual([200, '<script src="/a.js"></script>the login'])
})

test.each(['/Login', '/LOGIN/', '/login//'])(
  'the page of %s is the one that the app shows there',
  async (path) => {
    const reply = await app.inject(path)
    expect([reply.statusCode, reply.body]).toEqual([200, '<script src="/a.js"></script>the login'])
  },
)

test('an address of slashes is looked up as fast as any other', async () => {
  // Begun anew at each of them, the search would outlast the test.
  expect((await app.inject(`/${'/'.repeat(1_000_000)}login`)).statusCode).toBe(404)
})

test('whoever has the page already is told that it is the same, and gets another one whole', async () => {
  const { etag = '' } = (await app.inject('/login')).headers
  const ask = (path: string, mark: string) => app.inject({ url: path, headers: { 'if-none-match': mark } })
  const same = await ask('/login', etag)
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
  expect(same.headers['content-security-policy']).toContain("default-src 'self'")
  expect((await ask('/login', 'W/"another"')).statusCode).toBe(200)
  const { etag: ofApp = '' } = (await app.inject('/dashboard')).headers
  expect((await ask('/dashboard', ofApp)).statusCode).toBe(304)
  expect((await ask('/no/such/address', ofApp)).statusCode).toBe(404)
})

test('an address that the app knows is the app, with 200', async () => {
  const reply = await app.inject('/dashboard?x=1')
  expect([reply.statusCode, reply.body]).toEqual([200, '<script>app()</script>the app'])
})

test('an unknown address is the app too, with 404', async () => {
  const reply = await app.inject('/nowhere')
  expect([reply.statusCode, reply.body]).toEqual([404, '<script>app()</script>the app'])
})

test('an inline script is allowed by its hash, and only where it stands', async () => {
  const policy = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])
  const hash = "'sha256-rATjb9o4iR2l8P8YvPhquIx7G+lIwf1oGg/a/mxSvKk='"
  expect(await policy('/dashboard')).toContain(`script-src 'self' ${hash};`)
  expect(await policy('/login')).toContain("script-src 'self';")
})

test('a hashed file comes with no more than a browser heeds of what never changes', async () => {
  const { headers } = await app.inject('/assets/manifest-1.js')
  expect(Object.keys(headers).sort()).toEqual([
    'cache-control',
    // The server itself leaves it out (edge.test.ts).
    'connection',
    'content-length',
    'content-type',
    'date',
    'vary',
  ])
})

test('files are files, and hashed ones are kept for a year', async () => {
  expect((await app.inject('/humans.txt')).headers['cache-control']).toBe('public, max-age=600')
  const asset = await app.inject('/assets/manifest-1.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each(['br', 'identity'])(
  'a script is called by its one short name, packed or not: %s',
  async (encoding) => {
    const { headers } = await app.inject({
      url: '/assets/manifest-1.js',
      headers: { 'accept-encoding': encoding },
    })
    expect([headers['content-encoding'] ?? 'identity', headers['content-type']]).toEqual([
      encoding,
      'text/javascript',
    ])
  },
)

test('a file compressed at the build is sent so', async () => {
  const reply = await app.inject({ url: '/humans.txt', headers: { 'accept-encoding': 'br' } })
  expect([reply.headers['content-encoding'], reply.body]).toEqual(['br', 'compressed'])
})

test.each(['/../package.json', '/..%2fpackage.json', '/login/index.html', '/humans.txt.br'])(
  '%s leads to no file',
  async (path) => {
    const reply = await app.inject(path)
    expect([reply.statusCode, reply.body]).toEqual([404, '<script>app()</script>the app'])
  },
)

test.each(['/api/nope', '/media/nope.mp3', '/assets/old.js'])('%s is no page', async (path) => {
  const reply = await app.inject(path)
  expect([reply.statusCode, reply.json()]).toEqual([
    404,
    { error: true, message: 'There is no such thing here.' },
  ])
})

test('a page is sent compressed to those who take it so', async () => {
  const reply = await app.inject({ url: '/dashboard', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('br')
})
