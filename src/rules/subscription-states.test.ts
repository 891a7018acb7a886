import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentState } from './payments.ts'
import {
  countedPayments,
  entitlement,
  joinPayments,
  joinRenewals,
  type KnownPayment,
} from './subscription-states.ts'

const day = 24 * 3_600_000
const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * day)

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
      priceId: 'monthly',
      willRenew: true,
    })
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
})

const optionalDay = fc.option(fc.integer({ min: 0, max: 400 }).map(at), { nil: null })
const anyPayment = fc.record<KnownPayment>({
  reference: fc.constant('p'),
  state: fc.constantFrom<PaymentState>('failed', 'paid', 'refunded'),
  amount: fc.constantFrom(1200, 9900),
  refundedAmount: fc.constantFrom(0, 500, 1200),
  priceId: fc.constantFrom('monthly', 'annual'),
  failedAt: optionalDay,
  paidAt: optionalDay,
  refundedAt: optionalDay,
  start: optionalDay,
  end: optionalDay,
  failure: fc.constantFrom('', 'declined', 'no money'),
  payer: fc.constantFrom('', 'payer'),
  tracking: fc.constantFrom('', 't1', 't2'),
})
const anyRenewal = fc.record({
  reference: fc.constant('s'),
  version: fc.integer({ min: 1, max: 4 }),
  willRenew: fc.boolean(),
  isFailing: fc.boolean(),
  customerId: fc.constant(null),
})

describe('it does not matter in which order, nor how often, a provider tells', () => {
  /** A stream, and the same told in another order with repetitions. */
  const retold = <T>(thing: fc.Arbitrary<T>) =>
    fc.array(thing, { minLength: 1, maxLength: 8 }).chain((stream) =>
      fc
        .array(fc.constantFrom(...stream), { maxLength: 8 })
        .chain((again) =>
          fc.shuffledSubarray([...stream, ...again], { minLength: stream.length + again.length }),
        )
        .map((told) => ({ stream, told })),
    )

  test('payments', () => {
    fc.assert(
      fc.property(retold(anyPayment), ({ stream, told }) => {
        expect(told.reduce(joinPayments)).toEqual(stream.reduce(joinPayments))
      }),
      { numRuns: 2000 },
    )
  })

  test('renewals', () => {
    fc.assert(
      fc.property(retold(anyRenewal), ({ stream, told }) => {
        expect(told.reduce(joinRenewals)).toEqual(stream.reduce(joinRenewals))
      }),
      { numRuns: 2000 },
    )
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
