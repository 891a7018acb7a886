import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { StudioProblem } from '#calls/studio-documents.ts'
import { FilmRow } from '#calls/studio-rows.ts'
import { VideoUpload, videoFiles } from '#calls/studio-videos.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let editor: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  editor = await person(server, { role: 'EDITOR', enrol: false })
})
afterAll(() => server.close())

const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(5000, 7)])
const begin = async (name: string, size: number, who = editor) =>
  (await who.post('/admin/videos', { name, size })).as(VideoUpload)
const send = (id: string, offset: number, bytes: Buffer) =>
  editor.put(`/admin/videos/${id}`, { offset, bytes: bytes.toString('base64') })

const vtt = (line: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${line}\n`
const commaed = 'WEBVTT\n\n00:00,000 --> 00:02,000\nHow much are the mangoes?\n'
const silent = 'Who does not hear this film cannot follow it: add captions, best in Hindi and English.'

test('a film is sent in parts, goes on where it was cut off, and is watched in a lesson', async () => {
  const { id } = await begin('Our Market.mp4', film.length)
  expect((await send(id, 0, film.subarray(0, 2000))).as(VideoUpload)).toMatchObject({
    received: 2000,
    file: null,
  })
  // A part too far ahead is not taken, and the same part twice is as good as once.
  expect((await send(id, 3000, film.subarray(3000))).as(VideoUpload)).toMatchObject({ received: 2000 })
  expect((await send(id, 0, film.subarray(0, 2000))).as(VideoUpload)).toMatchObject({ received: 2000 })
  expect(await begin('Our Market.mp4', film.length)).toMatchObject({ id, received: 2000 })

  const { file } = (await send(id, 2000, film.subarray(2000))).as(VideoUpload)
  expect(file).toMatch(/^our-market-[a-z0-9]{8}\.mp4$/)
  const listed = (await editor.get('/admin/videos')).as(videoFiles.reply)
  expect(listed.map((video) => video.file)).toEqual([file, 'clip.mp4'])
  const [sent] = listed
  const watched = await fetch(server.url + sent?.url)
  expect(Buffer.from(await watched.arrayBuffer()).equals(film)).toBe(true)

  const lesson = { lessonId: 'hindi-market-weights', kind: 'file', title: 'Our market', file }
  const row = (await editor.post('/admin/films', lesson)).as(FilmRow)
  const problems = await editor.post('/admin/lint', { path: row.path })
  // Without captions it may go out, and that is told.
  expect(problems.as(z.array(StudioProblem))).toMatchObject([
    { severity: 'warning', field: expect.stringMatching(/captions$/), message: silent },
  ])
  expect((await editor.post('/admin/publish', { path: row.path })).status).toBe(200)
  const student = await person(server)
  const watching = async () => {
    const { body } = await student.get('/lessons/hindi-market-weights')
    return body.results.data.lesson.videos[0]
  }
  const video = await watching()
  expect(video.captions).toEqual([])

  const captions = { hi: vtt('आम कितने के हैं?'), en: commaed, roman: '' }
  const written = await editor.patch(`/admin/films/${row.id}`, { captions })
  expect(written.as(FilmRow).captions).toEqual(captions)
  const left = await editor.post('/admin/lint', { path: row.path })
  expect(left.as(z.array(StudioProblem))).toEqual([])
  expect((await editor.post('/admin/publish', { path: row.path })).status).toBe(200)
  const tracks = (await watching()).captions as { lang: string; label: string; url: string }[]
  expect(tracks.map(({ lang, label }) => [lang, label])).toEqual([
    ['hi', 'हिंदी'],
    ['en', 'English'],
  ])
  expect(await (await fetch(server.url + tracks[0]?.url)).text()).toBe(captions.hi)
  // No browser reads times with commas.
  expect(await (await fetch(server.url + tracks[1]?.url)).text()).toBe(vtt('How much are the mangoes?'))
  expect((await fetch(server.url + video.sources[0].url)).headers.get('content-type')).toBe('video/mp4')
})

test('the last part sent again while the film is put together is as good as once', async () => {
  const { id } = await begin('Again.mp4', film.length)
  await send(id, 0, film.subarray(0, 2000))
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(id, 2000, film.subarray(2000))))
  const [file, ...others] = new Set(replies.map((reply) => reply.as(VideoUpload).file))
  expect([file, others]).toEqual([expect.stringMatching(/^again-[a-z0-9]{8}\.mp4$/), []])
  const listed = (await editor.get('/admin/videos')).as(videoFiles.reply)
  const watched = await fetch(server.url + listed.find((video) => video.file === file)?.url)
  expect(Buffer.from(await watched.arrayBuffer()).equals(film)).toBe(true)
})

test('captions that are none are named where they stand', async () => {
  const sent = { lessonId: 'hindi-market-weights', kind: 'file', title: 'A clip', file: 'clip.mp4' }
  const captions = { hi: '', roman: '', en: '1\n00:00:01,000 --> 00:00:02,000\nSubRip' }
  const row = (await editor.post('/admin/films', { ...sent, captions })).as(FilmRow)
  const problems = (await editor.post('/admin/lint', { path: row.path })).as(z.array(StudioProblem))
  expect(problems.find(({ field }) => field.endsWith('captions.en'))).toMatchObject({
    severity: 'error',
    message: 'this is no WebVTT: it begins with WEBVTT and has lines with their times',
  })
})

test('what is no film is refused once it is whole, and somebody else begins their own', async () => {
  const { id } = await begin('page.mp4', 1200)
  const refused = await send(id, 0, Buffer.alloc(1200, 1))
  expect(refused.body.message).toBe('This is no film that browsers play: an MP4 or a WebM is.')
  expect((await editor.get(`/admin/videos/${id}`)).status).toBe(404)
  const other = await person(server, { role: 'EDITOR', enrol: false })
  const mine = await begin('same.mp4', 2000)
  expect((await begin('same.mp4', 2000, other)).id).not.toBe(mine.id)
  // Nor does anybody but its sender see or write what is on its way.
  const bytes = film.subarray(0, 500).toString('base64')
  expect((await other.get(`/admin/videos/${mine.id}`)).status).toBe(404)
  expect((await other.put(`/admin/videos/${mine.id}`, { offset: 0, bytes })).status).toBe(404)
  expect(await begin('same.mp4', 2000)).toMatchObject({ id: mine.id, received: 0 })
})
