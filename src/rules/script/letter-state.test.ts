import { expect, test } from 'vitest'
import { letterState } from './letter-state.ts'

test.each([
  [{ isMet: false, traced: 0, rightSinceMixUp: 0 }, 'new'],
  [{ isMet: true, traced: 0, rightSinceMixUp: 0 }, 'met'],
  [{ isMet: false, traced: 0, rightSinceMixUp: 1 }, 'met'],
  [{ isMet: true, traced: 0, rightSinceMixUp: 9 }, 'met'],
  [{ isMet: false, traced: 1, rightSinceMixUp: 1 }, 'traced'],
  [{ isMet: true, traced: 2, rightSinceMixUp: 3 }, 'traced'],
  [{ isMet: true, traced: 1, rightSinceMixUp: 4 }, 'known'],
  [{ isMet: true, traced: 9, rightSinceMixUp: 0 }, 'traced'],
])('%o is %s', (facts, state) => {
  expect(letterState(facts)).toBe(state)
})
