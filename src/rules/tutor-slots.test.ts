import { describe, expect, test } from 'vitest'
import { freeSlots, overlap, type Schedule, scheduledSlots, spanFrom } from './tutor-slots.ts'
import { momentOf, wallTimeAt } from './tutor-time.ts'

const everyDay = (from: number, until: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until }))
const tutor = (timeZone: string, more: Partial<Schedule> = {}): Schedule => ({
  timeZone,
  lessonMinutes: 60,
  weekly: [],
  exceptions: [],
  ...more,
})
const starts = (schedule: Schedule, now: string) =>
  scheduledSlots(schedule, new Date(now)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))
const on = (day: string, slots: string[]) => slots.filter((slot) => slot.startsWith(day))

describe('a wall clock', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-21', 540, '2026-11-21T03:30'],
    ['Europe/Berlin', '2026-03-28', 540, '2026-03-28T08:00'],
    ['Europe/Berlin', '2026-03-29', 540, '2026-03-29T07:00'],
    ['America/New_York', '2026-11-01', 60, '2026-11-01T05:00'],
    ['America/New_York', '2026-11-01', 120, '2026-11-01T07:00'],
    ['Asia/Kathmandu', '2026-11-21', 0, '2026-11-20T18:15'],
    ['Pacific/Kiritimati', '2026-11-21', 0, '2026-11-20T10:00'],
    ['Australia/Lord_Howe', '2026-10-04', 180, '2026-10-03T16:00'],
  ])('%s, %s at minute %i is %s', (...[timeZone, day, minute, expected]) => {
    expect(momentOf({ day, minute }, timeZone)?.toISOString().slice(0, 16)).toBe(expected)
  })

  test.each([
    ['Europe/Berlin', '2026-03-29', 150],
    ['America/New_York', '2026-03-08', 120],
    ['Australia/Lord_Howe', '2026-10-04', 120],
    ['Pacific/Apia', '2011-12-30', 600],
  ])('in %s never shows %s, minute %i', (timeZone, day, minute) => {
    expect(momentOf({ day, minute }, timeZone)).toBeNull()
  })
})

describe('the hours of a tutor', () => {
  test('keep their place on the tutor’s clock over a change of it, and so move in UTC', () => {
    const berlin = tutor('Europe/Berlin', { weekly: everyDay(9 * 60, 11 * 60) })
    const slots = starts(berlin, '2026-03-27T00:00:00Z')
    expect(on('2026-03-28', slots)).toEqual(['2026-03-28T08:00', '2026-03-28T09:00'])
    expect(on('2026-03-29', slots)).toEqual(['2026-03-29T07:00', '2026-03-29T08:00'])
  })

  test('that clocks skip do not exist, and an hour that comes twice is had once', () => {
    const night = tutor('Europe/Berlin', { weekly: everyDay(60, 240) })
    expect(on('2026-03-29', starts(night, '2026-03-27T00:00:00Z'))).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T01:00',
      '2026-03-29T23:00',
    ])
    expect(on('2026-10-25', starts(night, '2026-10-23T00:00:00Z'))).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T02:00',
    ])
  })

  test('never overlap where half an hour is skipped', () => {
    const howe = tutor('Australia/Lord_Howe', { weekly: everyDay(90, 270) })
    expect(starts(howe, '2026-10-03T00:00:00Z').slice(3, 6)).toEqual([
      '2026-10-03T15:00',
      '2026-10-03T16:30',
      '2026-10-04T14:30',
    ])
  })

  test('give way to a day off and to the other hours of a day', () => {
    const kolkata = tutor('Asia/Kolkata', {
      weekly: [{ weekday: 1, from: 600, until: 720 }],
      exceptions: [
        { day: '2026-11-23', hours: null },
        { day: '2026-11-25', hours: { from: 540, until: 620 } },
      ],
    })
    expect(starts(kolkata, '2026-11-21T00:00:00Z')).toEqual([
      '2026-11-25T03:30',
      '2026-11-30T04:30',
      '2026-11-30T05:30',
      '2026-12-07T04:30',
      '2026-12-07T05:30',
      '2026-12-14T04:30',
      '2026-12-14T05:30',
    ])
  })

  test('are free from half a day ahead on, and not where another lesson reaches into them', () => {
    const kolkata = tutor('Asia/Kolkata', { weekly: everyDay(570, 870) })
    const taken = [{ startsAt: new Date('2026-11-22T05:30:00Z'), endsAt: new Date('2026-11-22T06:30:00Z') }]
    const free = freeSlots(kolkata, taken, new Date('2026-11-21T17:00:00Z'))
    expect(free.slice(0, 3).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-11-22T07:00:00.000Z',
      '2026-11-22T08:00:00.000Z',
      '2026-11-23T04:00:00.000Z',
    ])
    const first = { startsAt: new Date('2026-11-22T07:00:00Z'), endsAt: new Date('2026-11-22T08:00:00Z') }
    expect(freeSlots(kolkata, [...taken, first], new Date('2026-11-21T17:00:00Z'))[0]?.startsAt).toEqual(
      first.endsAt,
    )
  })

  test('come in their order, whichever rule stands first', () => {
    const kolkata = tutor('Asia/Kolkata', {
      weekly: [
        { weekday: 1, from: 600, until: 660 },
        { weekday: 1, from: 540, until: 600 },
      ],
    })
    expect(starts(kolkata, '2026-11-21T00:00:00Z').slice(0, 3)).toEqual([
      '2026-11-23T03:30',
      '2026-11-23T04:30',
      '2026-11-30T03:30',
    ])
  })
})

test.each([
  ['09:00', 60, false],
  ['09:01', 60, true],
  ['10:15', 15, true],
  ['09:00', 180, true],
  ['10:59', 60, true],
  ['11:00', 60, false],
  ['12:00', 60, false],
])(
  'what begins at %s and takes %i minutes reaches into a lesson from ten to eleven: %s',
  (at, minutes, is) => {
    const at10 = spanFrom(new Date('2026-11-22T10:00:00Z'), 60)
    const other = spanFrom(new Date(`2026-11-22T${at}:00Z`), minutes)
    expect([overlap(at10, other), overlap(other, at10)]).toEqual([is, is])
  },
)

test('in every zone on Earth, all year, an hour stands where the tutor’s rule says', () => {
  const wrong: string[] = []
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const schedule = tutor(timeZone, { weekly: everyDay(9 * 60 + 30, 10 * 60 + 30) })
    for (const month of ['03', '04', '09', '10', '11']) {
      const now = new Date(`2026-${month}-01T12:00:00Z`)
      const days = scheduledSlots(schedule, now).map(({ startsAt }) => wallTimeAt(startsAt, timeZone))
      if (days.some(({ minute }) => minute !== 570)) wrong.push(`${timeZone} ${month}`)
      if (new Set(days.map(({ day }) => day)).size !== 29) wrong.push(`${timeZone} ${month} days`)
    }
  }
  expect(wrong).toEqual([])
}, 60_000)
