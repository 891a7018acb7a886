import { expect, test } from 'vitest'
import { isAllDone, progressPercent, sumOf } from './progress.ts'

test.each([
  [0, 0, 0],
  [0, 8, 0],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [3, 3, 100],
  [4, 3, 100],
])('%i of %i is %d percent', (completed, total, percent) => {
  expect(progressPercent({ completed, total })).toBe(percent)
})

test('a lesson with nothing in it is never done', () => {
  expect(isAllDone({ completed: 0, total: 0 })).toBe(false)
  expect(isAllDone({ completed: 2, total: 3 })).toBe(false)
  expect(isAllDone({ completed: 3, total: 3 })).toBe(true)
})

test('several lessons add up', () => {
  expect(
    sumOf([
      { completed: 1, total: 2 },
      { completed: 3, total: 5 },
    ]),
  ).toEqual({ completed: 4, total: 7 })
})
