import { paidUntil } from '#rules/prices.ts'
import { newId } from '../../new-id.ts'
import { emit, type SaidBySandbox, sandboxPayee } from './sandbox-events.ts'
import {
  keepSubscription,
  markCheckout,
  type SandboxCheckout,
  type SandboxSubscription,
} from './sandbox-store.ts'
import { type Moving, tell } from './sandbox-telling.ts'

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
    renewalDay: start.getUTCDate(),
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
