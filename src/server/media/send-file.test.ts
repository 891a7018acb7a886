import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCaptions, sendFile } from './send-file.ts'

const place = await mkdtemp(join(tmpdir(), 'boli-sent-'))
const app = Fastify()

beforeAll(async () => {
  await writeFile(join(place, 'market.mp4'), '0123456789')
  await writeFile(join(place, 'empty.mp4'), '')
  const method = ['GET', 'HEAD']
  app.route<{ Params: { name: string } }>({
    method,
    url: '/files/:name',
    handler: (request, reply) => sendFile({ request, reply }, join(place, request.params.name), 'private'),
  })
  app.route<{ Params: { film: string } }>({
    method,
    url: '/captions/:film',
    handler: (request, reply) => sendCaptions({ request, reply }, captionsOf(request.params.film), 'private'),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(place, { recursive: true })
})

const captionsOf = (film: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\nनमस्ते, ${film}`
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['bytes=2-4', { status: 206, body: '234', range: 'bytes 2-4/10', length: '3' }],
  ['bytes=7-', { status: 206, body: '789', range: 'bytes 7-9/10', length: '3' }],
  ['bytes=-2', { status: 206, body: '89', range: 'bytes 8-9/10', length: '2' }],
  ['bytes=0-99', { status: 206, body: '0123456789', range: 'bytes 0-9/10', length: '10' }],
  ['nonsense', { status: 200, body: '0123456789', range: undefined, length: '10' }],
  ['bytes=10-', { status: 416, body: '', range: 'bytes */10', length: '0' }],
])('a file answers %s with %o', async (asked, expected) => {
  const { statusCode: status, body, headers } = await get('/files/market.mp4', { range: asked })
  const [range, length] = [headers['content-range'], headers['content-length']]
  expect({ status, body, range, length }).toEqual(expected)
  expect(headers['accept-ranges']).toBe('bytes')
})

test('what has not changed is not sent again, and a range of another version is the whole', async () => {
  const { etag = '' } = (await get('/files/market.mp4')).headers as { etag?: string }
  expect(await get('/files/market.mp4', { 'if-none-match': etag })).toMatchObject({
    statusCode: 304,
    body: '',
  })
  expect((await get('/files/market.mp4', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect((await get('/files/market.mp4', { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
  expect((await get('/files/market.mp4', { range: 'bytes=0-1', 'if-range': '"other"' })).body).toBe(
    '0123456789',
  )
})

test('HEAD tells the length and sends nothing', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/files/market.mp4' })
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '10'])
  expect(answer.headers['content-type']).toBe('video/mp4')
})

test('an empty file is empty, not an error', async () => {
  expect(await get('/files/empty.mp4')).toMatchObject({
    statusCode: 200,
    body: '',
  })
  expect((await openFiles()).filter((path) => path.endsWith('empty.mp4'))).toEqual([])
})

/** What this process holds open, where the system tells it. */
async function openFiles(): Promise<string[]> {
  const own = '/proc/self/fd'
  const names = await readdir(own).catch(() => [])
  return Promise.all(names.map((name) => readlink(join(own, name)).catch(() => '')))
}

test('captions have an ETag and ranges as files have', async () => {
  const { headers, rawPayload } = await get('/captions/one')
  expect([headers['accept-ranges'], headers['content-length']]).toEqual(['bytes', String(rawPayload.length)])
  const { etag } = headers
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect((await get('/captions/other')).headers.etag).not.toBe(etag)
  const known = await get('/captions/one', { 'if-none-match': etag ?? '' })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const part = await get('/captions/one', { range: 'bytes=0-5' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'WEBVTT',
    `bytes 0-5/${rawPayload.length}`,
  ])
  expect((await get('/captions/one', { range: 'bytes=999-' })).statusCode).toBe(416)
  const head = await app.inject({ method: 'HEAD', url: '/captions/one' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(rawPayload.length),
    '',
  ])
})
