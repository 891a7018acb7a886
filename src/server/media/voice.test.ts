import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recordingName, recordingsIn } from './recordings.ts'
import { createVoice } from './voice.ts'
import { createVoiceEngine } from './voice-engine.ts'

const engine = createVoiceEngine()
afterAll(() => engine.close())
const folder = () => mkdtemp(join(tmpdir(), 'boli-voice-'))
const request = { text: 'हिंदी — अच्छी है।', voice: 'man', rate: 'normal' } as const

function counted() {
  const said: string[] = []
  const speak: typeof engine.speak = (parts) => {
    said.push(...parts.map(({ text }) => text))
    return engine.speak(parts)
  }
  return { said, engine: { ...engine, speak } }
}

test('a speech has its file, its length and its written words in time', async () => {
  const speech = await createVoice({ engine, folder: await folder() }).speak(request)
  expect((await readFile(speech.file)).subarray(0, 1)).toEqual(Buffer.from([0xff]))
  expect(speech.source).toBe('synthesised')
  expect(speech.duration).toBeGreaterThan(800)
  expect(speech.words.map(({ text }) => text)).toEqual(['हिंदी', 'अच्छी', 'है।'])
  expect(
    speech.words.every((word, at) => word.from >= (speech.words[at - 1]?.to ?? 0) && word.to > word.from),
  ).toBe(true)
})

test('many who ask at once, and all who ask later, are answered by one synthesis', async () => {
  const { said, engine: counting } = counted()
  const place = await folder()
  const voice = createVoice({ engine: counting, folder: place })
  const all = await Promise.all([1, 2, 3].map(() => voice.speak(request)))
  const later = await createVoice({ engine: counting, folder: place }).speak(request)
  expect(said).toEqual(['हिन्दी — अच्छी है।'])
  expect(all).toEqual([later, later, later])
  expect((await readdir(place)).map((name) => name.replace(/^\w+/, '')).sort()).toEqual(['.json', '.mp3'])
})

test('voice, rate and engine each make another file', async () => {
  const voice = createVoice({ engine, folder: await folder() })
  const next = createVoice({ engine: { ...engine, version: 'next' }, folder: await folder() })
  const files = [
    await voice.speak(request),
    await voice.speak({ ...request, voice: 'woman' }),
    await voice.speak({ ...request, rate: 'slow' }),
    await next.speak(request),
  ].map(({ file }) => file.split('/').at(-1))
  expect(new Set(files).size).toBe(4)
})

test('a failed synthesis is not kept: the next who asks tries again', async () => {
  let broken = true
  const speak: typeof engine.speak = (parts) =>
    broken ? Promise.reject(new Error('no')) : engine.speak(parts)
  const voice = createVoice({ engine: { ...engine, speak }, folder: await folder() })
  await expect(voice.speak(request)).rejects.toThrow('no')
  broken = false
  expect((await voice.speak(request)).duration).toBeGreaterThan(800)
})

test('a person who recorded it wins, by word id or by text, and slow only where slow was recorded', async () => {
  const { said, engine: counting } = counted()
  const recorded = await folder()
  const voice = createVoice({ engine: counting, folder: await folder(), recordingOf: recordingsIn(recorded) })
  const { mp3, duration } = await engine.speak([{ ...request, wordsPerMinute: 140 }])
  await writeFile(join(recorded, 'hindi-aam.mp3'), mp3)
  await writeFile(join(recorded, `${recordingName('राम')}.mp3`), mp3)
  const byId = await voice.speak({ text: 'आम', voice: 'man', rate: 'normal', recording: 'hindi-aam' })
  expect(byId).toMatchObject({ source: 'human', file: join(recorded, 'hindi-aam.mp3'), words: [] })
  expect(Math.abs(byId.duration - duration)).toBeLessThan(60)
  expect((await voice.speak({ text: 'राम', voice: 'man', rate: 'normal' })).source).toBe('human')
  expect((await voice.speak({ text: 'राम', voice: 'man', rate: 'slow' })).source).toBe('synthesised')
  expect(said).toEqual(['राम'])
})
