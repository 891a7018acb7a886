import type { ListedOrder } from '#calls/admin-orders.ts'
import { providerNames } from '#rules/payments.ts'
import { priceText } from '#rules/prices.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Fragment, Tx } from '../../database/sql.ts'
import { receiptAddress } from '../order-history.ts'
import { isUnderWay } from '../order-store.ts'
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

const one = (tx: Tx, orders: Fragment = tx`orders`) => tx`select * from (
  select orders.id, orders.student_id as "studentId", trim(first_name || ' ' || last_name) as name, email,
    plan.name as plan, orders.kind, orders.provider, orders.amount, orders.currency, orders.created_at as "createdAt",
    orders.receipt_number as "receiptNumber", coalesce(checkout_reference, '') as "checkoutReference",
    origin_id as "originId",
    coalesce(paid.state, case when ${isUnderWay(tx)} then 'under way' end, failed.state,
      case when orders.cancelled_at is not null then 'cancelled' end, 'waiting') as status
  from ${orders} join students on students.id = orders.student_id
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

type Among = () => Fragment

/** The newest first. The rows alone are chosen first: what is shown of each is looked up for one page only. */
export async function keptOrders(
  tx: Tx,
  { among, after, most }: { among: Among; after: string | undefined; most: number },
): Promise<KeptOrder[]> {
  const page = after
    ? tx`(created_at, id) < (select created_at, id from orders last where last.id = ${after})`
    : tx`true`
  const chosen = tx`(select * from orders where ${among()} and ${page}
    order by created_at desc, id desc limit ${most}) orders`
  return tx<KeptOrder[]>`${one(tx, chosen)} order by "createdAt" desc, id desc`
}

export const ordersCounted = (tx: Tx, among: Among) => countRows(tx, tx`select from orders where ${among()}`)

/** What the orders of a list are like. A function: a fragment that is awaited would be asked as a question. */
export async function ordersSought(tx: Tx, { search, status }: Sought): Promise<Among> {
  const found = await foundBy(tx, search)
  return () => tx`${found()} and ${status === undefined ? tx`true` : inState(tx)[status]}`
}

/** As `status` of the rows says it; literal, so that the rare ones find their own partial index. */
function inState(tx: Tx): Record<ListedOrder['status'], Fragment> {
  const outcome =
    () => tx`(select state from payments where order_id = orders.id and state in ('paid', 'refunded')
    order by paid_at, reference limit 1)`
  return {
    paid: tx`${outcome()} = 'paid'`,
    refunded: tx`id in (select order_id from payments where state = 'refunded') and ${outcome()} = 'refunded'`,
    'under way': isUnderWay(tx),
    cancelled: tx`cancelled_at is not null and not exists (select from payments where order_id = orders.id)
      and not ${isUnderWay(tx)}`,
    failed: tx`id in (select order_id from payments where state = 'failed') and ${outcome()} is null
      and not ${isUnderWay(tx)}`,
    waiting: tx`cancelled_at is null and not exists (select from payments where order_id = orders.id)
      and not ${isUnderWay(tx)}`,
  }
}

/** A number names an order, a receipt or a payment; other words name a student. */
async function foundBy(tx: Tx, search: string): Promise<() => Fragment> {
  if (search === '') return () => tx`true`
  const isNumber = /^\d{1,9}$/.test(search)
  const numbered = await tx<{ id: string }[]>`
    select id from orders where id = ${search}
    union select id from orders where receipt_number = ${isNumber ? Number(search) : null}
    union select id from orders where provider = any(${[...providerNames]}) and checkout_reference = ${search}
    union select order_id from payments where reference = ${search}`
  if (numbered.length > 0 || isNumber) return () => tx`id = any(${numbered.map(({ id }) => id)})`
  const named = await ofStudentsNamed(tx, search)
  return () => named('orders.student_id')
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
