import { describe, expect, test } from 'vitest'
import {
  canCancel,
  canMove,
  isPastDay,
  lessonPrice,
  type RequestInTime,
  readLessonDay,
  stateOf,
  writeLessonDay,
} from './tutor-requests.ts'

test.each([
  ['05-Dec-2026', '2026-12-05'],
  ['29-FEB-2028', '2028-02-29'],
  ['29-Feb-2027', null],
  ['2026-12-05', null],
  ['05-12-2026', null],
  ['5-Dec-2026', null],
  ['05-Foo-2026', null],
  ['', null],
])('the day %s is read as %s', (wire, stored) => {
  expect(readLessonDay(wire)).toBe(stored)
})

test('a day is written as spec 9 has it', () => {
  expect(writeLessonDay('2026-09-03')).toBe('03-Sep-2026')
})

test.each([
  ['2026-11-20T13:00:00Z', '2026-11-20', false],
  ['2026-11-21T11:59:00Z', '2026-11-20', false],
  ['2026-11-21T12:00:00Z', '2026-11-20', true],
  ['2026-11-21T12:00:00Z', '2026-11-21', false],
])('at %s the day %s is over: %s', (now, day, isOver) => {
  expect(isPastDay(day, new Date(now))).toBe(isOver)
})

describe('a lesson at ten', () => {
  const lesson = (status: RequestInTime['status']): RequestInTime => ({
    kind: 'lesson',
    status,
    startsAt: new Date('2026-12-05T10:00:00Z'),
    endsAt: new Date('2026-12-05T11:00:00Z'),
    timeZone: 'America/New_York',
    lessonDay: '2026-12-05',
  })
  test.each([
    ['asked', '2026-12-04T10:00:00Z', true, true],
    ['asked', '2026-12-04T10:01:00Z', true, false],
    ['asked', '2026-12-05T10:00:00Z', false, false],
    ['accepted', '2026-12-04T10:00:00Z', true, true],
    ['accepted', '2026-12-04T10:01:00Z', false, false],
    ['declined', '2026-12-01T10:00:00Z', false, false],
    ['cancelled', '2026-12-01T10:00:00Z', false, false],
  ] as const)('%s, at %s: cancel %s, move %s', (...[status, now, cancel, move]) => {
    expect(canCancel(lesson(status), new Date(now))).toBe(cancel)
    expect(canMove(lesson(status), new Date(now))).toBe(move)
  })

  test('is done when its time has passed, and only if it was agreed upon', () => {
    expect(stateOf(lesson('accepted'), new Date('2026-12-05T10:59:00Z'))).toBe('accepted')
    expect(stateOf(lesson('accepted'), new Date('2026-12-05T11:00:00Z'))).toBe('done')
    expect(stateOf(lesson('asked'), new Date('2026-12-06T11:00:00Z'))).toBe('asked')
  })

  test('of a day without an hour cannot be moved, and is done when the day is over everywhere', () => {
    const day = { ...lesson('accepted'), startsAt: null, endsAt: null }
    expect(canMove(day, new Date('2026-12-01T00:00:00Z'))).toBe(false)
    // The 5th begins at 05:00 UTC in New York, and at 10:00 of the 4th on Kiritimati.
    expect(canCancel(day, new Date('2026-12-04T05:00:00Z'))).toBe(true)
    expect(canCancel(day, new Date('2026-12-04T05:01:00Z'))).toBe(false)
    const east = { ...day, timeZone: 'Pacific/Kiritimati' }
    expect(canCancel(east, new Date('2026-12-03T10:00:00Z'))).toBe(true)
    expect(canCancel(east, new Date('2026-12-03T10:01:00Z'))).toBe(false)
    expect(stateOf(day, new Date('2026-12-06T11:59:00Z'))).toBe('accepted')
    expect(stateOf(day, new Date('2026-12-06T12:00:00Z'))).toBe('done')
    const asked = { ...day, status: 'asked' as const }
    expect(canCancel(asked, new Date('2026-12-06T11:59:00Z'))).toBe(true)
    expect(canCancel(asked, new Date('2026-12-06T12:00:00Z'))).toBe(false)
  })

  test('is not what a message asks for: there is nothing to take back or to move', () => {
    const nothing = { startsAt: null, endsAt: null, lessonDay: null }
    const message = { ...lesson('asked'), ...nothing, kind: 'message' as const }
    const now = new Date('2026-12-01T00:00:00Z')
    expect([canCancel(message, now), canMove(message, now)]).toEqual([false, false])
    expect(stateOf({ ...message, status: 'accepted' }, now)).toBe('accepted')
  })
})

test('an hour’s price is shared by its minutes', () => {
  expect([lessonPrice(1500, 60), lessonPrice(1500, 45), lessonPrice(999, 50)]).toEqual([1500, 1125, 833])
})
