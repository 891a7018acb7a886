import { expect, test } from 'vitest'
import { whenNext } from './when-next.ts'

const now = new Date('2026-11-27T07:00:00Z')

test.each([
  ['2026-11-20T07:00:00Z', 'Europe/Berlin', 'due today'],
  ['2026-11-27T22:59:00Z', 'Europe/Berlin', 'due today'],
  ['2026-11-27T23:00:00Z', 'Europe/Berlin', 'due tomorrow'],
  ['2026-11-27T10:00:00Z', 'Pacific/Kiritimati', 'due tomorrow'],
  ['2026-11-29T22:59:00Z', 'Europe/Berlin', 'due in 2 days'],
  ['2027-03-01T07:00:00Z', 'Europe/Berlin', 'due in 3 months'],
])('%s in %s is %s', (due, timeZone, told) => {
  expect(whenNext(new Date(due), now, timeZone)).toBe(told)
})

test('a day on which clocks change is a day', () => {
  const evening = new Date('2027-03-27T22:30:00Z')
  expect(whenNext(new Date('2027-03-28T21:59:00Z'), evening, 'Europe/Berlin')).toBe('due tomorrow')
})
