import type Stripe from 'stripe'
import type { Fact, OrderKind, PaymentFact } from '#rules/payments.ts'

/** Everything that Stripe knows of one customer now. */
export interface CustomerNow {
  subscriptions: Stripe.Subscription[]
  invoices: Stripe.Invoice[]
  charges: Stripe.Charge[]
  /** What was lost of them in disputes. */
  takenBack: Map<string, number>
  /** When the asking began: what is asked for later is at least as new. */
  askedAt: Date
}

/** What it says, as facts: the newest state, so that it does not matter which event led here. */
export function factsOfCustomer({ subscriptions, invoices, ...around }: CustomerNow): Fact[] {
  const prices = new Map(subscriptions.flatMap(({ items }) => items.data.map(ownPrice)))
  const failing = new Set(subscriptions.filter(isFailing).map(({ id }) => id))
  const payments = invoices.flatMap((invoice) => invoiceFacts(invoice, { prices, failing, ...around }))
  return [...payments, ...subscriptions.flatMap((subscription) => renewalFact(subscription, around.askedAt))]
}

function ownPrice({ price }: Stripe.SubscriptionItem): [string, string | null] {
  return [price.id, price.lookup_key ?? price.metadata.price_id ?? null]
}

function renewalFact(subscription: Stripe.Subscription, askedAt: Date): Fact[] {
  const { id: reference, status, metadata, customer, cancel_at, cancel_at_period_end } = subscription
  const originId = metadata.order_id
  if (!originId) return []
  const isRunning = ['active', 'trialing', 'past_due'].includes(status)
  return [
    {
      kind: 'renewal',
      originId,
      reference,
      version: askedAt.getTime(),
      willRenew: isRunning && !cancel_at_period_end && cancel_at === null,
      isFailing: isFailing(subscription),
      customerId: idOf(customer),
    },
  ]
}

function isFailing({ status }: Stripe.Subscription): boolean {
  return ['past_due', 'unpaid', 'incomplete'].includes(status)
}

interface Around extends Pick<CustomerNow, 'charges' | 'takenBack' | 'askedAt'> {
  prices: Map<string, string | null>
  /** The subscriptions that Stripe itself says are not paid. */
  failing: Set<string>
}

const reasons: Record<string, OrderKind> = { subscription_create: 'purchase', subscription_update: 'change' }

function invoiceFacts(
  invoice: Stripe.Invoice,
  { prices, failing, charges, takenBack, askedAt }: Around,
): PaymentFact[] {
  const originId = invoice.parent?.subscription_details?.metadata?.order_id
  const charge = lastCharge(invoice, charges)
  const isTried = invoice.status === 'open' && invoice.attempted && wasDeclined(invoice, charge, failing)
  if (!originId || !(invoice.status === 'paid' || isTried) || invoice.total <= 0) return []
  // A change of plan lists what is taken back too: what is paid for reaches furthest.
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0]
  const price = line?.pricing?.price_details?.price
  const fact: PaymentFact = {
    kind: 'payment',
    originId,
    reference: invoice.id ?? '',
    pays: reasons[invoice.billing_reason ?? ''] ?? 'renewal',
    state: isTried ? 'failed' : 'paid',
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    refundedAmount: 0,
    payee: null,
    at: moment(
      invoice.status_transitions.paid_at ?? invoice.status_transitions.finalized_at ?? invoice.created,
    ),
    period: line ? { start: moment(line.period.start), end: moment(line.period.end) } : null,
    priceId: (price && prices.get(idOf(price))) || null,
    failure: isTried ? (charge?.failure_message ?? 'The card was declined.') : '',
    payer: idOf(invoice.customer ?? ''),
    tracking: charge?.id ?? '',
  }
  const given = (charge?.amount_refunded ?? 0) + (takenBack.get(charge?.id ?? '') ?? 0)
  const back = isTried ? 0 : Math.min(given, fact.amount)
  if (back === 0) return [fact]
  const isWhole = back >= (charge?.amount ?? 0)
  return [
    fact,
    { ...fact, state: isWhole ? 'refunded' : 'paid', refundedAmount: back, at: isWhole ? askedAt : fact.at },
  ]
}

/** What a bank takes days to decide was tried as well, and has not failed. */
function wasDeclined(
  invoice: Stripe.Invoice,
  charge: Stripe.Charge | undefined,
  failing: Set<string>,
): boolean {
  if (charge?.status === 'pending') return false
  const subscription = invoice.parent?.subscription_details?.subscription
  return charge?.status === 'failed' || (subscription !== undefined && failing.has(idOf(subscription)))
}

function lastCharge(invoice: Stripe.Invoice, charges: Stripe.Charge[]): Stripe.Charge | undefined {
  const intents = invoice.payments?.data.map(({ payment }) => idOf(payment.payment_intent ?? '')) ?? []
  return charges.find(({ payment_intent: intent }) => intent !== null && intents.includes(idOf(intent)))
}

function idOf(thing: string | { id: string }): string {
  return typeof thing === 'string' ? thing : thing.id
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000)
}
