import { describe, expect, test } from 'vitest'
import { pointsFor } from './points.ts'
import { goalDone, mondayOf, weekOf } from './week.ts'

describe('a week', () => {
  test('begins on its Monday, also over the end of a year', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
    expect(weekOf('2027-01-01')).toEqual([
      ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
      ...['2027-01-01', '2027-01-02', '2027-01-03'],
    ])
  })

  test.each([
    [{ kind: 'days', target: 3 } as const, 2],
    [{ kind: 'minutes', target: 30 } as const, 29],
  ])('a goal counts days or whole minutes: %o', (goal, done) => {
    expect(goalDone(goal, { days: 2, ms: 29 * 60_000 + 59_999 })).toBe(done)
  })

  test('first-time work and due reviews bring a point each', () => {
    expect(pointsFor({ exercise: 3, review: 4 })).toBe(7)
  })
})
