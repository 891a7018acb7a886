import { afterAll, expect, test } from 'vitest'
import { createVoiceEngine, type Voice, VoiceUnavailable } from './voice-engine.ts'

const engine = createVoiceEngine()
afterAll(() => engine.close())

const greeting = { text: 'नमस्ते, आप कैसे हैं?', voice: 'woman', wordsPerMinute: 140 } as const

test('the engine speaks: an MP3 of about two seconds, its words in order', async () => {
  const spoken = await engine.speak([greeting])
  expect([spoken.mp3[0], (spoken.mp3[1] ?? 0) & 0xf6]).toEqual([0xff, 0xf2])
  expect(spoken.duration).toBeGreaterThan(1200)
  expect(spoken.duration).toBeLessThan(2600)
  const [part] = spoken.parts
  expect(part?.tokens).toHaveLength(4)
  const times = part?.tokens.flatMap((token) => token ?? []) ?? []
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(spoken.duration)
})

test('slow is slower, and woman and man are two sounds', async () => {
  const normal = await engine.speak([greeting])
  const slow = await engine.speak([{ ...greeting, wordsPerMinute: 85 }])
  const man = await engine.speak([{ ...greeting, voice: 'man' }])
  expect(slow.duration).toBeGreaterThan(normal.duration * 1.3)
  expect(Buffer.compare(normal.mp3, man.mp3)).not.toBe(0)
})

test('parts are joined with their pauses on one clock', async () => {
  const { parts } = await engine.speak([greeting, { ...greeting, voice: 'man', pauseBefore: 500 }])
  const gap = (parts[1]?.from ?? 0) - (parts[0]?.to ?? 0)
  expect(gap).toBeGreaterThanOrEqual(500)
  expect(gap).toBeLessThan(600)
})

test('phonemes written by hand are spoken, and mark-up is never obeyed', async () => {
  expect(await engine.phonemes(["[[kr'Ip@ja:]]", 'राम'])).toEqual(['k ɾ ˈɪ p ə j aː', 'ɾ ˈaː m'])
  const [part] = (await engine.speak([{ ...greeting, text: 'राम <break time="9s"/> & — सीता' }])).parts
  expect(part?.to).toBeLessThan(6000)
})

test('a killed engine is started again and nobody waits for ever', async () => {
  await engine.speak([greeting])
  const before = engine.pid()
  const answer = engine.speak([{ ...greeting, text: 'राम' }])
  process.kill(before ?? 0, 'SIGKILL')
  expect((await answer).duration).toBeGreaterThan(300)
  expect(engine.pid()).not.toBe(before)
})

test('an engine that cannot be started is a clear refusal', async () => {
  const broken = createVoiceEngine({ program: '/nowhere/at-all.mjs' })
  await expect(broken.speak([greeting])).rejects.toMatchObject({ statusCode: 503 })
  await expect(broken.speak([greeting])).rejects.toBeInstanceOf(VoiceUnavailable)
})

test('an engine that never answers is ended', async () => {
  const hung = createVoiceEngine({ patience: 1 })
  await expect(hung.speak([greeting])).rejects.toBeInstanceOf(VoiceUnavailable)
})

test('asked to end, an engine that stands still is not waited for, and no other is begun', async () => {
  const standing = createVoiceEngine()
  await standing.speak([greeting])
  const pid = standing.pid() ?? 0
  process.kill(pid, 'SIGSTOP')
  const waiting = [standing.speak([greeting]), standing.phonemes(['राम'])]
  standing.endWithin(20)
  const refused = { reason: expect.any(VoiceUnavailable), status: 'rejected' }
  expect(await Promise.allSettled(waiting)).toEqual([refused, refused])
  expect(standing.pid()).toBe(undefined)
})

test('who reads no language, or one that the engine has not, is refused: the last voice does not go on', async () => {
  const said = (voice: Voice) => engine.speak([{ text: 'வணக்கம்', voice, wordsPerMinute: 140 }])
  expect((await said('ta woman')).duration).toBeGreaterThan(300)
  await expect(said('none')).rejects.toThrow('No voice reads this language yet.')
  await expect(said('mai woman')).rejects.toThrow('there is no voice “mai woman”')
})
