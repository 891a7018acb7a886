import { describe, expect, test } from 'vitest'
import {
  askedFirst,
  type PaymentFact,
  providerNames,
  renewsItself,
  whyRefused,
  worthLeft,
} from './payments.ts'

const fact: PaymentFact = {
  kind: 'payment',
  originId: 'o1',
  reference: 'p1',
  pays: 'purchase',
  state: 'paid',
  amount: 9900,
  currency: 'USD',
  refundedAmount: 0,
  payee: 'academy',
  at: new Date('2026-11-21T10:00:00Z'),
  period: null,
  priceId: null,
  failure: '',
  payer: '',
  tracking: '',
}
const asked = { provider: 'paypal', amount: 9900, currency: 'USD' } as const
const by = { name: 'paypal', payee: 'academy' } as const

describe('a payment counts when it is what was asked for', () => {
  test.each<[Partial<PaymentFact>, string | null]>([
    [{}, null],
    [{ payee: null }, 'it is not said to whom it was paid'],
    [{ amount: 9899 }, 'paid 9899, asked for 9900'],
    [{ amount: 99_00.5 }, 'the amount is no amount'],
    [{ amount: -9900 }, 'the amount is no amount'],
    [{ currency: 'usd' }, 'paid in usd, asked for USD'],
    [{ currency: 'INR' }, 'paid in INR, asked for USD'],
    [{ payee: 'somebody' }, 'paid to somebody else'],
    [{ state: 'refunded', refundedAmount: 9900 }, null],
    [{ refundedAmount: 9901 }, 'more was given back than was paid'],
    [{ refundedAmount: -1 }, 'more was given back than was paid'],
    [{ state: 'failed', amount: 1 }, null],
    [{ pays: 'renewal', amount: 1200 }, null],
    [{ pays: 'renewal', amount: 1200, currency: 'INR' }, 'paid in INR, asked for USD'],
  ])('%j: %s', (change, why) => {
    expect(whyRefused({ ...fact, ...change }, asked, by)).toBe(why)
  })

  test('where no payee is set it may be anybody', () => {
    expect(whyRefused({ ...fact, payee: 'somebody' }, asked, { ...by, payee: null })).toBeNull()
    expect(whyRefused({ ...fact, payee: null }, asked, { ...by, payee: null })).toBeNull()
  })

  test('another provider cannot pay an order', () => {
    expect(whyRefused(fact, { ...asked, provider: 'stripe' }, by)).toBe(
      'the order was placed with another provider',
    )
  })
})

test('every provider is asked to take some currency, and play money only where nobody else is', () => {
  const lists = Object.values(askedFirst)
  expect([...new Set(lists.flat())].toSorted()).toEqual([...providerNames].toSorted())
  expect(lists.map((list) => list.at(-1))).toEqual(['sandbox', 'sandbox'])
})

test('a plan renews itself at those who have a portal, and at nobody else', () => {
  const all = [...providerNames, 'free', 'granted', 'constructor']
  expect(all.filter(renewsItself)).toEqual(['sandbox', 'stripe'])
})

test.each([
  ['2026-11-01', 1200],
  ['2026-11-16', 600],
  ['2026-12-01', 0],
  ['2026-12-24', 0],
  ['2026-10-01', 1200],
  ['2026-11-30T23:59:00Z', 0],
])('on %s what is left of a month of 1200 is worth %i', (now, worth) => {
  const paid = { amount: 1200, start: new Date('2026-11-01'), end: new Date('2026-12-01') }
  expect(worthLeft(paid, new Date(now))).toBe(worth)
})

test('a plan that ends where it begins is worth nothing', () => {
  const [start, end] = [new Date('2026-11-01'), new Date('2026-11-01')]
  expect(worthLeft({ amount: 1200, start, end }, start)).toBe(0)
})
