import { joinPayments, joinRenewals, type KnownPayment } from '#rules/known-payments.ts'
import type { ProviderName, RenewalFact } from '#rules/payments.ts'
import type { Tx } from '../database/sql.ts'
import type { Order } from './order-store.ts'

export type OrderedPayment = KnownPayment & { orderId: string }

const columns = (tx: Tx) => tx`
  reference, order_id as "orderId", state, amount, refunded_amount as "refundedAmount", price_id as "priceId",
  failed_at as "failedAt", paid_at as "paidAt", refunded_at as "refundedAt", period_start as start,
  period_end as end, failure, payer, tracking`

/** Everything paid, or tried to be paid, for an order and what followed from it. */
export async function paymentsFrom(tx: Tx, originId: string): Promise<OrderedPayment[]> {
  return tx<OrderedPayment[]>`select ${columns(tx)} from payments
    where order_id in (select id from orders where origin_id = ${originId}) order by reference`
}

/** Adds what is now known to what was known of a payment. Returns how it was before, null where it is new. */
export async function learnPayment(tx: Tx, order: Order, news: KnownPayment): Promise<OrderedPayment | null> {
  const { provider } = order
  const [before] = await tx<OrderedPayment[]>`select ${columns(tx)} from payments
    where provider = ${provider} and reference = ${news.reference} for update`
  // A payment belongs to the order that it was first seen with.
  if (before && before.orderId !== order.id) return before
  const known = before ? joinPayments(before, news) : news
  const row = {
    provider,
    reference: known.reference,
    order_id: order.id,
    student_id: order.studentId,
    currency: order.currency,
    state: known.state,
    amount: known.amount,
    refunded_amount: known.refundedAmount,
    price_id: known.priceId,
    failed_at: known.failedAt,
    paid_at: known.paidAt,
    refunded_at: known.refundedAt,
    period_start: known.start,
    period_end: known.end,
    failure: known.failure,
    payer: known.payer,
    tracking: known.tracking,
  }
  await tx`insert into payments ${tx(row)} on conflict (provider, reference) do update set ${tx(row)}`
  return before ?? null
}

/** Whether a payment is known, however it ended. */
export async function knowsPayment(tx: Tx, provider: ProviderName, reference: string): Promise<boolean> {
  const rows = await tx`select from payments where provider = ${provider} and reference = ${reference}`
  return rows.length > 0
}

export type KnownRenewal = Omit<RenewalFact, 'kind' | 'originId'>

export async function renewalOf(tx: Tx, originId: string): Promise<KnownRenewal | null> {
  const [row] = await tx<KnownRenewal[]>`select reference, version, will_renew as "willRenew",
      is_failing as "isFailing", customer_id as "customerId" from renewals where order_id = ${originId}`
  return row ?? null
}

/** Keeps the newest that was said. Returns how it was before. */
export async function learnRenewal(
  tx: Tx,
  originId: string,
  news: KnownRenewal,
): Promise<KnownRenewal | null> {
  const before = await renewalOf(tx, originId)
  const known = before ? joinRenewals(before, news) : news
  const row = {
    order_id: originId,
    reference: known.reference,
    version: known.version,
    will_renew: known.willRenew,
    is_failing: known.isFailing,
    customer_id: known.customerId,
  }
  await tx`insert into renewals ${tx(row)} on conflict (order_id) do update set ${tx(row)}`
  return before
}
