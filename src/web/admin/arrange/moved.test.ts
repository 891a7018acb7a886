import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('a thing moves down, up, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
})

test('what is not there moves nothing', () => {
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})
