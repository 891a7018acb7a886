import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Film } from '#calls/films.ts'
import type { FilmScript } from '../curriculum/curriculum.ts'
import { estimateFilmDuration, filmParts } from './film-parts.ts'
import { createFilmSound } from './film-sound.ts'
import { createVoiceEngine } from './voice-engine.ts'

const engine = createVoiceEngine()
afterAll(() => engine.close())

const addresses = { signedMediaUrl: (path: string) => `${path}?s=signed` }
const films = async () =>
  createFilmSound({ engine, folder: await mkdtemp(join(tmpdir(), 'boli-film-')), addresses })

const words = (...texts: string[]) => texts.map((text) => ({ text, roman: 'r', gloss: 'g' }))
const line = (id: string, speaker: string, hindi: string) => ({
  id,
  speaker,
  hindi,
  roman: 'r',
  gloss: 'g',
  english: 'e',
  speak: hindi,
  words: words(...hindi.split(' ')),
})
const script: FilmScript = {
  id: 'hindi-market-mangoes.meet',
  title: 'Meet',
  scene: 'fruit-stall',
  speakers: [
    { id: 'Meera', name: 'Meera', hindiName: 'मीरा', voice: 'woman', look: 'woman-kurta' },
    { id: 'Salim', name: 'Salim', hindiName: 'सलीम', voice: 'man', look: 'shopkeeper' },
  ],
  lines: [
    line('1', 'Meera', 'नमस्ते! आम कितने के हैं?'),
    line('2', 'Salim', 'सौ रुपये किलो।'),
    line('3', 'Salim', 'बहुत मीठे हैं।'),
    { ...line('4', 'Meera', 'कृपया दो किलो दीजिए।'), speak: "[[kr'Ip@ja:]] दो किलो दीजिए।" },
  ],
}

test('a film on the clock has every line and word in order, within its length', async () => {
  const film = Film.parse(await (await films()).filmOnTheClock(script))
  const times = film.lines.flatMap((said) => said.words.flatMap(({ from, to }) => [from, to]))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(film.lines.map(({ words }) => words.length)).toEqual([5, 3, 3, 4])
  expect(film.lines.flatMap(({ words }) => words).every(({ from, to }) => to - from > 40)).toBe(true)
  expect(film.duration).toBeGreaterThan((film.lines.at(-1)?.to ?? 0) + 400)
  expect(film.audio).toMatch(/^\/media\/film\/[0-9a-f]{32}\.mp3\?s=signed$/)
})

test('people pause before they answer, longest after a question', async () => {
  const { lines } = await (await films()).filmOnTheClock(script)
  const gaps = lines.slice(1).map(({ from }, at) => from - (lines[at]?.to ?? 0))
  const pauses = [600, 350, 450]
  for (const [at, pause] of pauses.entries()) {
    expect(gaps[at]).toBeGreaterThanOrEqual(pause)
    expect(gaps[at]).toBeLessThanOrEqual(pause + 62) // a breath of 60 ms stays on each line
  }
})

test('a film to notice something in is slow, with a rest before each line', () => {
  const parts = filmParts({ ...script, id: 'hindi-market-mangoes.notice' })
  expect(parts.map(({ wordsPerMinute, pauseBefore }) => [wordsPerMinute, pauseBefore])).toEqual([
    ...[
      [85, 400],
      [85, 2200],
      [85, 1950],
      [85, 2050],
    ],
  ])
})

test('a film to say oneself waits after each line a little longer than the line was', async () => {
  const said = { ...script, id: 'hindi-market-mangoes.say' }
  const { pace, lines, duration } = await (await films()).filmOnTheClock(said)
  expect(pace).toBe('repeat')
  const gaps = lines.map(({ to }, at) => (lines[at + 1]?.from ?? duration) - to)
  for (const [at, { from, to }] of lines.entries()) {
    expect((gaps[at] ?? 0) / (to - from)).toBeGreaterThan(1.15)
    expect((gaps[at] ?? 0) / (to - from)).toBeLessThan(2.5)
  }
})

test.each(['meet', 'notice', 'say'])(
  '%s: how long a film will be is known within an eighth before it is spoken',
  async (name) => {
    const said = { ...script, id: `hindi-market-mangoes.${name}` }
    const { duration } = await (await films()).filmOnTheClock(said)
    expect(Math.abs(estimateFilmDuration(said) / duration - 1)).toBeLessThan(1 / 8)
  },
)

test('two people never share voice and pitch', () => {
  expect(filmParts(script).map(({ voice, pitch }) => `${voice} ${pitch}`)).toEqual([
    'woman 54',
    'man 48',
    'man 48',
    'woman 54',
  ])
})

test('two women are heard apart, even where they look nearly alike', () => {
  const pitchesWith = (look: string) => {
    const shabana = { id: 'Shabana', name: 'Shabana', hindiName: 'शबाना', voice: 'woman' as const, look }
    const lines = [line('1', 'Meera', 'नमस्ते!'), line('2', 'Shabana', 'नमस्ते!'), line('3', 'Salim', 'आइए।')]
    return filmParts({ ...script, speakers: [shabana, ...script.speakers], lines }).map(({ pitch }) => pitch)
  }
  expect(pitchesWith('woman-hijab')).toEqual([65, 37, 48])
  expect(pitchesWith('woman-kurta')).toEqual([68, 40, 48])
  expect(pitchesWith('grandmother')).toEqual([57, 29, 48])
})

test('the length is guessed before the first use, and known after it', async () => {
  const sound = await films()
  expect(sound.knownFilmDuration(script)).toBeUndefined()
  const { duration } = await sound.filmOnTheClock(script)
  expect(sound.knownFilmDuration(script)).toBe(duration)
  expect(Math.abs(estimateFilmDuration(script) - duration) / duration).toBeLessThan(0.15)
})

test('another script with the same words shares the sound, and its bytes are 32 kbit a second', async () => {
  const sound = await films()
  const one = await sound.filmOnTheClock(script)
  const other = await sound.filmOnTheClock({ ...script, id: 'x', title: 'X', scene: 'park' })
  expect(other.audio).toBe(one.audio)
  expect(Math.round(((await stat(await sound.filmSoundFile(script))).size * 8) / 32)).toBe(one.duration)
})
