import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KnownPayment } from './known-payments.ts'
import { anyPayment, at, day } from './payments-for-tests.ts'
import { countedPayments, entitlement } from './subscription-states.ts'

const paid = (reference: string, from: number, to: number): KnownPayment => ({
  reference,
  state: 'paid',
  amount: 1200,
  refundedAmount: 0,
  priceId: 'monthly',
  failedAt: null,
  paidAt: at(from),
  refundedAt: null,
  start: at(from),
  end: at(to),
  failure: '',
  payer: '',
  tracking: '',
})
const refunded = (payment: KnownPayment, on: number): KnownPayment => ({
  ...payment,
  state: 'refunded',
  paidAt: null,
  refundedAmount: payment.amount,
  refundedAt: at(on),
})

describe('what a student may have is the time that is paid for', () => {
  test('nothing paid, nothing had', () => {
    expect(entitlement([], { willRenew: true, isFailing: false }, 0)).toBeNull()
  })

  test('two months one after the other', () => {
    expect(
      entitlement([paid('a', 0, 31), paid('b', 31, 59)], { willRenew: true, isFailing: false }, 0),
    ).toEqual({
      status: 'active',
      startsAt: at(0),
      endsAt: at(59),
      paidUntil: at(59),
      priceId: 'monthly',
      willRenew: true,
    })
  })

  test('while the next payment may still come access goes on, and what is told is the paid time', () => {
    const renewal = { willRenew: true, isFailing: false }
    expect(entitlement([paid('a', 0, 31)], renewal, day)).toMatchObject({ endsAt: at(32), paidUntil: at(31) })
  })

  test('a second month that is refunded ends with the first', () => {
    expect(entitlement([paid('a', 0, 31), refunded(paid('b', 31, 59), 40)], null, 0)).toMatchObject({
      status: 'active',
      endsAt: at(31),
    })
  })

  test('the only one refunded ends at once', () => {
    expect(entitlement([refunded(paid('a', 0, 31), 5)], null, 0)).toMatchObject({
      status: 'refunded',
      endsAt: at(5),
    })
  })

  test('of several refunded ones the first that was given back ended it', () => {
    const all = [refunded(paid('a', 0, 31), 9), { ...refunded(paid('b', 31, 59), 35), priceId: 'annual' }]
    const over = { endsAt: at(9), paidUntil: at(9), willRenew: false }
    const had = { status: 'refunded', startsAt: at(0), ...over, priceId: 'annual' }
    expect(entitlement(all, { willRenew: true, isFailing: false }, day)).toEqual(had)
    expect(entitlement(all.toReversed(), null, 0)).toEqual(had)
  })

  test('its price is that of the newest month, in whichever order they are kept', () => {
    const months = [paid('a', 0, 31), { ...paid('b', 31, 59), priceId: 'annual' }]
    expect(entitlement(months, null, 0)).toMatchObject({ priceId: 'annual', willRenew: false })
    expect(entitlement(months.toReversed(), null, 0)).toMatchObject({ priceId: 'annual' })
  })

  test('a payment that failed gives no time', () => {
    const failed: KnownPayment = { ...paid('a', 0, 31), state: 'failed', start: null, end: null }
    expect(entitlement([failed], { willRenew: true, isFailing: true }, day)).toBeNull()
    expect(entitlement([failed, paid('b', 2, 33)], null, 0)).toMatchObject({
      startsAt: at(2),
      endsAt: at(33),
    })
  })

  test('grace is for what renews itself and has not failed', () => {
    const ends = (willRenew: boolean, isFailing: boolean) =>
      entitlement([paid('a', 0, 31)], { willRenew, isFailing }, day)?.endsAt
    expect([ends(true, false), ends(true, true), ends(false, false)]).toEqual([at(32), at(31), at(31)])
  })

  test('of two payments for one order the first counts, and another when that is given back', () => {
    const [first, second] = [
      { ...paid('a', 0, 31), orderId: 'o' },
      { ...paid('b', 3, 34), orderId: 'o' },
    ]
    expect(countedPayments([second, first]).map(({ reference }) => reference)).toEqual(['a'])
    const back = { ...refunded(first, 4), orderId: 'o' }
    expect(countedPayments([second, back]).map(({ reference }) => reference)).toEqual(['b'])
  })

  test('of an order whose payments are all given back one still tells of it, and a failed one of none', () => {
    const back = { ...refunded(paid('a', 0, 31), 4), orderId: 'o' }
    const failed: KnownPayment & { orderId: string } = { ...paid('b', 0, 31), state: 'failed', orderId: 'o' }
    expect(countedPayments([failed, back]).map(({ reference }) => reference)).toEqual(['a'])
    expect(countedPayments([failed])).toEqual([])
  })

  test('no order is credited twice', () => {
    const ordered = fc.tuple(anyPayment, fc.constantFrom('a', 'b', 'c'), fc.constantFrom('o1', 'o2'))
    fc.assert(
      fc.property(fc.array(ordered, { maxLength: 12 }), (rows) => {
        const payments = rows.map(([payment, reference, orderId]) => ({ ...payment, reference, orderId }))
        const orders = countedPayments(payments).map(({ orderId }) => orderId)
        expect(new Set(orders).size).toBe(orders.length)
      }),
      { numRuns: 1000 },
    )
  })
})
