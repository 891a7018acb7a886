import type { PaymentFact } from '#rules/payments.ts'
import type { Tx } from '../database/sql.ts'
import type { Order } from './order-store.ts'

export interface PlanBeside {
  endsAt: Date
  willRenew: boolean
  /** The academy gave it: nothing was paid for it. */
  isGiven: boolean
}

/**
 * The plan that a first payment would run beside: bought in another tab, or given by the academy, after this checkout
 * began, so that the order does not know of it. Until the transaction ends no other payment of the student is applied.
 */
export async function planBeside(tx: Tx, order: Order, { at }: PaymentFact): Promise<PlanBeside | null> {
  await tx`select pg_advisory_xact_lock(hashtext('plan'), hashtext(${order.studentId}))`
  const [other] = await tx<PlanBeside[]>`
    select ends_at as "endsAt", will_renew as "willRenew", order_id is null as "isGiven" from subscriptions
    where student_id = ${order.studentId} and language_id = ${order.price.languageId} and is_paid
      and status = 'active' and ends_at > ${at} and order_id is distinct from ${order.id}
    order by ends_at desc limit 1`
  const isKnown = other && order.startsAfter !== null && order.startsAfter >= other.endsAt
  return other && !isKnown ? other : null
}
