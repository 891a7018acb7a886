import { expect, test } from 'vitest'
import { amountIn, priceOf } from './plan-form.ts'

test('an amount is read exactly, in its smallest unit', () => {
  expect(amountIn('99')).toBe(9900)
  expect(amountIn('19.99')).toBe(1999)
  expect(amountIn('0.1')).toBe(10)
  expect(amountIn(' 6999.5 ')).toBe(699_950)
  expect(amountIn('0')).toBe(0)
})

test('what is no amount is none', () => {
  for (const text of ['', '-1', '1.999', '1,000', '1e3', 'ten', '.5', '12345678901'])
    expect(amountIn(text)).toBeNull()
})

test('a price needs an amount in each currency and a whole span', () => {
  const form = { amounts: { INR: '699', USD: '9' }, interval: 'month' as const, intervalCount: '3' }
  expect(priceOf(form)).toEqual({ amounts: { INR: 69_900, USD: 900 }, interval: 'month', intervalCount: 3 })
  expect(priceOf({ ...form, amounts: { INR: '', USD: '9' } })).toBeNull()
  expect(priceOf({ ...form, intervalCount: '0' })).toBeNull()
  expect(priceOf({ ...form, intervalCount: '1.5' })).toBeNull()
})
