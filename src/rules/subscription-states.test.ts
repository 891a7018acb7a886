import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentFact, PaymentState } from './payments.ts'
import {
  countedPayments,
  entitlement,
  joinPayments,
  joinRenewals,
  type KnownPayment,
  knownFrom,
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

  test('of several refunded ones the first that was given back ended it', () => {
    const all = [refunded(paid('a', 0, 31), 9), { ...refunded(paid('b', 31, 59), 35), priceId: 'annual' }]
    const had = { status: 'refunded', startsAt: at(0), endsAt: at(9), priceId: 'annual', willRenew: false }
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
})

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
