import { expect, test } from 'vitest'
import { firstLetter } from './first-letter.ts'

test('the cover of a new course begins with a whole sign of its name', () => {
  expect(firstLetter(' चाय पर')).toBe('च')
  expect(firstLetter('🍵 चाय')).toBe('🍵')
  expect(firstLetter('  ')).toBe('')
})
