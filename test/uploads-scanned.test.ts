import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VideoUpload } from '#calls/studio-videos.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
const named = 'Our scanner takes this file for a virus. Please choose another one.'

let isAway = false

/** Finds a virus in whatever says that it is one. */
const scanner = createServer((socket) => {
  if (isAway) return socket.destroy()
  let came = Buffer.alloc(0)
  socket.on('data', (piece) => {
    came = Buffer.concat([came, piece])
    const isWhole = came.subarray(-4).equals(Buffer.alloc(4))
    if (isWhole) socket.end(came.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const { port } = scanner.address() as { port: number }
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum, CLAMD: `127.0.0.1:${port}` } })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(async () => {
  await server.close()
  scanner.close()
})

const filesIn = (folder: string) => {
  const path = join(server.config.dataDir, folder)
  return existsSync(path) ? readdirSync(path) : []
}

test('a film is kept once the scanner has found nothing in it', async () => {
  const editor = await person(server, { role: 'EDITOR', enrol: false })
  const sent = async (inside: string) => {
    const film = Buffer.concat([Buffer.from(`\0\0\0\x18ftypmp42${inside}`, 'latin1'), Buffer.alloc(3000, 7)])
    const begun = await editor.post('/admin/videos', { name: 'Film.mp4', size: film.length })
    const { id } = begun.as(VideoUpload)
    return editor.put(`/admin/videos/${id}`, { offset: 0, bytes: film.toString('base64') })
  }
  const refused = await sent('EICAR')
  expect([refused.status, refused.body.message]).toEqual([422, named])
  expect(filesIn('videos')).toEqual([])
  expect((await sent('market')).as(VideoUpload).file).toMatch(/^film-[a-z0-9]{8}\.mp4$/)
})

test('while the scanner is away a film waits for it, and is not sent a second time', async () => {
  const editor = await person(server, { role: 'EDITOR', enrol: false })
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(3000, 7)])
  const begin = () => editor.post('/admin/videos', { name: 'Waits.mp4', size: film.length })
  const { id } = (await begin()).as(VideoUpload)
  isAway = true
  const refused = await editor.put(`/admin/videos/${id}`, { offset: 0, bytes: film.toString('base64') })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await begin()).status).toBe(503)
  expect((await editor.get(`/admin/videos/${id}`)).as(VideoUpload).received).toBe(film.length)
  isAway = false
  expect((await begin()).as(VideoUpload)).toMatchObject({
    id,
    file: expect.stringMatching(/^waits-.*\.mp4$/),
  })
})

test('and so is a recording', async () => {
  const asha = await person(server)
  const { sql } = server
  const tutor = { id: 'kavita', first_name: 'Kavita', last_name: 'M', email: 'kavita@tutors.test' }
  await sql`insert into tutors ${sql({ ...tutor, time_zone: 'Asia/Kolkata', hourly_price: 1500 })}`
  await sql`insert into tutor_requests
    (id, student_id, tutor_id, language_id, class_size, kind, time_zone, status, created_at, changed_at)
    values (${randomUUID()}, ${asha.id}, 'kavita', 'hindi', '1 to 1', 'message', 'UTC', 'accepted', now(), now())`
  const webm = readFileSync(join(import.meta.dirname, 'recordings/two-seconds.weba'))
  const send = (sound: Buffer) => {
    const about = { id: randomUUID(), tutor_id: 'kavita', exerciseId: 'hindi-market-mangoes.e8', text: '' }
    return asha.post('/tutors/recordings', { ...about, sound: sound.toString('base64') })
  }
  const refused = await send(Buffer.concat([webm, Buffer.from([0xec, 0x85]), Buffer.from('EICAR')]))
  expect([refused.status, refused.body.message]).toEqual([422, named])
  expect(filesIn('sent')).toEqual([])
  expect((await send(webm)).status).toBe(200)
  expect(filesIn('sent')).toHaveLength(1)
})

test('and so is a word that is spoken anew', async () => {
  const editor = await person(server, { role: 'EDITOR', enrol: false })
  const frame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x88, 0xc0]), Buffer.alloc(284, 1)])
  const sent = async (inside: string) => {
    const sound = Buffer.concat([...Array<Buffer>(20).fill(frame), Buffer.from(inside)])
    return editor.put('/admin/recordings', { text: 'नमक', sound: sound.toString('base64') })
  }
  const refused = await sent('EICAR')
  expect([refused.status, refused.body.message]).toEqual([422, named])
  expect((await sent('market')).status).toBe(200)
})
