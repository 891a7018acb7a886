import { type OrderKind, type PaymentState, worthLeft } from '#rules/payments.ts'
import { paidUntil } from '#rules/prices.ts'
import type { Tx } from '../../database/sql.ts'
import { newId } from '../../new-id.ts'
import { priceById, type SoldPrice } from '../order-store.ts'
import { emit, type SaidBySandbox, sandboxPayee } from './sandbox-events.ts'
import {
  dueSubscriptions,
  keepSubscription,
  markCheckout,
  type OtherPlan,
  otherPlans,
  type SandboxCheckout,
  type SandboxSubscription,
} from './sandbox-store.ts'

/** What moves money that is none: each step changes the sandbox's own memory and says so in an event. */
export interface Moving {
  tx: Tx
  now: Date
}

interface Paying {
  id: string
  pays: OrderKind
  state: PaymentState
  amount: number
  refunded?: number
  failure?: string
}

export async function pay(
  moving: Moving,
  checkout: SandboxCheckout,
  { declinesLater }: { declinesLater: boolean },
): Promise<void> {
  const { tx, now } = moving
  if (checkout.state !== 'open') return
  const start = checkout.startsAfter && checkout.startsAfter > now ? checkout.startsAfter : now
  const subscription: SandboxSubscription = {
    id: `sub_test_${newId()}`,
    orderId: checkout.orderId,
    customerId: checkout.customerId,
    priceId: checkout.priceId,
    periodStart: start,
    periodEnd: paidUntil(start, checkout),
    willRenew: true,
    cardDeclines: declinesLater,
    isFailing: false,
    hasEnded: false,
    version: 1,
    lastPayment: `pay_test_${newId()}`,
    lastPays: 'purchase',
    lastAmount: checkout.amount,
    refunded: false,
  }
  await markCheckout(tx, checkout.reference, 'paid')
  await keepSubscription(tx, subscription)
  const { lastPayment: id, lastAmount: amount } = subscription
  await tell(moving, subscription, { id, pays: 'purchase', state: 'paid', amount })
}

export async function decline({ tx, now }: Moving, checkout: SandboxCheckout): Promise<void> {
  const { amount, currency, priceId, orderId } = checkout
  const payment = {
    id: `pay_test_${newId()}`,
    amount,
    currency,
    payee: sandboxPayee,
    price: priceId,
    refunded: 0,
  }
  const period = { period_start: now.toISOString(), period_end: now.toISOString() }
  const failure = 'Your card was declined.'
  const said: SaidBySandbox = {
    type: 'payment',
    order: orderId,
    payment: { ...payment, ...period, pays: 'purchase', state: 'failed', failure },
  }
  await emit(tx, said, now)
}

export async function turnBackAtCheckout({ tx, now }: Moving, checkout: SandboxCheckout): Promise<void> {
  if (checkout.state !== 'open') return
  await markCheckout(tx, checkout.reference, 'cancelled')
  await emit(tx, { type: 'checkout.cancelled', order: checkout.orderId }, now)
}

/** Cancel at the end of the period, and take that back. */
export async function setRenewing(
  moving: Moving,
  subscription: SandboxSubscription,
  willRenew: boolean,
): Promise<void> {
  if (subscription.hasEnded || subscription.willRenew === willRenew) return
  await change(moving, { ...subscription, willRenew })
}

/** The test card of the renewals. A card that works pays at once what an earlier one could not. */
export async function changeCard(
  moving: Moving,
  subscription: SandboxSubscription,
  declines: boolean,
): Promise<void> {
  if (subscription.hasEnded) return
  const isOwed = subscription.isFailing && !declines
  await change(moving, { ...subscription, cardDeclines: declines })
  if (isOwed)
    await renewOnce(
      moving,
      { ...subscription, version: subscription.version + 1, cardDeclines: false },
      moving.now,
    )
}

/** More begins at once, for the price of it less what is left of the old; less begins with the next period. */
export async function changePlan(
  moving: Moving,
  subscription: SandboxSubscription,
  priceId: string,
): Promise<void> {
  const wanted = (await otherPlans(moving.tx, subscription.priceId)).find((plan) => plan.priceId === priceId)
  if (!wanted || subscription.hasEnded || subscription.isFailing) return
  const due = dueFor(subscription, wanted, moving.now)
  if (due === null) return change(moving, { ...subscription, priceId })
  const paid = { priceId, periodStart: moving.now, periodEnd: paidUntil(moving.now, wanted), willRenew: true }
  const id = `pay_test_${newId()}`
  const changed = { ...paid, lastPayment: id, lastPays: 'change', lastAmount: due } as const
  await change(moving, { ...subscription, ...changed }, { id, pays: 'change', state: 'paid', amount: due })
}

/** What a change costs now; null where it begins later, and costs nothing now. */
export function dueFor(subscription: SandboxSubscription, wanted: OtherPlan, now: Date): number | null {
  const { lastAmount: amount, periodStart: start, periodEnd: end } = subscription
  const due = wanted.amount - worthLeft({ amount, start, end }, now)
  return wanted.amount > amount && due > 0 ? due : null
}

/** Gives the last payment back, which ends what it paid for. */
export async function refund(moving: Moving, subscription: SandboxSubscription): Promise<void> {
  if (subscription.refunded) return
  const { lastPayment: id, lastPays: pays, lastAmount: amount } = subscription
  const ended = { refunded: true, willRenew: false, hasEnded: true }
  await change(
    moving,
    { ...subscription, ...ended },
    { id, pays, state: 'refunded', amount, refunded: amount },
  )
}

/** Whose time is over pays again, or goes. True when there may be more. */
export async function renewDue(moving: Moving): Promise<boolean> {
  const due = await dueSubscriptions(moving.tx, moving.now)
  for (const subscription of due) {
    if (subscription.willRenew) await renewOnce(moving, subscription, subscription.periodEnd)
    else await change(moving, { ...subscription, hasEnded: true })
  }
  return due.length > 0
}

async function renewOnce(moving: Moving, subscription: SandboxSubscription, start: Date): Promise<void> {
  const price = (await priceById(moving.tx, subscription.priceId)) as SoldPrice
  const payment = { id: `pay_test_${newId()}`, pays: 'renewal', amount: price.amount } as const
  const failure = 'Your card was declined.'
  if (subscription.cardDeclines)
    return change(moving, { ...subscription, isFailing: true }, { ...payment, state: 'failed', failure })
  const paid = { isFailing: false, periodStart: start, periodEnd: paidUntil(start, price) }
  const last = {
    lastPayment: payment.id,
    lastPays: payment.pays,
    lastAmount: payment.amount,
    refunded: false,
  }
  return change(moving, { ...subscription, ...paid, ...last }, { ...payment, state: 'paid' })
}

async function change(moving: Moving, changed: SandboxSubscription, payment?: Paying): Promise<void> {
  const after = { ...changed, version: changed.version + 1 }
  await keepSubscription(moving.tx, after)
  await tell(moving, after, payment)
}

async function tell({ tx, now }: Moving, subscription: SandboxSubscription, payment?: Paying): Promise<void> {
  const { id, orderId, customerId, version, willRenew, isFailing } = subscription
  const price = await priceById(tx, subscription.priceId)
  const period = {
    period_start: subscription.periodStart.toISOString(),
    period_end: subscription.periodEnd.toISOString(),
  }
  const about = {
    payee: sandboxPayee,
    currency: price?.currency ?? '',
    price: subscription.priceId,
    refunded: 0,
    failure: '',
  }
  const said: SaidBySandbox = {
    type: payment ? 'payment' : 'subscription.updated',
    order: orderId,
    subscription: { id, customer: customerId, version, will_renew: willRenew, failing: isFailing },
    ...(payment ? { payment: { ...about, ...period, ...payment } } : {}),
  }
  await emit(tx, said, now)
}
