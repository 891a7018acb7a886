import { knownFrom, paymentRank } from '#rules/known-payments.ts'
import {
  type CancelFact,
  type Fact,
  type PaymentFact,
  type RenewalFact,
  type UnderWayFact,
  whyRefused,
} from '#rules/payments.ts'
import { paidUntil } from '#rules/prices.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/sql.ts'
import { bringForward, overAt } from './bring-forward.ts'
import { deriveSubscription, logChange, type Reason } from './derive-subscription.ts'
import { learnPayment, learnRenewal, type OrderedPayment, paymentsFrom } from './fact-store.ts'
import {
  beginAfter,
  insertOrder,
  lockedOrder,
  markTurnedBack,
  markUnderWay,
  type Order,
  orderById,
  priceById,
  type SoldPrice,
} from './order-store.ts'
import { tellOfPayment } from './payment-mails.ts'
import { planBeside } from './plan-beside.ts'
import type { PaymentProvider } from './provider-port.ts'
import { tellOfRenewing } from './renewing-mails.ts'

export interface Applying {
  provider: Pick<PaymentProvider, 'name' | 'payee' | 'graceMs'>
  /** The provider's event, for the log of changes. */
  source: string
  config: Config
  now: Date
}

/** Makes one fact true here, in the transaction of its event. Returns what was done, or why nothing. */
export async function applyFact(tx: Tx, fact: Fact, by: Applying): Promise<string> {
  const origin = await lockedOrder(tx, fact.originId)
  if (!origin || origin.originId !== origin.id) return `refused: there is no order ${fact.originId}`
  if (origin.provider !== by.provider.name) return 'refused: the order was placed with another provider'
  if (fact.kind === 'cancel') return turnBack(tx, origin, fact)
  if (fact.kind === 'under way') return waitFor(tx, origin, fact)
  if (fact.kind === 'renewal') return applyRenewal(tx, { origin, fact }, by)
  return applyPayment(tx, { origin, fact }, by)
}

async function turnBack(tx: Tx, origin: Order, { at }: CancelFact): Promise<string> {
  await markTurnedBack(tx, origin.id, at)
  return 'turned back'
}

async function waitFor(tx: Tx, origin: Order, { at }: UnderWayFact): Promise<string> {
  await markUnderWay(tx, origin.id, at)
  return 'under way'
}

async function applyRenewal(
  tx: Tx,
  { origin, fact }: { origin: Order; fact: RenewalFact },
  by: Applying,
): Promise<string> {
  const { kind: _kind, originId: _origin, ...news } = fact
  const known = await learnRenewal(tx, origin.id, news)
  const { before, after } = await deriveSubscription(tx, origin, by.provider.graceMs)
  if (!after) return 'kept: nothing is paid yet'
  const isTurn = known !== null && known.version < fact.version && known.willRenew !== fact.willRenew
  if (!before || !isTurn || after.status !== 'active') return 'the newest is known'
  const reason = fact.willRenew ? 'will_renew' : 'will_end'
  await logChange(tx, {
    subscription: after,
    studentId: origin.studentId,
    reason,
    source: by.source,
    at: by.now,
  })
  // Of a plan that is over it was told that it has ended.
  if (after.endsAt > by.now)
    await tellOfRenewing(tx, { order: origin, subscription: after, version: fact.version }, by.config)
  return reason
}

async function applyPayment(
  tx: Tx,
  { origin, fact }: { origin: Order; fact: PaymentFact },
  by: Applying,
): Promise<string> {
  const refused = whyRefused(fact, origin, by.provider)
  if (refused) return `refused: ${refused}`
  const order = await orderPaid(tx, origin, fact)
  const price = (fact.priceId && (await priceById(tx, fact.priceId))) || origin.price
  const { isSecond, startsAfter } = await placeInTime(tx, order, fact)
  const period = periodOf(fact, price, startsAfter)
  const news = knownFrom(fact, { priceId: price.id, ...period })
  const before = await learnPayment(tx, order, news)
  if (before && before.orderId !== order.id) return `refused: this payment belongs to order ${before.orderId}`
  const whose = { studentId: origin.studentId, languageId: origin.price.languageId }
  const { before: held, after } = await deriveSubscription(tx, origin, by.provider.graceMs)
  const next =
    held && after && (await bringForward(tx, { ...whose, ...by, was: held.endsAt, is: overAt(after) }))
  if (!isNews(before, fact)) return 'known'
  const reason = reasonOf(fact)
  if (after && reason) {
    await logChange(tx, {
      subscription: after,
      studentId: origin.studentId,
      reason,
      source: by.source,
      at: by.now,
    })
  }
  if (isSecond) return 'paid a second time: to be given back at the provider'
  const refundedBefore = before?.refundedAmount ?? 0
  await tellOfPayment(tx, { order, fact, subscription: after, next, refundedBefore, now: by.now }, by.config)
  return `${fact.pays} ${fact.state}${toGiveBack(order, fact)}`
}

/** Money that came for an account that nobody can sign in to is counted, and waits for the owner as well. */
function toGiveBack({ closedAs }: Order, { state, refundedAmount }: PaymentFact): string {
  if (closedAs === null || state !== 'paid' || refundedAmount > 0) return ''
  if (closedAs === 'deleted')
    return '; refused: the account was deleted, and the money is to be given back at the provider'
  return '; refused: the account is disabled: enable it, or give the money back at the provider'
}

/** The time that is paid for. A provider that says it counts from the payment on, though a plan may still run. */
function periodOf({ at, period }: PaymentFact, price: SoldPrice, startsAfter: Date | null) {
  const start = new Date(Math.max(Number(period?.start ?? at), Number(startsAfter ?? 0)))
  if (!period) return { start, end: paidUntil(start, price) }
  return start < period.end ? { start, end: period.end } : period
}

/** The order that a payment pays: the first one, or the one of this renewal, which it brings with it. */
async function orderPaid(tx: Tx, origin: Order, fact: PaymentFact): Promise<Order> {
  if (fact.pays === 'purchase') return origin
  const id = `${origin.provider}-${fact.reference}`
  const price = fact.priceId ? await priceById(tx, fact.priceId) : null
  const { studentId, provider, currency } = origin
  const asked = { studentId, provider, currency, kind: fact.pays, originId: origin.id, startsAfter: null }
  await insertOrder(tx, {
    ...asked,
    id,
    amount: fact.amount,
    priceId: price?.id ?? origin.price.id,
    now: fact.at,
  })
  return (await orderById(tx, id)) ?? origin
}

/**
 * When what is paid for begins, and whether it was paid for already: by another payment of this order, or by a plan that
 * runs. After a plan that does not renew itself, one that only we count begins when that ends, and is no second.
 */
async function placeInTime(
  tx: Tx,
  order: Order,
  fact: PaymentFact,
): Promise<{ isSecond: boolean; startsAfter: Date | null }> {
  const { startsAfter } = order
  if (fact.state !== 'paid') return { isSecond: false, startsAfter }
  const known = (await paymentsFrom(tx, order.originId)).filter(
    ({ orderId, state }) => orderId === order.id && state !== 'failed',
  )
  const isSecond = known.some(({ reference, state }) => reference !== fact.reference && state === 'paid')
  if (isSecond || known.length > 0 || fact.pays !== 'purchase') return { isSecond, startsAfter }
  const beside = await planBeside(tx, order, fact)
  if (!beside || beside.willRenew || fact.period)
    return { isSecond: beside !== null && !beside.isGiven, startsAfter }
  await beginAfter(tx, order.id, beside.endsAt)
  return { isSecond: false, startsAfter: beside.endsAt }
}

/** A payment that was known to be further, or as far, says nothing new. */
function isNews(before: OrderedPayment | null, { state, refundedAmount }: PaymentFact): boolean {
  if (!before) return true
  return paymentRank[state] > paymentRank[before.state] || refundedAmount > before.refundedAmount
}

function reasonOf({ state, pays, refundedAmount }: PaymentFact): Reason | null {
  if (state === 'refunded' || refundedAmount > 0) return 'refunded'
  if (state === 'failed') return pays === 'renewal' ? 'renewal_failed' : null
  return ({ purchase: 'begun', renewal: 'renewed', change: 'changed' } as const)[pays]
}
