import { expect, test } from 'vitest'
import { evened, spokenPart, strokesOf, withoutSilence } from './samples.ts'

const rate = 1000
/** Seconds of one loudness after another. */
const sound = (...parts: [number, number][]) => ({
  rate,
  data: Float32Array.from(
    parts.flatMap(([seconds, loud]) =>
      Array.from({ length: Math.round(seconds * rate) }, (_, at) => (at % 2 === 0 ? loud : -loud)),
    ),
  ),
})

test('each stroke is as long as its part is loud', () => {
  expect(strokesOf(Float32Array.from([0, 0.5, -0.75, 0.25, 0, 0]), 3)).toEqual([0.5, 0.75, 0])
})

test('there are as many strokes as asked for, also of very little sound', () => {
  expect(strokesOf(Float32Array.from([0.5]), 3)).toEqual([0.5, 0.5, 0.5])
  expect(strokesOf(new Float32Array(0), 2)).toEqual([0, 0])
})

test('a shy voice is drawn as long as a strong one, silence stays silence', () => {
  expect(evened([0.1, 0.2, 0])).toEqual([0.5, 1, 0])
  expect(evened([0.001, 0])).toEqual([0.1, 0])
})

test('the spoken part leaves out the silence around it, with a little room', () => {
  const part = spokenPart(sound([1, 0.002], [0.6, 0.5], [0.4, 0], [0.5, 0.3], [2, 0.002]))
  expect(part?.from).toBeCloseTo(0.9, 2)
  expect(part?.to).toBeCloseTo(2.7, 2)
})

test('a quiet hum beside a voice is silence, and a soft voice alone is speech', () => {
  expect(spokenPart(sound([1, 0.05], [1, 0.9]))?.from).toBeCloseTo(0.9, 2)
  expect(spokenPart(sound([1, 0], [1, 0.05]))?.from).toBeCloseTo(0.9, 2)
})

test('where nobody speaks there is no part, and the sound stays whole', () => {
  const nothing = sound([1, 0.005])
  expect(spokenPart(nothing)).toBeNull()
  expect(withoutSilence(nothing)).toBe(nothing)
})

test('two sounds without their silence begin together', () => {
  const [early, late] = [sound([0.3, 0], [1, 0.6]), sound([2, 0], [1, 0.6])].map(withoutSilence)
  expect(early?.data.length).toBe(1100)
  expect(late?.data.length).toBe(1100)
})
