import { expect, test } from 'vitest'
import {
  type Currency,
  currencyOf,
  expiryTimeId,
  type Interval,
  intervalText,
  paidUntil,
  priceText,
  runsUntil,
  spanText,
} from './prices.ts'

const shown: [amount: number, currency: Currency, text: string][] = [
  [0, 'INR', 'Free'],
  [0, 'USD', 'Free'],
  [9900, 'USD', 'US$ 99'],
  [950, 'USD', 'US$ 9.50'],
  [1, 'USD', 'US$ 0.01'],
  [123_456_700, 'USD', 'US$ 1,234,567'],
  [99_900, 'INR', '₹ 999'],
  [100_000, 'INR', '₹ 1,000'],
  [699_900, 'INR', '₹ 6,999'],
  [9_999_900, 'INR', '₹ 99,999'],
  [82_500_000, 'INR', '₹ 8,25,000'],
  [1_234_567_800, 'INR', '₹ 1,23,45,678'],
  [10_000_050, 'INR', '₹ 1,00,000.50'],
]
test.each(shown)('%i in %s reads %s', (amount, currency, text) => {
  expect(priceText(amount, currency)).toBe(text)
})

test.each([
  ['IN', 'INR'],
  ['DE', 'USD'],
  ['in', 'USD'],
  [null, 'USD'],
] as const)('a visitor from %s sees %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})

const spans: [interval: Interval, count: number, each: string, span: string, id: string][] = [
  ['month', 1, 'a month', '1 month', '1-month'],
  ['month', 3, 'every 3 months', '3 months', '3-month'],
  ['year', 1, 'a year', '1 year', '1-year'],
  ['year', 2, 'every 2 years', '2 years', '2-year'],
]
test.each(spans)('%s × %i is told as %s', (...[interval, intervalCount, each, span, id]) => {
  expect(intervalText({ interval, intervalCount })).toBe(each)
  expect(spanText({ interval, intervalCount })).toBe(span)
  expect(expiryTimeId({ interval, intervalCount })).toBe(id)
})

const ends: [start: string, interval: Interval, count: number, end: string][] = [
  ['2026-03-01T10:20:30.000Z', 'month', 1, '2026-04-01T10:20:30.000Z'],
  ['2026-01-31T23:59:59.999Z', 'month', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-01-31T00:00:00.000Z', 'month', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'month', 2, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', 1, '2029-02-28T10:00:00.000Z'],
  ['2026-11-15T10:00:00.000Z', 'year', 2, '2028-11-15T10:00:00.000Z'],
]
test.each(ends)('paid on %s for a %s × %i lasts until %s', (...[start, interval, intervalCount, end]) => {
  expect(paidUntil(new Date(start), { interval, intervalCount }).toISOString()).toBe(end)
})

test.each([
  ['2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
])('what began on a 31st and is paid for again on %s lasts until %s', (start, end) => {
  const monthly = { interval: 'month', intervalCount: 1 } as const
  expect(paidUntil(new Date(start), monthly, 31).toISOString()).toBe(end)
})

test.each([
  ['2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T09:59:59.999Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2027-03-15T00:00:00.000Z', '2027-03-31T10:00:00.000Z'],
  ['2026-11-01T00:00:00.000Z', '2026-12-31T10:00:00.000Z'],
])('at %s what begins anew each month on the last day runs until %s', (now, until) => {
  const monthly = { interval: 'month', intervalCount: 1 } as const
  expect(runsUntil(new Date('2026-12-31T10:00:00Z'), monthly, new Date(now)).toISOString()).toBe(until)
})
