import { expect, test } from 'vitest'
import type { TutorRequestRow } from '../tutor-request-store.ts'
import { whenText } from './letter-parts.ts'

const lesson = (startsAt: string, timeZone: string) =>
  ({
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + 3_600_000),
    timeZone,
    tutorZone: 'Asia/Kolkata',
  }) as TutorRequestRow

test.each([
  [
    '2026-12-01T09:30:00Z',
    'Pacific/Kiritimati',
    'Tuesday, 1 December 2026, 23:30 to 00:30 (Pacific/Kiritimati).',
  ],
  [
    '2026-12-01T09:30:00Z',
    'America/New_York',
    'Tuesday, 1 December 2026, 04:30 to 05:30 (America/New_York).',
  ],
  // Clocks are put back: this hour comes twice.
  [
    '2026-10-25T00:30:00Z',
    'Europe/London',
    'Sunday, 25 October 2026, 01:30 BST to 01:30 GMT (Europe/London).',
  ],
  [
    '2026-10-25T01:30:00Z',
    'Europe/London',
    'Sunday, 25 October 2026, 01:30 GMT to 02:30 GMT (Europe/London).',
  ],
  // Clocks are put forward: an hour looks like two.
  ['2026-03-29T00:30:00Z', 'Europe/London', 'Sunday, 29 March 2026, 00:30 GMT to 02:30 BST (Europe/London).'],
])('a lesson at %s is told in %s as %s', (startsAt, timeZone, told) => {
  expect(whenText(lesson(startsAt, timeZone), 'student')).toBe(told)
})

test('the tutor reads it by the tutor’s own clock', () => {
  expect(whenText(lesson('2026-10-25T00:30:00Z', 'Europe/London'), 'tutor')).toBe(
    'Sunday, 25 October 2026, 06:00 to 07:00 (Asia/Kolkata).',
  )
})
