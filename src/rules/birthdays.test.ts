import { expect, test } from 'vitest'
import { isAdult, isInFuture, readBirthday, writeBirthday } from './birthdays.ts'

test.each([
  ['29-02-2004', '2004-02-29'],
  ['29-02-2005', null],
  ['31-04-2000', null],
  ['31-12-1899', null],
  ['01-01-1900', '1900-01-01'],
  ['1-1-2000', null],
  ['2000-01-01', null],
  ['', null],
])('a birthday of %o is read as %o', (wire, stored) => {
  expect(readBirthday(wire)).toBe(stored)
})

test('a birthday is shown with the day first', () => {
  expect(writeBirthday('2004-02-29')).toBe('29-02-2004')
})

test.each([
  ['2008-11-21', '2026-11-21T00:00:00Z', true],
  ['2008-11-22', '2026-11-21T23:59:59Z', false],
  ['2008-02-29', '2026-02-28T12:00:00Z', false],
  ['2008-02-29', '2026-03-01T00:00:00Z', true],
])('who was born on %s is an adult on %s: %s', (born, now, adult) => {
  expect(isAdult(born, new Date(now))).toBe(adult)
})

test('tomorrow is in the future and today is not', () => {
  const now = new Date('2026-11-21T23:00:00Z')
  expect(isInFuture('2026-11-22', now)).toBe(true)
  expect(isInFuture('2026-11-21', now)).toBe(false)
})
