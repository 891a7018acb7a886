import type { ListedOrder } from '#calls/admin-orders.ts'
import { priceText } from '#rules/prices.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Fragment, Tx } from '../../database/sql.ts'
import { receiptAddress } from '../order-history.ts'
import { ofStudentsNamed } from './found-students.ts'

type Row = Omit<ListedOrder, 'student' | 'price' | 'createdAt' | 'receipt'> & {
  studentId: string
  name: string
  email: string
  createdAt: Date
  checkoutReference: string
}

export interface KeptOrder extends Row {
  originId: string
}

const one = (tx: Tx) => tx`select * from (
  select orders.id, orders.student_id as "studentId", trim(first_name || ' ' || last_name) as name, email,
    plan.name as plan, orders.kind, orders.provider, orders.amount, orders.currency, orders.created_at as "createdAt",
    orders.receipt_number as "receiptNumber", coalesce(checkout_reference, '') as "checkoutReference",
    origin_id as "originId",
    coalesce(paid.state, case when orders.cancelled_at is not null then 'cancelled' end, failed.state, 'waiting')
      as status
  from orders join students on students.id = orders.student_id
    join prices price on price.id = orders.price_id join plans plan on plan.id = price.plan_id
    left join lateral (select state from payments where order_id = orders.id and state in ('paid', 'refunded')
      order by paid_at, reference limit 1) paid on true
    left join lateral (select state from payments where order_id = orders.id and state = 'failed' limit 1) failed
      on true
) listed`

interface Sought {
  search: string
  status: ListedOrder['status'] | undefined
}

/** The newest first. */
export function keptOrders(
  tx: Tx,
  { after, most, ...sought }: Sought & { after: string | undefined; most: number },
): Promise<KeptOrder[]> {
  const page = after
    ? tx`("createdAt", id) < (select created_at, id from orders where id = ${after})`
    : tx`true`
  return tx<KeptOrder[]>`${one(tx)} where ${among(tx, sought)} and ${page}
    order by "createdAt" desc, id desc limit ${most}`
}

export const ordersCounted = (tx: Tx, sought: Sought) =>
  countRows(tx, tx`${one(tx)} where ${among(tx, sought)}`)

const among = (tx: Tx, { search, status }: Sought): Fragment =>
  tx`${found(tx, search)} and (${status ?? null}::text is null or status = ${status ?? null})`

/** A number names an order, a receipt or a payment; other words name a student. */
function found(tx: Tx, search: string): Fragment {
  if (search === '') return tx`true`
  const isNumber = /^\d{1,9}$/.test(search)
  const receipt = isNumber ? Number(search) : null
  return tx`(id = ${search} or "receiptNumber" = ${receipt} or "checkoutReference" = ${search}
    or id in (select order_id from payments where reference = ${search})
    or ${isNumber ? tx`false` : ofStudentsNamed(tx, 'studentId', search)})`
}

export async function keptOrder(tx: Tx, id: string): Promise<KeptOrder | null> {
  const [row] = await tx<KeptOrder[]>`${one(tx)} where id = ${id}`
  return row ?? null
}

/** All orders that belong to the one that a subscription began with. */
export function ordersFrom(tx: Tx, originId: string): Promise<KeptOrder[]> {
  return tx<KeptOrder[]>`${one(tx)} where "originId" = ${originId} order by "createdAt" desc, id desc`
}

export interface PaymentRow {
  reference: string
  state: 'failed' | 'paid' | 'refunded'
  amount: number
  currency: 'INR' | 'USD'
  refundedAmount: number
  failedAt: Date | null
  paidAt: Date | null
  refundedAt: Date | null
  failure: string
  payer: string
  tracking: string
}

export function paymentsOf(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return tx<PaymentRow[]>`select reference, state, amount, currency, refunded_amount as "refundedAmount",
      failed_at as "failedAt", paid_at as "paidAt", refunded_at as "refundedAt", failure, payer, tracking
    from payments where order_id = ${orderId} order by coalesce(paid_at, failed_at, refunded_at), reference`
}

export function shownOrder(
  row: KeptOrder,
  { secretKey, now }: { secretKey: string; now: Date },
): ListedOrder {
  const { studentId, name, email, createdAt, checkoutReference: _, originId: __, ...order } = row
  const isReceipted = order.status === 'paid' || order.status === 'refunded'
  return {
    ...order,
    student: { id: studentId, name, email },
    price: priceText(order.amount, order.currency),
    createdAt: createdAt.toISOString(),
    receipt: isReceipted ? receiptAddress(order.id, secretKey, now) : null,
  }
}
