import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilmScript } from '../curriculum/curriculum.ts'
import { refusalBody, refusalOf } from '../refusal.ts'
import { openMedia } from './media.ts'
import { mediaExpiry } from './media-addresses.ts'
import { registerMedia } from './media-calls.ts'

const script: FilmScript = {
  id: 'hindi-market-mangoes.meet',
  title: 'Meet',
  scene: 'park',
  speakers: [{ id: 'Meera', name: 'Meera', hindiName: 'मीरा', voice: 'woman', look: 'student' }],
  lines: [
    {
      id: '1',
      speaker: 'Meera',
      hindi: 'नमस्ते!',
      roman: 'namaste!',
      gloss: 'hello',
      english: 'Hello!',
      speak: '',
      words: [{ text: 'नमस्ते!', roman: 'namaste!', gloss: 'hello' }],
    },
  ],
}

let now = new Date('2026-03-01T12:00:00Z')
const place = await mkdtemp(join(tmpdir(), 'boli-media-'))
const secretKey = 'a secret that is long enough for us'
const media = openMedia({ dataDir: place, secretKey })
const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 } })
const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nनमस्ते'
const films = new Map([
  [script.id, { script, captions: null }],
  ['sent.film', { script: null, captions: { hi: vtt } }],
])
const saidIn = (id: string) => films.get(id)

beforeAll(async () => {
  await mkdir(join(place, 'files'))
  await writeFile(join(place, 'files/market.mp4'), '0123456789')
  await writeFile(join(place, 'mango.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    return reply.status(refusal.status).send(refusalBody(refusal, 'newer'))
  })
  const folders = { filesDirs: [join(place, 'none'), join(place, 'files')], picturesDir: place }
  registerMedia(app, { media, now: () => now, saidIn, ...folders })
  await app.ready()
})
afterAll(async () => {
  media.close()
  await app.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const market = media.signedMediaUrl('/media/files/market.mp4')
const speech = { text: 'नमस्ते', voice: 'woman', rate: 'normal' } as const

test('a free voice is made at the first call and may be kept for ever', async () => {
  const answer = await get(media.voiceUrl(speech))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(answer.rawPayload.length),
  })
  expect(answer.rawPayload.length).toBeGreaterThan(2000)
  expect(answer.rawPayload[0]).toBe(0xff)
})

test('a voice of a locked lesson ends: kept privately until then, 410 after it', async () => {
  const url = media.voiceUrl({ ...speech, expiresAt: mediaExpiry(now) })
  expect((await get(url)).headers['cache-control']).toBe('private, max-age=21600, immutable')
  const then = now
  now = mediaExpiry(now)
  const ended = await get(url)
  now = then
  expect([ended.statusCode, ended.json().error]).toEqual([410, true])
})

test('nobody makes the academy say what it did not choose', async () => {
  const url = media.voiceUrl(speech)
  for (const bad of [
    url.replace(/\?.*/, ''),
    url.replace(/.$/, '!'),
    `${url.split('?')[0]}?t=${'A'.repeat(80)}`,
  ]) {
    expect((await get(bad)).statusCode).toBe(403)
  }
})

test('a long sentence still has an address', async () => {
  const url = media.voiceUrl({ ...speech, text: 'यह किताब मेरी बहन की है। '.repeat(12) })
  expect((await get(url)).statusCode).toBe(200)
})

test('files want a signature, and no path leads out of their folder', async () => {
  expect((await get('/media/files/market.mp4')).statusCode).toBe(403)
  expect((await get(media.signedMediaUrl('/media/files/nothing.mp4'))).statusCode).toBe(404)
  for (const path of [
    '/media/files/..%2Fmango.svg',
    '/media/files/%2e%2e%2fmango.svg',
    '/media/files/..%5cx.mp4',
  ]) {
    expect((await get(media.signedMediaUrl(path))).statusCode).toBe(404)
  }
  expect((await get('/media/images/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(404)
})

test('a film is heard at its own address, whole or in part', async () => {
  const film = await media.films.filmOnTheClock(script)
  const part = await get(film.audio, { range: 'bytes=0-99' })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
  expect((await get(film.audio.replace(/\?.*/, ''))).statusCode).toBe(403)
})

test('captions of a known film are WebVTT, of another 404', async () => {
  const at = (name: string) => get(media.signedMediaUrl(`/media/captions/${name}`))
  const roman = await at(`${script.id}.roman.vtt`)
  expect(roman.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': 'private, max-age=3600',
    'accept-ranges': 'bytes',
  })
  expect(roman.body).toMatch(/^WEBVTT\n\n1\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\n<v Meera>namaste!\n$/)
  expect((await at(`${script.id}.hi.vtt`)).body).toContain('<v मीरा>नमस्ते!')
  expect((await at('unknown.hi.vtt')).statusCode).toBe(404)
  expect((await at('sent.film.hi.vtt')).body).toBe(vtt)
  expect((await at('sent.film.en.vtt')).statusCode).toBe(404)
  expect((await at(`${script.id}.fr.vtt`)).statusCode).toBe(404)
})

test('a picture needs no signature', async () => {
  const answer = await get('/media/images/mango.svg')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

test('a voice that cannot be started is 503 and the rest goes on', async () => {
  const dumb = openMedia({
    dataDir: await mkdtemp(join(tmpdir(), 'boli-')),
    secretKey,
    engine: { program: '/no.mjs' },
  })
  const other = Fastify()
  const folders = { filesDirs: [join(place, 'none'), join(place, 'files')], picturesDir: place }
  registerMedia(other, { media: dumb, now: () => now, saidIn, ...folders })
  expect((await other.inject(dumb.voiceUrl(speech))).statusCode).toBe(503)
  expect((await other.inject(market)).statusCode).toBe(200)
})
