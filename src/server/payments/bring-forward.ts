import { renewsItself } from '#rules/payments.ts'
import { paidUntil } from '#rules/prices.ts'
import type { Tx } from '../database/sql.ts'
import { logChange, type SubscriptionRow } from './derive-subscription.ts'
import { type Order, orderById } from './order-store.ts'

/** A plan that ends earlier than it was to: its money was given back, or the academy took back what it had given. */
export interface EndedEarly {
  studentId: string
  languageId: string
  /** When it was to end, and when it does. */
  was: Date
  is: Date
  /** What ended it, and when that came to be known, for the log of changes. */
  source: string
  now: Date
}

/** When a plan is over: one that was given back before it began is, where it was to begin. */
export function overAt({ startsAt, endsAt }: Pick<SubscriptionRow, 'startsAt' | 'endsAt'>): Date {
  return startsAt > endsAt ? startsAt : endsAt
}

/**
 * What was to begin when it ends begins with that, and so what follows in turn: nobody who has paid waits behind a plan
 * that is over. Answers with the last of them that is paid for.
 */
export async function bringForward(tx: Tx, ended: EndedEarly): Promise<SubscriptionRow | null> {
  if (ended.is >= ended.was) return null
  let last: SubscriptionRow | null = null
  for (const { paidAt, ...order } of await waitingFor(tx, ended)) {
    await tx`update orders set starts_after = ${ended.is} where id = ${order.id}`
    if (paidAt) last = await beginEarlier(tx, { ...order, paidAt }, ended)
  }
  return last
}

async function beginEarlier(
  tx: Tx,
  { id, paidAt, endsAt: was }: Waiting & { paidAt: Date },
  ended: EndedEarly,
): Promise<SubscriptionRow | null> {
  const { provider, price } = (await orderById(tx, id)) as Order
  const start = new Date(Math.max(Number(paidAt), Number(ended.is)))
  // Who renews by themselves ask for the next payment on the day that they know.
  const end = renewsItself(provider) ? null : paidUntil(start, price)
  await tx`update payments set period_start = ${start}, period_end = coalesce(${end}, period_end)
    where order_id = ${id} and period_start = ${ended.was}`
  const [earlier] = await tx<SubscriptionRow[]>`
    update subscriptions set starts_at = ${start}, ends_at = coalesce(${end}, ends_at) where order_id = ${id}
    returning id, status, starts_at as "startsAt", ends_at as "endsAt", ends_at - grace as "paidUntil",
      price_id as "priceId", will_renew as "willRenew"`
  if (!earlier || !was) return null
  const { source, now: at, studentId } = ended
  await logChange(tx, { subscription: earlier, studentId, reason: 'begun', source, at })
  return (await bringForward(tx, { ...ended, was, is: earlier.endsAt })) ?? earlier
}

interface Waiting {
  id: string
  /** Null where it is not paid yet. */
  paidAt: Date | null
  endsAt: Date | null
}

async function waitingFor(tx: Tx, { studentId, languageId, was }: EndedEarly): Promise<Waiting[]> {
  return tx<Waiting[]>`
    select orders.id, subscriptions.ends_at as "endsAt", (select min(paid_at) from payments
        where order_id = orders.id and payments.state = 'paid' and period_start = ${was}) as "paidAt"
    from orders join prices on prices.id = orders.price_id join plans on plans.id = prices.plan_id
      left join subscriptions on subscriptions.order_id = orders.id
    where orders.student_id = ${studentId} and plans.language_id = ${languageId} and starts_after = ${was}
    order by orders.created_at, orders.id for update of orders`
}
