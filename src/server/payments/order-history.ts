import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Order } from '#calls/payments.ts'
import { type Currency, priceText } from '#rules/prices.ts'
import type { Tx } from '../database/sql.ts'
import { isUnderWay } from './order-store.ts'

interface Row {
  id: string
  orderId: string | null
  date: Date
  kind: Order['kind']
  plan: string
  amount: number | null
  currency: Currency | null
  status: Order['status']
  reason: string
  hasReceipt: boolean
  isUnderWay: boolean
}

const hour = 3_600_000

/** A line of the history, and the order that it belongs to. */
type KeptOrder = Order & Pick<Row, 'orderId'>

/** Orders with what became of them, money that went back, and what was decided about renewing; the newest first. */
export async function orderHistory(
  tx: Tx,
  { studentId, now, secretKey }: { studentId: string; now: Date; secretKey: string },
): Promise<KeptOrder[]> {
  const rows = await tx<Row[]>`
    select * from (
      select orders.id, orders.id as "orderId", coalesce(paid.paid_at, orders.created_at) as date, orders.kind,
        plan.name as plan, orders.amount, orders.currency,
        -- A checkout that is left after its card was declined is told as that.
        case when paid.state is not null then paid.state when way.is_under then 'waiting' when failed.failure is not null then 'failed'
          when orders.cancelled_at is not null then 'cancelled' else 'waiting' end as status,
        case when paid.state is null and not way.is_under then coalesce(failed.failure, '') else '' end as reason,
        paid.state is not null as "hasReceipt", way.is_under as "isUnderWay"
      from orders join prices price on price.id = orders.price_id join plans plan on plan.id = plan_id
        left join lateral (select state, paid_at from payments
          where order_id = orders.id and state in ('paid', 'refunded') order by paid_at, reference limit 1) paid on true
        left join lateral (select failure, failed_at from payments where order_id = orders.id and state = 'failed'
          order by failed_at desc, reference limit 1) failed on true
        cross join lateral (select ${isUnderWay(tx)} as is_under) way
      where orders.student_id = ${studentId}
      union all
      select 'refund-' || reference, order_id, coalesce(refunded_at, told.at, paid_at), 'refund', plan.name, -refunded_amount,
        payments.currency, 'refunded', '', false, false
      from payments
        -- What goes back in part ends nothing: that it was told is all that is known of when.
        left join lateral (select min(changed_at) as at from subscription_changes change
          join subscriptions on subscriptions.id = subscription_id
          join orders on orders.origin_id = subscriptions.order_id
          where orders.id = payments.order_id and reason = 'refunded' and changed_at >= paid_at) told on true
        join prices price on price.id = payments.price_id join plans plan on plan.id = plan_id
      where payments.student_id = ${studentId} and refunded_amount > 0
      union all
      select 'change-' || change.id, order_id, changed_at, reason, plan_nickname, null, null, 'done', '', false, false
      from subscription_changes change join subscriptions on subscriptions.id = subscription_id
      where change.student_id = ${studentId} and reason in ('will_end', 'will_renew', 'ended')
    ) history
    -- A checkout that nobody went on with is no order, after a day.
    where status <> 'waiting' or "isUnderWay" or date > ${new Date(now.getTime() - 24 * hour)}
    order by date desc, id desc limit 200`
  return rows.map(({ date, hasReceipt, isUnderWay: _, ...row }) => ({
    ...row,
    date: date.toISOString(),
    price: row.amount === null || !row.currency ? '' : priceOf(row.amount, row.currency),
    receipt: row.orderId && hasReceipt ? receiptAddress(row.orderId, secretKey, now) : null,
  }))
}

function priceOf(amount: number, currency: Currency): string {
  return amount < 0 ? `- ${priceText(-amount, currency)}` : priceText(amount, currency)
}

/** A receipt is opened by a link, which brings no bearer: so the link itself is good for an hour. */
export function receiptAddress(orderId: string, secretKey: string, now: Date): string {
  const until = Math.ceil((now.getTime() + hour) / hour) * hour
  return `/api/receipts/${orderId}?until=${until}&sig=${signature(orderId, until, secretKey)}`
}

export function opensReceipt(
  asked: { orderId: string; until: string; sig: string },
  secretKey: string,
  now: Date,
): boolean {
  const until = Number(asked.until)
  const given = Buffer.from(asked.sig)
  const right = Buffer.from(signature(asked.orderId, until, secretKey))
  return until > now.getTime() && given.length === right.length && timingSafeEqual(given, right)
}

function signature(orderId: string, until: number, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`receipt ${orderId} ${until}`).digest('base64url')
}
