import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, dayOf, startOfDay } from '../review/calendar-day.ts'
import { type LivedDay, livedDays, type ZoneStay } from './lived-days.ts'
import { streakOf } from './streak.ts'

const hour = 3_600_000
const at = (moment: string) => new Date(moment)
const seeded = { seed: 20261121, numRuns: 300 }
const dayNames = (lived: LivedDay[]) => lived.map(({ day }) => day)

describe('days are those of the zone one is in', () => {
  test.each<[timeZone: string, day: string, hours: number]>([
    ['Europe/London', '2026-03-29', 23],
    ['Europe/London', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Kolkata', '2026-03-29', 24],
    ['Pacific/Kiritimati', '2026-11-21', 24],
    ['Pacific/Pago_Pago', '2026-11-21', 24],
    // Its clocks change at midnight.
    ['America/Santiago', '2026-09-06', 23],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('in %s, %s has %d hours', (timeZone, day, hours) => {
    const start = startOfDay(day, timeZone)
    const lived = livedDays([{ since: start, timeZone }], start, new Date(start.getTime() + 72 * hour))
    const [first, second] = lived
    expect(first).toMatchObject({ day, start, isTravel: false })
    expect(((first?.end.getTime() ?? 0) - start.getTime()) / hour).toBe(hours)
    expect(second).toMatchObject({ day: dayAfter(day), start: first?.end })
  })

  test('the day that Samoa left out never came', () => {
    const stay = { since: at('2011-12-01T00:00:00Z'), timeZone: 'Pacific/Apia' }
    const lived = livedDays([stay], at('2011-12-29T12:00:00Z'), at('2012-01-01T12:00:00Z'))
    expect(dayNames(lived)).toEqual(['2011-12-29', '2011-12-31', '2012-01-01', '2012-01-02'])
  })

  test('flown west over the date line, a day comes twice; flown east, one never comes', () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    const from = at('2026-11-20T12:00:00Z')
    const flown = at('2026-11-22T10:30:00Z')
    const until = at('2026-11-24T12:00:00Z')
    const journey = (first: string, second: string): ZoneStay[] => [
      { since: from, timeZone: first },
      { since: flown, timeZone: second },
    ]
    expect(dayNames(livedDays(journey(east, west), from, until))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ])
    const eastwards = livedDays(journey(west, east), from, until)
    expect(dayNames(eastwards)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ])
    expect(eastwards.filter(({ isTravel }) => isTravel).map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-11-23',
    ])
  })
})

const zones = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'UTC',
]
const start = at('2026-02-20T07:00:00Z')
/** Up to eight journeys, hours apart, through the nights on which clocks change. */
const journeys = fc
  .array(fc.record({ hours: fc.integer({ min: 1, max: 400 }), timeZone: fc.constantFrom(...zones) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps) => {
    let since = start.getTime()
    return steps.map(({ hours, timeZone }): ZoneStay => {
      since += hours * hour
      return { since: new Date(since), timeZone }
    })
  })
/** Seventeen minutes past the hour: midnight nowhere. */
const length = fc
  .integer({ min: 24, max: 24 * 60 })
  .map((hours) => new Date(start.getTime() + hours * hour + 17 * 60_000))

describe('journeys', () => {
  test('lived days join without a gap and without a seam too many', () => {
    fc.assert(
      fc.property(journeys, length, (stays, until) => {
        const lived = livedDays(stays, start, until)
        expect(lived[0]?.start).toEqual(start)
        expect(lived.at(-1)?.end.getTime()).toBeGreaterThanOrEqual(until.getTime())
        for (const [place, { end }] of lived.slice(0, -1).entries()) {
          expect(lived[place + 1]?.start).toEqual(end)
        }
        for (const { day, start: dawn, end } of lived) {
          const zone = stays.findLast(({ since }) => since <= dawn)?.timeZone ?? stays[0]?.timeZone ?? ''
          expect([dayOf(dawn, zone), dayOf(new Date(end.getTime() - 1), zone)]).toEqual([day, day])
        }
      }),
      seeded,
    )
  })

  test('who works on every day that is wholly theirs never loses one, wherever they fly', () => {
    fc.assert(
      fc.property(journeys, length, fc.nat(), (stays, until, chance) => {
        const lived = livedDays(stays, start, until)
        const days = lived.map(({ day, isTravel }, place) => ({
          ...{ day, isTravel },
          isDone: !isTravel || (chance + place) % 3 === 0,
        }))
        const worked = new Set(days.filter(({ isDone }) => isDone).map(({ day }) => day))
        expect(streakOf(days, days.at(-1)?.day ?? '', 0).length).toBe(worked.size)
      }),
      seeded,
    )
  })

  test('to fly somewhere never takes away what a streak was before', () => {
    fc.assert(
      fc.property(journeys, length, fc.constantFrom(...zones), (stays, until, timeZone) => {
        const kept = stays.filter(({ since }) => since < until)
        fc.pre(kept.length > 0)
        const before = livedDays(kept, start, until)
        const after = livedDays(
          [...kept, { since: until, timeZone }],
          start,
          new Date(until.getTime() + hour / 60),
        )
        const lengthOf = (days: LivedDay[]) => {
          const worked = days.map((one, place) => ({
            ...one,
            isDone: place % 4 !== 2 && place < before.length,
          }))
          return streakOf(worked, days.at(-1)?.day ?? '', 2).length
        }
        const repeated = before.some(({ day }, place) => place > 0 && day <= (before[place - 1]?.day ?? ''))
        fc.pre(!repeated)
        expect(lengthOf(after)).toBeGreaterThanOrEqual(lengthOf(before))
      }),
      seeded,
    )
  })
})
