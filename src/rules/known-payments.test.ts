import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinPayments, joinRenewals, type KnownPayment, knownFrom } from './known-payments.ts'
import type { PaymentFact } from './payments.ts'
import { anyPayment, at } from './payments-for-tests.ts'

describe('what is known of one payment is joined', () => {
  const counted = { priceId: 'monthly', start: at(0), end: at(31) }
  const fact: PaymentFact = {
    kind: 'payment',
    originId: 'o',
    reference: 'p',
    pays: 'purchase',
    state: 'paid',
    amount: 1200,
    currency: 'USD',
    refundedAmount: 0,
    payee: null,
    at: at(2),
    period: null,
    priceId: null,
    failure: '',
    payer: '',
    tracking: '',
  }
  const paidOnce = knownFrom(fact, counted)
  const failedFirst = knownFrom({ ...fact, state: 'failed', at: at(1), failure: 'declined' }, counted)
  const givenBack = knownFrom({ ...fact, state: 'refunded', at: at(3), refundedAmount: 700 }, counted)

  test('each kind of news knows its own moment, and a failure no time that it pays for', () => {
    const moments = ({ failedAt, paidAt, refundedAt, start, end }: KnownPayment) => [
      failedAt,
      paidAt,
      refundedAt,
      start,
      end,
    ]
    expect(moments(failedFirst)).toEqual([at(1), null, null, null, null])
    expect(moments(paidOnce)).toEqual([null, at(2), null, at(0), at(31)])
    expect(moments(givenBack)).toEqual([null, null, at(3), at(0), at(31)])
  })

  test('late news of a failure take nothing back, and late news of the payment no refund', () => {
    const all = { ...paidOnce, failedAt: at(1), failure: 'declined' }
    expect(joinPayments(paidOnce, failedFirst)).toEqual(all)
    expect(joinPayments(failedFirst, paidOnce)).toEqual(all)
    const after = { ...paidOnce, state: 'refunded', refundedAmount: 700, refundedAt: at(3) }
    expect(joinPayments(paidOnce, givenBack)).toEqual(after)
    expect(joinPayments(givenBack, paidOnce)).toEqual(after)
  })

  test('of two moments the earlier counts, of two amounts the larger', () => {
    const again = { ...givenBack, refundedAt: at(5), refundedAmount: 1200, amount: 1300 }
    expect(joinPayments(givenBack, again)).toMatchObject({
      refundedAt: at(3),
      refundedAmount: 1200,
      amount: 1300,
    })
  })

  test('of a renewal the newest news count, and of one moment those that stop the grace', () => {
    const news = { reference: 's', version: 1, willRenew: true, isFailing: false, customerId: null }
    const cancelled = { ...news, version: 2, willRenew: false }
    expect(joinRenewals(news, cancelled)).toBe(cancelled)
    expect(joinRenewals(cancelled, news)).toBe(cancelled)
    const failing = { ...cancelled, isFailing: true }
    const renewing = { ...cancelled, willRenew: true }
    expect(joinRenewals(renewing, failing)).toBe(failing)
    expect(joinRenewals(failing, renewing)).toBe(failing)
  })
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
})
