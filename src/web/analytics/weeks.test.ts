import { expect, test } from 'vitest'
import { duration, percentOf } from './shown-numbers.ts'
import { weeksUntil, weightOf } from './weeks.ts'

test('weeks begin on Monday, and the present one ends with days to come', () => {
  const tuesday = { day: '2026-11-17', answers: 3, right: 2, ms: 60_000 }
  const [before, present] = weeksUntil('2026-11-18', [tuesday], 2)
  expect(before).toMatchObject({ monday: '2026-11-09', ms: 0 })
  expect(present?.days.slice(0, 2)).toEqual([
    { day: '2026-11-16', answers: 0, right: 0, ms: 0, isAhead: false },
    { ...tuesday, isAhead: false },
  ])
  expect(present?.days.filter(({ isAhead }) => isAhead).map(({ day }) => day)).toEqual([
    ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ])
  expect(present?.ms).toBe(60_000)
})

test.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [90 * 60_000, '1 h 30 min'],
  [120 * 60_000, '2 h'],
])('%i ms are %s', (ms, shown) => {
  expect(duration(ms)).toBe(shown)
})

test('a share is in whole percent, and of nothing there is none', () => {
  expect(percentOf({ right: 2, answers: 3 })).toBe(67)
  expect(percentOf({ right: 0, answers: 0 })).toBeNull()
  expect([0, 1, 9, 10, 24, 25, 49, 50].map(weightOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
})
