import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** As much of S3 as the store asks for; `npm run proof -- s3` tries a real one. */
const objects = new Map<string, Buffer>()
const parts = new Map<string, Buffer>()
const keptAt = 'Sat, 21 Nov 2026 06:00:00 GMT'
const asked: string[] = []
let isDown = false
let isMoved = false
let breaksAt = ''
/** Of a file that is asked for while this is set half is sent, and the rest once it is over. */
let pause: Promise<void> | undefined
const bucket = createServer(async (request, reply) => {
  const sent: Buffer[] = []
  for await (const chunk of request) sent.push(chunk)
  const body = Buffer.concat(sent)
  const url = new URL(request.url ?? '', 'http://s3')
  const key = url.pathname.replace('/academy/', '')
  asked.push(`${request.method} ${key}`)
  if (request.method === 'DELETE' && url.searchParams.get('uploadId') === 'up/1') parts.clear()
  const part = url.searchParams.get('partNumber')
  if (isDown) return void reply.writeHead(403).end()
  if (isMoved) return void reply.writeHead(307, { location: '/academy/elsewhere' }).end()
  if (!/^AWS4-HMAC-SHA256 Credential=id\/.*\/eu-1\/s3\//.test(request.headers.authorization ?? ''))
    return void reply.writeHead(401).end()
  if (request.method === 'POST' && url.searchParams.has('uploads'))
    return void reply.end('<UploadId>up/1</UploadId>')
  if (part && part === breaksAt) return void reply.writeHead(403).end()
  if (request.method === 'PUT' && part) {
    parts.set(part, body)
    return void reply.setHeader('etag', `"${part}"`).end()
  }
  if (request.method === 'POST') {
    objects.set(key, Buffer.concat([...parts.values()]))
    return void reply.end('<CompleteMultipartUploadResult/>')
  }
  if (url.searchParams.has('list-type')) {
    const found = [...objects].filter(([name]) => name.startsWith(url.searchParams.get('prefix') ?? ''))
    const entries = found.map(
      ([name, { length }]) => `<Contents><Key>${name}</Key><Size>${length}</Size></Contents>`,
    )
    return void reply.end(`<ListBucketResult>${entries.reverse().join('')}</ListBucketResult>`)
  }
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  const found = objects.get(key)
  if (found) reply.setHeader('last-modified', keptAt)
  if (request.method === 'GET' && found && pause) {
    reply.write(found.subarray(0, found.length / 2))
    await pause
    return void reply.end(found.subarray(found.length / 2))
  }
  reply
    .writeHead(request.method === 'DELETE' ? 204 : found ? 200 : 404)
    .end(request.method === 'GET' ? found : undefined)
})

const [here, there] = ['here', 'there'].map((name) => mkdtempSync(join(tmpdir(), `boli-s3-${name}-`))) as [
  string,
  string,
]
let one: FileStore
let other: FileStore

beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const { port } = bucket.address() as { port: number }
  const settings = { bucket: 'academy', region: 'eu-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  const open = (dataDir: string) =>
    createS3Store({ ...settings, endpoint: `http://127.0.0.1:${port}/` }, dataDir)
  one = open(here)
  other = open(there)
})
afterAll(() => {
  bucket.close()
  for (const folder of [here, there]) rmSync(folder, { recursive: true })
})

test('what one server keeps the other brings, once however many ask', async () => {
  await one.keep(join(here, 'profile/a.webp'), 'नमस्ते')
  const path = join(there, 'profile/a.webp')
  await Promise.all([other.bring(path), other.bring(path), other.bring(path)])
  await other.bring(path)
  expect(readFileSync(path, 'utf8')).toBe('नमस्ते')
  expect(asked.filter((line) => line === 'GET profile/a.webp')).toHaveLength(1)
})

test('what one drops is gone at the other, where it is asked for anew', async () => {
  const path = join(there, 'profile/a.webp')
  await one.drop(join(here, 'profile/a.webp'))
  await other.bring(path)
  expect(readFileSync(path, 'utf8')).toBe('नमस्ते')
  await other.bring(path, { anew: true })
  expect(() => readFileSync(path)).toThrow('ENOENT')
})

test('a file that nobody keeps is not there, and that is no failure', async () => {
  await other.bring(join(there, 'videos/none.mp4'))
  expect(() => readFileSync(join(there, 'videos/none.mp4'))).toThrow('ENOENT')
})

test('a large file goes in parts and comes whole', async () => {
  const film = Buffer.alloc(33 * 1024 * 1024, 'film')
  writeFileSync(join(here, 'film.mp4'), film)
  await one.keepWhole(join(here, 'film.mp4'))
  expect(parts.size).toBe(3)
  await other.bring(join(there, 'film.mp4'))
  expect(readFileSync(join(there, 'film.mp4')).equals(film)).toBe(true)
})

test('a large file is written as it comes, and is not kept in memory until it is whole', async () => {
  let goOn = () => {}
  pause = new Promise((resolve) => {
    goOn = resolve
  })
  await one.keep(join(here, 'videos/long.mp4'), Buffer.alloc(8 * 1024 * 1024, 'film'))
  mkdirSync(join(there, 'videos'))
  const coming = other.bring(join(there, 'videos/long.mp4'))
  const written = () => {
    const beside = readdirSync(join(there, 'videos')).find((name) => /^long\.mp4\..*\.part$/.test(name))
    return beside ? statSync(join(there, 'videos', beside)).size : 0
  }
  await expect.poll(written, { timeout: 20_000 }).toBe(4 * 1024 * 1024)
  goOn()
  await coming
  pause = undefined
  expect(readdirSync(join(there, 'videos'))).toEqual(['long.mp4'])
  expect(statSync(join(there, 'videos/long.mp4')).size).toBe(8 * 1024 * 1024)
})

test('a copy is as old as the store says, at whoever kept it and at whoever brings it', async () => {
  const name = (folder: string, file: string) => join(folder, 'dated', file)
  await one.keep(name(here, 'sound.mp3'), 'नमस्ते')
  writeFileSync(name(here, 'film.mp4'), 'film')
  await one.keepWhole(name(here, 'film.mp4'))
  for (const file of ['sound.mp3', 'film.mp4']) {
    await other.bring(name(there, file))
    for (const folder of [here, there]) expect(statSync(name(folder, file)).mtime.toUTCString()).toBe(keptAt)
  }
})

test('a large file that breaks off leaves none of its parts', async () => {
  breaksAt = '2'
  await expect(one.keepWhole(join(here, 'film.mp4'))).rejects.toMatchObject({ statusCode: 503 })
  breaksAt = ''
  expect(parts.size).toBe(0)
})

test('what lies under a beginning is told in its order', async () => {
  for (const name of ['000', '007', '012']) await one.keep(join(here, 'videos/parts/x', name), name)
  expect(await other.list(join(there, 'videos/parts/x/'))).toEqual(
    ['000', '007', '012'].map((name) => ({ path: join(there, 'videos/parts/x', name), size: 3 })),
  )
})

test('a store that refuses is 503, and what it did not take is not kept here either', async () => {
  isDown = true
  await expect(one.keep(join(here, 'profile/b.webp'), 'x')).rejects.toMatchObject({ statusCode: 503 })
  isDown = false
  expect(() => readFileSync(join(here, 'profile/b.webp'))).toThrow('ENOENT')
})

test('a store that says to ask elsewhere is not followed', async () => {
  isMoved = true
  asked.length = 0
  await expect(one.keep(join(here, 'profile/c.webp'), 'x')).rejects.toMatchObject({ statusCode: 503 })
  isMoved = false
  expect(asked).toEqual(['PUT profile/c.webp'])
})
