import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { factsOfCustomer } from './stripe-facts.ts'

const seconds = (text: string) => Date.parse(text) / 1000
const changedAt = seconds('2026-11-10T00:00:00Z')
const about = { metadata: { order_id: 'order-1' } }

/** As Stripe tells of somebody who went from the month to the year in its portal. */
const subscription = {
  id: 'sub_1',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  customer: 'cus_1',
  ...about,
  items: { data: [{ price: { id: 'price_year', lookup_key: 'hindi-annual-usd-9900-1year', metadata: {} } }] },
} as unknown as Stripe.Subscription

const line = (price: string, start: number, end: string) => ({
  period: { start, end: seconds(end) },
  pricing: { price_details: { price } },
})

const invoice = {
  id: 'in_2',
  status: 'paid',
  attempted: true,
  total: 9060,
  currency: 'usd',
  billing_reason: 'subscription_update',
  created: changedAt,
  customer: 'cus_1',
  status_transitions: { paid_at: changedAt, finalized_at: changedAt },
  parent: { subscription_details: { ...about, subscription: 'sub_1' } },
  lines: {
    data: [
      line('price_month', changedAt, '2026-12-01T00:00:00Z'),
      line('price_year', changedAt, '2027-11-10T00:00:00Z'),
    ],
  },
  payments: { data: [] },
} as unknown as Stripe.Invoice

const told = (invoices: Stripe.Invoice[], status = subscription.status) =>
  factsOfCustomer({
    subscriptions: [{ ...subscription, status }],
    invoices,
    charges: [],
    takenBack: new Map(),
    askedAt: new Date(0),
  })

test('a change of plan in the portal is a payment for the new one, until the end of the new time', () => {
  expect(told([invoice])[0]).toMatchObject({
    pays: 'change',
    state: 'paid',
    originId: 'order-1',
    amount: 9060,
    currency: 'USD',
    priceId: 'hindi-annual-usd-9900-1year',
    period: { start: new Date('2026-11-10T00:00:00Z'), end: new Date('2027-11-10T00:00:00Z') },
  })
})

test('an invoice that nobody pays anything for is no payment', () => {
  expect(told([{ ...invoice, total: -400 }]).map(({ kind }) => kind)).toEqual(['renewal'])
})

test('a renewal that was declined has failed, and one that waits for its day is no payment yet', () => {
  const asked = { ...invoice, status: 'open', billing_reason: 'subscription_cycle' } as const
  expect(told([asked], 'past_due')).toMatchObject([
    { kind: 'payment', pays: 'renewal', state: 'failed' },
    { kind: 'renewal', willRenew: true, isFailing: true },
  ])
  // An Indian card: its owner is told first, and it is charged 26 hours later.
  expect(told([asked])).toMatchObject([{ kind: 'renewal', willRenew: true, isFailing: false }])
})

const charge = {
  id: 'ch_2',
  payment_intent: 'pi_2',
  amount: 9060,
  amount_refunded: 0,
  failure_message: 'Your card has expired.',
} as unknown as Stripe.Charge
const tried = {
  ...invoice,
  status: 'open',
  parent: { subscription_details: { ...about, subscription: 'sub_1' } },
  payments: { data: [{ payment: { payment_intent: 'pi_2' } }] },
} as unknown as Stripe.Invoice
type Case = [Stripe.Subscription.Status, Stripe.Charge['status'] | null, string[]]

test.each<Case>([
  ['active', 'failed', ['Your card has expired.']],
  ['past_due', 'failed', ['Your card has expired.']],
  ['past_due', null, ['The card was declined.']],
  ['incomplete', null, ['The card was declined.']],
  ['active', 'pending', []],
  ['past_due', 'pending', []],
  ['active', null, []],
])(
  'of an invoice that was tried, the subscription %s and its last charge %s, it says %j',
  (status, last, said) => {
    const facts = factsOfCustomer({
      subscriptions: [{ ...subscription, status }],
      invoices: [tried],
      charges: last ? [{ ...charge, status: last }] : [],
      takenBack: new Map(),
      askedAt: new Date(0),
    })
    const failures = facts.flatMap((fact) => (fact.kind === 'payment' ? [fact.failure] : []))
    expect(failures).toEqual(said)
  },
)
