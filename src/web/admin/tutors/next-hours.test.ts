import { expect, test } from 'vitest'
import { nextHours } from './next-hours.ts'

const monday = (from: string, until: string) => ({ weekday: 1, from, until })

test('the first hours of a day are in the evening', () => {
  expect(nextHours([{ weekday: 2, from: '09:00', until: '11:00' }], 1)).toEqual(monday('18:00', '20:00'))
})

test('more hours of a day begin when the last of it end', () => {
  expect(nextHours([monday('18:00', '20:30'), monday('07:00', '09:00')], 1)).toEqual(monday('20:30', '22:30'))
  expect(nextHours([monday('18:00', '22:30')], 1)).toEqual(monday('22:30', '24:00'))
})

test('after the last hour of a day it is the author who says', () => {
  expect(nextHours([monday('18:00', '23:30')], 1)).toEqual(monday('18:00', '20:00'))
})
