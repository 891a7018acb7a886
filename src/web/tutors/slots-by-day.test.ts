import { expect, test } from 'vitest'
import { isTaken, slotsByDay } from './slots-by-day.ts'

const at = (...moments: string[]) => moments.map((moment) => new Date(moment))

test('a tutor’s morning may be one’s own evening of the day before', () => {
  const slots = at('2026-11-25T03:30:00Z', '2026-11-25T05:30:00Z')
  expect(slotsByDay(slots, 'America/New_York')).toEqual([
    {
      day: '2026-11-24',
      label: 'Tue 24 Nov',
      hours: [{ startsAt: slots[0], label: '22:30' }],
    },
    {
      day: '2026-11-25',
      label: 'Wed 25 Nov',
      hours: [{ startsAt: slots[1], label: '00:30' }],
    },
  ])
})

test('an hour that comes twice where clocks are put back says which it is', () => {
  const slots = at('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z')
  const [day] = slotsByDay(slots, 'Europe/London')
  expect(day?.hours.map(({ label }) => label)).toEqual(['01:30 BST', '01:30 GMT', '02:30'])
})

test('so does the one of the two that alone is free', () => {
  const [day] = slotsByDay(at('2027-11-07T05:30:00Z', '2027-11-07T07:30:00Z'), 'America/New_York')
  expect(day?.hours.map(({ label }) => label)).toEqual(['01:30 GMT-4', '02:30'])
})

test('an hour that is not among the free ones any more is taken; before they are there, none is', () => {
  const [ten, eleven] = [new Date('2026-11-25T10:00:00Z'), new Date('2026-11-25T11:00:00Z')]
  expect(isTaken(ten, [new Date(ten), eleven])).toBe(false)
  expect(isTaken(ten, [eleven])).toBe(true)
  expect(isTaken(ten, [])).toBe(true)
  expect(isTaken(ten, undefined)).toBe(false)
  expect(isTaken(null, [eleven])).toBe(false)
})
