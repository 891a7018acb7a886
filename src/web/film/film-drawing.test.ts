import { expect, test } from 'vitest'
import type { Film, FilmLine } from '#calls/films.ts'
import { filmLooks, filmScenes } from '#rules/film-scenes.ts'
import { drawFigure } from './figures/figure-parts.ts'
import { lidsAt, mouthAt, poseAt } from './figures/figure-pose.ts'
import { looks } from './look-table.ts'
import { scenes } from './scene-table.ts'
import { mouthPath } from './stage-figure.ts'
import { turnShare } from './stage-turn.ts'

const piecesOf = (svg: string) => [...svg.matchAll(/data-piece="([^"]+)"/g)].map(([, name]) => name ?? '')

test.each(filmScenes)(
  'everything that moves in %s is drawn once, and everything drawn to move does',
  async (name) => {
    const scene = await scenes[name]()
    expect(piecesOf(scene.back + (scene.front ?? '')).sort()).toEqual(Object.keys(scene.moves).sort())
  },
)

test.each(filmScenes)('%s moves by the clock alone', async (name) => {
  for (const move of Object.values((await scenes[name]()).moves)) {
    expect(move(3.21)).toBe(move(3.21))
    for (const seconds of [0, 0.5, 7.7, 61]) expect(move(seconds)).not.toMatch(/NaN|Infinity|undefined/)
  }
})

test.each(filmScenes)('%s has no ids, so that two of it may stand on one page', async (name) => {
  const { back, front = '' } = await scenes[name]()
  expect(back + front).not.toMatch(/\sid=|NaN|undefined/)
})

test.each(filmLooks)('%s has every joint that a pose moves', (name) => {
  const drawn = drawFigure(looks[name]())
  for (const joint of ['body', 'head', 'face', 'eyes', 'pupils', 'brows', 'arm']) {
    expect(piecesOf(drawn).filter((piece) => piece === joint)).toEqual([joint])
  }
  expect(drawn).not.toMatch(/NaN|undefined/)
})

const line: FilmLine = {
  id: 'l1',
  speaker: 'a',
  hindi: 'नमस्ते जी',
  roman: 'namaste jii',
  gloss: 'hello sir',
  english: 'Hello',
  from: 1000,
  to: 2400,
  words: [
    { text: 'नमस्ते', roman: 'namaste', gloss: 'hello', from: 1000, to: 1600 },
    { text: 'जी', roman: 'jii', gloss: 'sir', from: 1900, to: 2400 },
  ],
}

test('the mouth opens within a word and is shut between words', () => {
  expect(mouthAt(line, 1100)).toBeGreaterThan(0.3)
  expect(mouthAt(line, 1750)).toBe(0)
  expect(mouthAt(line, 2500)).toBe(0)
})

test('a speaker raises the hand, a listener leans in', () => {
  const speaker = poseAt(1500, 0, { own: line })
  const listener = poseAt(1500, 1, { other: line })
  expect(speaker.hand).toBeGreaterThan(0.6)
  expect(listener.hand).toBe(0)
  expect(listener.lean).toBeGreaterThan(2)
})

test('nobody speaks before the first line', () => {
  expect(poseAt(0, 0, {})).toMatchObject({ mouth: 0, hand: 0 })
})

test('everybody blinks, and not together', () => {
  const shut = (index: number) =>
    Array.from({ length: 200 }, (_, i) => i * 25).filter((ms) => lidsAt(ms, index) < 0.5)
  expect(shut(0).length).toBeGreaterThan(0)
  expect(shut(1)).not.toEqual(shut(0))
})

test('a wide mouth is lower than a shut one', () => {
  expect(mouthPath(0)).toBe('M-15.0 -27Q2 -17.0 19.0 -27Q2 -8.0 -15.0 -27Z')
  expect(mouthPath(1)).toBe('M-10.0 -27Q2 -26.0 14.0 -27Q2 11.0 -10.0 -27Z')
})

test('it is the learner’s turn between the lines of a film that waits, and after its last', () => {
  const second = { ...line, id: 'l2', from: 5000, to: 6000 }
  const film: Film = {
    ...{ id: 'a.say', kind: 'film', title: 'Hello', pace: 'repeat', scene: 'street', speakers: [] },
    ...{ lines: [line, second], duration: 9500, audio: '' },
  }
  expect(
    [0, 2400, 2649, 2650, 3700, 4749, 4750, 5500, 6250, 7750, 9249, 9250].map((ms) => turnShare(film, ms)),
  ).toEqual([...[null, null, null, 0, 0.5, 2099 / 2100, null, null, 0, 0.5, 2999 / 3000, null]])
  expect(turnShare({ ...film, pace: 'natural' }, 3700)).toBeNull()
})
