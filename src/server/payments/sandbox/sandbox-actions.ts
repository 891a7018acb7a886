import { worthLeft } from '#rules/payments.ts'
import { paidUntil } from '#rules/prices.ts'
import { newId } from '../../new-id.ts'
import { priceById, type SoldPrice } from '../order-store.ts'
import { dueSubscriptions, type OtherPlan, otherPlans, type SandboxSubscription } from './sandbox-store.ts'
import { change, type Moving } from './sandbox-telling.ts'

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
  if (!isOwed) return
  const { version, ...owing } = subscription
  const renewalDay = moving.now.getUTCDate()
  await renewOnce(moving, { ...owing, version: version + 1, cardDeclines: false, renewalDay }, moving.now)
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
  const [periodStart, renewalDay] = [moving.now, moving.now.getUTCDate()]
  const periodEnd = paidUntil(periodStart, wanted)
  const paid = { priceId, periodStart, periodEnd, renewalDay, willRenew: true }
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
  const periodEnd = paidUntil(start, price, subscription.renewalDay)
  const paid = { isFailing: false, periodStart: start, periodEnd }
  const last = {
    lastPayment: payment.id,
    lastPays: payment.pays,
    lastAmount: payment.amount,
    refunded: false,
  }
  return change(moving, { ...subscription, ...paid, ...last }, { ...payment, state: 'paid' })
}
