import { expect, test } from 'vitest'
import { after, type Belief, certainty, estimate, firstBelief, hintedBy, levelToAsk } from './belief.ts'
import { placementLevels } from './levels.ts'

const height = (belief: Belief) => belief.reduce((sum, chance, at) => sum + chance * at, 0)
const first = firstBelief('studied', 'listening')

test('a right answer raises what is believed, a wrong one lowers it, and honesty lowers it less', () => {
  for (const level of placementLevels) {
    const heights = (['right', 'unknown', 'wrong'] as const).map((outcome) =>
      height(after(first, { level, outcome })),
    )
    expect(heights.toSorted((one, other) => other - one)).toEqual(heights)
    expect(new Set(heights).size).toBe(3)
  }
})

test('the first question is as hard as somebody says of themselves', () => {
  const begins = (['new', 'home', 'studied'] as const).map((background) => [
    levelToAsk(firstBelief(background, 'listening')),
    levelToAsk(firstBelief(background, 'script')),
  ])
  expect(begins).toEqual([
    ['A0', 'A0'],
    ['B1', 'A1'],
    ['A2', 'A2'],
  ])
})

test('a hint from another skill moves what is believed towards it, and leaves nothing out', () => {
  const hinted = hintedBy(first, 'C1')
  expect(height(hinted)).toBeGreaterThan(height(first))
  expect(Math.min(...hinted)).toBeGreaterThan(0)
  expect(hinted.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
})

test('the middle of what is believed is the estimate', () => {
  expect(estimate([0.6, 0.4, 0, 0, 0, 0, 0])).toBe(null)
  expect(estimate([0.2, 0.2, 0.3, 0.3, 0, 0, 0])).toBe('A1')
  expect(estimate([0, 0, 0, 0, 0, 0.1, 0.9])).toBe('C1')
  expect(certainty([0, 0, 0, 0, 0, 0.1, 0.9])).toBe(0.9)
})
