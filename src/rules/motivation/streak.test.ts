import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '../review/calendar-day.ts'
import { type Streak, streakOf } from './streak.ts'

/** Days told by letters from a Monday on: w work, - nothing, t a journey. */
function streakFrom(letters: string, restDays = 2): Streak {
  const days = [...letters].map((letter, days) => ({
    day: dayAfter('2026-11-02', days),
    isDone: letter === 'w',
    isTravel: letter === 't',
  }))
  return streakOf(days, days.at(-1)?.day ?? '2026-11-02', restDays)
}

describe('a streak', () => {
  test.each<[letters: string, restDays: number, length: number]>([
    ['', 2, 0],
    ['w', 2, 1],
    ['-', 2, 0],
    ['ww', 0, 2],
    // Today is not over.
    ['w-', 0, 1],
    ['w--', 0, 0],
    ['w--w', 2, 2],
    ['w---w', 2, 1],
    ['w----', 2, 0],
    // Two at the end of a week, two at the beginning of the next.
    ['wwwww----w', 2, 6],
    ['wwwww-----w', 2, 1],
    ['wwwww--w', 2, 6],
    ['wwww---w', 2, 1],
    // What broke it is left behind, no more.
    ['wwww-w---', 2, 5],
    ['w-w-w-w', 2, 3],
    ['w---w--', 2, 1],
    ['w---w---', 2, 1],
    // Rest before the first work is no rest.
    ['-----ww', 0, 2],
    ['wtttw', 0, 2],
    ['wt-tw', 0, 1],
    ['wt-tw', 1, 2],
    ['w-w-w-w', 5, 4],
  ])('%s with %i rest days is %i', (letters, restDays, length) => {
    expect(streakFrom(letters, restDays).length).toBe(length)
  })

  test('remembers its best, and says how much rest is left', () => {
    expect(streakFrom('www-w----ww')).toEqual({
      ...{ length: 3, best: 4, isTodayDone: true },
      ...{ restLeft: 0, isCut: true },
    })
    expect(streakFrom('wwwwwww-w-')).toEqual({
      ...{ length: 8, best: 8, isTodayDone: false },
      ...{ restLeft: 1, isCut: false },
    })
  })

  test('of a day that is lived twice both count, and days may come in any order', () => {
    const one = (day: string, isDone: boolean, isTravel = false) => ({ day, isDone, isTravel })
    const monday = one('2026-11-02', true)
    const twice = [one('2026-11-03', true), one('2026-11-03', false)]
    for (const days of [twice, twice.toReversed()])
      expect(streakOf([monday, ...days], '2026-11-03', 0)).toMatchObject({ length: 2, isTodayDone: true })
    const travelled = [one('2026-11-03', false, true), one('2026-11-03', false)]
    for (const days of [travelled, travelled.toReversed()])
      expect(streakOf([monday, ...days, one('2026-11-04', true)], '2026-11-04', 0).length).toBe(2)
    const missed = [monday, one('2026-11-03', false), one('2026-11-04', true)]
    for (const days of [missed, missed.toReversed()])
      expect(streakOf(days, '2026-11-04', 0)).toMatchObject({ length: 1, isCut: true })
  })

  test.each<[letters: string, length: number, isCut: boolean]>([
    // Told for a week to the day.
    ['w-w---wwwwwww', 7, true],
    ['w-w---wwwwwwww', 8, false],
    ['w-w--', 2, false],
    // The third day of rest takes the Monday with it, and the next one all.
    ['w-w---', 1, true],
    ['w-w----', 0, true],
    // Who comes back within a week is told why.
    ['www-----', 0, true],
    ['wwww------w', 1, true],
    ['www-----------', 0, false],
    ['wwww---wwwwwwww', 8, false],
    // Nothing was there that could have become shorter.
    ['-----', 0, false],
  ])('%s is %i long, and cut short of late: %s', (letters, length, isCut) => {
    expect(streakFrom(letters)).toMatchObject({ length, isCut })
  })

  test('more work, or more rest days, never make it shorter', () => {
    const letters = fc.array(fc.constantFrom('w', '-', 't'), { maxLength: 60 })
    fc.assert(
      fc.property(letters, fc.nat(), fc.integer({ min: 0, max: 4 }), (days, place, restDays) => {
        const before = streakFrom(days.join(''), restDays).length
        expect(streakFrom(days.join(''), restDays + 1).length).toBeGreaterThanOrEqual(before)
        const more = days.map((letter, index) => (index === place % (days.length || 1) ? 'w' : letter))
        expect(streakFrom(more.join(''), restDays).length).toBeGreaterThanOrEqual(before)
      }),
      { seed: 20261121, numRuns: 300 },
    )
  })
})
