import type { OrderKind, ProviderName } from '#rules/payments.ts'
import type { Currency, Interval } from '#rules/prices.ts'
import type { Fragment, Tx } from '../database/sql.ts'

export interface SoldPrice {
  id: string
  planId: string
  name: string
  languageId: string
  amount: number
  currency: Currency
  interval: Interval
  intervalCount: number
}

/** A price, sold now or once. */
export async function priceById(tx: Tx, id: string): Promise<(SoldPrice & { isSold: boolean }) | null> {
  const [row] = await tx<(SoldPrice & { isSold: boolean })[]>`
    select price.id, plan.id as "planId", name, language_id as "languageId", amount, currency, interval,
      interval_count as "intervalCount", plan.is_active and price.is_active as "isSold"
    from prices price join plans plan on plan.id = plan_id where price.id = ${id}`
  return row ?? null
}

/** What is sold for the same language and in the same currency as a price, itself among it where it still is. */
export async function soldBeside(tx: Tx, priceId: string): Promise<SoldPrice[]> {
  return tx<SoldPrice[]>`
    select price.id, plan.id as "planId", plan.name, plan.language_id as "languageId", price.amount, price.currency,
      price.interval, price.interval_count as "intervalCount"
    from prices own join plans own_plan on own_plan.id = own.plan_id
      join plans plan on plan.language_id = own_plan.language_id and plan.is_active
      join prices price on price.plan_id = plan.id and price.is_active and price.currency = own.currency
    where own.id = ${priceId} and price.amount > 0 order by price.amount, price.id`
}

export interface Order {
  id: string
  studentId: string
  email: string
  firstName: string
  /** Null where the account is open. */
  closedAs: 'disabled' | 'deleted' | null
  /** Whose clock the days in letters are of. */
  timeZone: string
  originId: string
  kind: OrderKind
  provider: ProviderName
  amount: number
  currency: Currency
  checkoutReference: string | null
  startsAfter: Date | null
  createdAt: Date
  price: SoldPrice
}

type Row = Omit<Order, 'price'> &
  Omit<SoldPrice, 'id' | 'amount' | 'currency'> & { priceId: string; priceAmount: number }

const columns = (tx: Tx) => tx`
  orders.id, student_id as "studentId", email, first_name as "firstName", time_zone as "timeZone",
  case when deleted_at is not null then 'deleted' when not students.is_active then 'disabled' end as "closedAs", origin_id as "originId", kind,
  provider, orders.amount, orders.currency, checkout_reference as "checkoutReference",
  starts_after as "startsAfter", orders.created_at as "createdAt", price.id as "priceId",
  price.amount as "priceAmount", plan.id as "planId", plan.name, plan.language_id as "languageId", interval,
  interval_count as "intervalCount"
  from orders join students on students.id = student_id
  join prices price on price.id = price_id join plans plan on plan.id = plan_id`

function orderOf(row: Row): Order {
  const { priceId, priceAmount, planId, name, languageId, interval, intervalCount, ...order } = row
  const { currency } = order
  const price = {
    id: priceId,
    amount: priceAmount,
    currency,
    planId,
    name,
    languageId,
    interval,
    intervalCount,
  }
  return { ...order, price }
}

export async function orderById(tx: Tx, id: string): Promise<Order | null> {
  const [row] = await tx<Row[]>`select ${columns(tx)} where orders.id = ${id}`
  return row ? orderOf(row) : null
}

/** The same, and until the transaction ends nobody else changes what follows from it. */
export async function lockedOrder(tx: Tx, id: string): Promise<Order | null> {
  await tx`select from orders where id = ${id} for update`
  return orderById(tx, id)
}

export async function orderByCheckout(
  tx: Tx,
  provider: ProviderName,
  reference: string,
): Promise<Order | null> {
  const [row] = await tx<Row[]>`select ${columns(tx)}
    where provider = ${provider} and checkout_reference = ${reference}`
  return row ? orderOf(row) : null
}

/**
 * Orders to ask the provider about: those that nothing is known of yet (somebody may have paid and closed the page),
 * and with `paidToo` those that may since have been refunded. One that is under way is asked about until it is decided.
 */
export async function ordersToAsk(
  tx: Tx,
  provider: ProviderName,
  { since, paidToo }: { since: Date; paidToo: boolean },
) {
  return tx<{ id: string; checkoutReference: string }[]>`
    select id, checkout_reference as "checkoutReference" from orders
    where provider = ${provider} and kind = 'purchase' and checkout_reference is not null
      and (created_at > ${since} or ${isUnderWay(tx)})
      and (${paidToo}
        or not exists (select from payments where order_id = orders.id and state in ('paid', 'refunded')))
    order by created_at`
}

/** Where a student might still pay for a language. */
export async function openCheckouts(tx: Tx, of: { studentId: string; languageId: string }) {
  return tx<{ id: string; provider: ProviderName; checkoutReference: string }[]>`
    select orders.id, provider, checkout_reference as "checkoutReference"
    from orders join prices on prices.id = price_id join plans on plans.id = plan_id
    where student_id = ${of.studentId} and language_id = ${of.languageId} and kind = 'purchase'
      and checkout_reference is not null and cancelled_at is null
      and not exists (select from payments where order_id = orders.id and state in ('paid', 'refunded'))
    order by orders.created_at, orders.id`
}

/** The same of whoever cannot sign in any more, in any language. */
export async function checkoutsOfTheGone(tx: Tx, since: Date) {
  return tx<{ id: string; provider: ProviderName; checkoutReference: string }[]>`
    select orders.id, provider, checkout_reference as "checkoutReference"
    from orders join students on students.id = student_id
    where not is_active and orders.created_at > ${since} and kind = 'purchase'
      and checkout_reference is not null and cancelled_at is null
      and not exists (select from payments where order_id = orders.id and state in ('paid', 'refunded'))
    order by orders.created_at, orders.id`
}

export interface NewOrder {
  id: string
  studentId: string
  priceId: string
  originId: string
  kind: OrderKind
  provider: ProviderName
  amount: number
  currency: Currency
  startsAfter: Date | null
  now: Date
}

/** Of a renewal that several events tell of there is one order. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id, studentId, priceId, originId, kind, provider, amount, currency, startsAfter, now } = order
  await tx`insert into orders
    (id, student_id, price_id, origin_id, kind, provider, amount, currency, starts_after, created_at)
    values (${id}, ${studentId}, ${priceId}, ${originId}, ${kind}, ${provider}, ${amount}, ${currency},
      ${startsAfter}, ${now}) on conflict (id) do nothing`
}

export async function rememberCheckout(tx: Tx, id: string, reference: string): Promise<void> {
  await tx`update orders set checkout_reference = ${reference} where id = ${id}`
}

export async function beginAfter(tx: Tx, id: string, end: Date): Promise<void> {
  await tx`update orders set starts_after = ${end} where id = ${id}`
}

export async function markTurnedBack(tx: Tx, id: string, at: Date): Promise<void> {
  await tx`update orders set cancelled_at = least(coalesce(cancelled_at, ${at}), ${at}) where id = ${id}`
}

export async function markUnderWay(tx: Tx, id: string, at: Date): Promise<void> {
  await tx`update orders set under_way_since = greatest(under_way_since, ${at}) where id = ${id}`
}

/** Whether the newest that is known of an order is that its payment is not decided yet. */
export const isUnderWay = (tx: Tx): Fragment => tx`(orders.under_way_since is not null
  and (orders.cancelled_at is null or orders.cancelled_at < orders.under_way_since)
  and not exists (select from payments where order_id = orders.id
    and (state <> 'failed' or failed_at >= orders.under_way_since)))`

/** Receipts are counted from 1; an order keeps its number. */
export async function receiptNumber(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx<{ number: number }[]>`
    update orders set receipt_number = coalesce(receipt_number, nextval('receipt_numbers')::int)
    where id = ${orderId} returning receipt_number as number`
  return row?.number ?? 0
}
