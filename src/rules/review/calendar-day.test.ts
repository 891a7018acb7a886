import { describe, expect, test } from 'vitest'
import { dayAfter, dayOf, dayStarts, isTimeZone, startOfDay } from './calendar-day.ts'

describe('the days of a calendar', () => {
  test('begin where the student lives', () => {
    const late = new Date('2026-11-21T20:00:00Z')
    expect(dayOf(late, 'UTC')).toBe('2026-11-21')
    expect(dayOf(late, 'Asia/Kolkata')).toBe('2026-11-22')
    expect(startOfDay('2026-11-22', 'Asia/Kolkata').toISOString()).toBe('2026-11-21T18:30:00.000Z')
    expect(startOfDay('2026-11-22', 'Pacific/Kiritimati').toISOString()).toBe('2026-11-21T10:00:00.000Z')
    expect(startOfDay('2026-11-22', 'Pacific/Pago_Pago').toISOString()).toBe('2026-11-22T11:00:00.000Z')
  })
  test('last 23 or 25 hours where clocks change', () => {
    const hours = (day: string, zone: string) =>
      (startOfDay(dayAfter(day), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000
    expect(hours('2026-03-08', 'America/New_York')).toBe(23)
    expect(hours('2026-11-01', 'America/New_York')).toBe(25)
    expect(hours('2026-11-02', 'America/New_York')).toBe(24)
  })
  test('begin at one where clocks jump at midnight', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  })
  test('follow one another over the end of a month and of a year', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01')
    expect(dayStarts(new Date('2026-11-21T09:00:00Z'), 'UTC', 3).map((day) => day.toISOString())).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ])
  })
  test('are known by the names of zones alone', () => {
    expect(['Asia/Kolkata', 'UTC', 'Asia/Boli', '', "'; drop"].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
