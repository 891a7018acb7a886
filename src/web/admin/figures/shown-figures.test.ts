import { expect, test } from 'vitest'
import { byDay, byWeek, mondayOf, percent } from './shown-figures.ts'

const day = (name: string, signUps: number) => ({
  ...{ day: name, signUps, active: 0, activeWeek: 0, activeMonth: 0, answers: 0, right: 0 },
})
const days = [day('2026-03-14', 1), day('2026-03-15', 2), day('2026-03-16', 4), day('2026-03-18', 8)]

test('a week begins on Monday, also where it begins a year', () => {
  expect(['2026-03-15', '2026-03-16', '2026-03-22', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-03-09',
    '2026-03-16',
    '2026-03-16',
    '2026-12-28',
  ])
})

test('days are summed to weeks', () => {
  expect(byWeek(days, ({ signUps }) => signUps).map(({ name, value }) => [name, value])).toEqual([
    ['Week of Mon, 9 March 2026', 3],
    ['Week of Mon, 16 March 2026', 12],
  ])
})

test('the last day is named, and one each fortnight before it', () => {
  const bars = byDay(days, ({ signUps }) => signUps)
  expect(bars.map(({ label }) => label)).toEqual(['', '', '', '18 Mar'])
  expect(bars[0]).toMatchObject({ name: 'Sat, 14 March 2026', value: 1 })
})

test('of nothing there is no percentage', () => {
  expect([percent(1, 3), percent(0, 5), percent(0, 0)]).toEqual([33, 0, null])
})
