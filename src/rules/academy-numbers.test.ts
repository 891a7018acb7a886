import { expect, test } from 'vitest'
import { atLeast } from './academy-numbers.ts'

test.each([
  [0, '0'],
  [3, '3'],
  [9, '9'],
  [10, '10+'],
  [27, '27+'],
  [445, '440+'],
  [1000, '1,000+'],
  [3999, '3,900+'],
  [14_000, '14,000+'],
])('%i is said as %s', (count, said) => {
  expect(atLeast(count)).toBe(said)
})
