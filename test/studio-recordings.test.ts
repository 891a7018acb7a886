import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Vocabulary } from '#calls/practice.ts'
import { SaidText } from '#calls/studio-recordings.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let editor: Person
let student: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  editor = await person(server, { role: 'EDITOR', enrol: false })
  student = await person(server)
})
afterAll(() => server.close())

/** A tone of so many seconds, with half a second of silence before it, as a browser would send it. */
function wav(seconds: number, pitch = 440): string {
  const rate = 16_000
  const count = Math.round(rate * (seconds + 0.5))
  const bytes = Buffer.alloc(44 + 2 * count)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + 2 * count, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(2 * rate, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * count, 40)
  for (let at = rate / 2; at < count; at++) {
    bytes.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * pitch * at) / rate)), 44 + 2 * at)
  }
  return bytes.toString('base64')
}

const mango = async () => {
  const words = (await student.get('/lessonVocabularies/hindi-market-mangoes')).as(z.array(Vocabulary))
  return words.find(({ id }) => id === 'hindi.aam')
}
const bytesAt = async (address: string) =>
  Buffer.from(await (await fetch(server.url + address)).arrayBuffer())

test('a word is heard in the voice of a person once it was recorded, at an address of its own', async () => {
  const before = await mango()
  expect(before).toMatchObject({ source: 'synthesised' })
  const kept = (await editor.put('/admin/recordings', { audio: before?.audio, sound: wav(1) })).as(SaidText)
  expect(kept).toMatchObject({ text: 'आम', recorded: [{ rate: 'normal', by: 'Asha Rao' }] })
  // The silence is cut off, the tone is not.
  expect(kept.recorded[0]?.duration).toBeGreaterThan(1000)
  expect(kept.recorded[0]?.duration).toBeLessThan(1350)

  const after = await mango()
  expect(after).toMatchObject({ source: 'human', slowAudio: before?.slowAudio })
  expect(after?.audio).not.toBe(before?.audio)
  const sound = await bytesAt(after?.audio ?? '')
  expect(sound.length).toBeGreaterThan(5000)

  await editor.put('/admin/recordings', { text: 'आम', sound: wav(1, 600) })
  const again = await mango()
  expect(again?.audio).not.toBe(after?.audio)
  await editor.post('/admin/recordings/remove', { text: 'आम' })
  expect(await mango()).toMatchObject({ source: 'synthesised', audio: before?.audio })
})

test('what is no sound, silent, or too long is refused in words', async () => {
  const refused = async (sound: string) =>
    (await editor.put('/admin/recordings', { text: 'आम', sound })).body.message
  expect(await refused(Buffer.from('no sound').toString('base64'))).toBe('This is neither a WAV nor an MP3.')
  expect(await refused(wav(0))).toBe('Nothing is to be heard in this.')
  expect(await refused(wav(21))).toBe('A recording lasts at most twenty seconds.')
  expect((await student.put('/admin/recordings', { text: 'आम', sound: wav(1) })).status).toBe(403)
})

test('any text can be listened to before it is saved', async () => {
  const { normal, slow, recorded } = (await editor.post('/admin/listen', { text: 'नमस्ते' })).as(SaidText)
  expect(recorded).toEqual([])
  expect(normal).not.toBe(slow)
  expect((await fetch(server.url + normal)).headers.get('content-type')).toBe('audio/mpeg')
})

test('of an MP3 nothing is kept but its sound', async () => {
  const keep = async (text: string, sound: string) =>
    (await editor.put('/admin/recordings', { text, sound })).as(SaidText).normal
  const sound = await bytesAt(await keep('नमक', wav(1, 330)))
  const tag = Buffer.concat([
    Buffer.from('ID3\x04\0\0\0\0\0\x20'),
    Buffer.from('<script>alert(1)</script>'.padEnd(32)),
  ])
  // 64,000 bits and 16,000 samples a second: frames of 288 bytes.
  const sent = [tag, sound.subarray(0, 2880), Buffer.from('<h1>a page</h1>'), sound.subarray(2880)]
  const kept = await bytesAt(await keep('चीनी', Buffer.concat(sent).toString('base64')))
  expect(kept.toString('latin1')).not.toMatch(/script|a page/)
  expect(kept.equals(sound)).toBe(true)
})
