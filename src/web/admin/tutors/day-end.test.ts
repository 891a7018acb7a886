import { expect, test } from 'vitest'
import { keptEnd, shownEnd } from './day-end.ts'

test('hours that end at 00:00 end with their day', () => {
  expect(keptEnd('00:00')).toBe('24:00')
  expect(shownEnd('24:00')).toBe('00:00')
})

test('every other end is what it says, also one that is not written to its end', () => {
  for (const end of ['00:30', '12:00', '23:59', '']) expect([keptEnd(end), shownEnd(end)]).toEqual([end, end])
})
