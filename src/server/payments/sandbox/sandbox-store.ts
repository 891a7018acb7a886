import type { OrderKind } from '#rules/payments.ts'
import type { Currency, Interval } from '#rules/prices.ts'
import type { Tx } from '../../database/sql.ts'

export interface SandboxCheckout {
  reference: string
  orderId: string
  name: string
  amount: number
  currency: Currency
  priceId: string
  customerId: string
  interval: Interval
  intervalCount: number
  returnUrl: string
  cancelUrl: string
  state: 'open' | 'paid' | 'cancelled'
  startsAfter: Date | null
}

export async function checkoutByReference(tx: Tx, reference: string): Promise<SandboxCheckout | null> {
  const [row] = await tx<SandboxCheckout[]>`
    select reference, order_id as "orderId", name, amount, currency, price_id as "priceId", interval,
      interval_count as "intervalCount", return_url as "returnUrl", cancel_url as "cancelUrl", sandbox_checkouts.state,
      starts_after as "startsAfter", coalesce(stripe_customer_id, 'cus_test_' || students.id) as "customerId"
    from sandbox_checkouts join orders on orders.id = order_id join students on students.id = student_id
    where reference = ${reference} for update of sandbox_checkouts`
  return row ?? null
}

export async function markCheckout(tx: Tx, reference: string, state: 'paid' | 'cancelled'): Promise<void> {
  await tx`update sandbox_checkouts set state = ${state} where reference = ${reference}`
}

export interface SandboxSubscription {
  id: string
  orderId: string
  customerId: string
  priceId: string
  periodStart: Date
  periodEnd: Date
  /** Of the month, on which a period ends where the month has it: that of the first, or of the newest change. */
  renewalDay: number
  willRenew: boolean
  cardDeclines: boolean
  isFailing: boolean
  hasEnded: boolean
  version: number
  lastPayment: string
  lastPays: OrderKind
  lastAmount: number
  refunded: boolean
}

const columns = (tx: Tx) => tx`
  id, order_id as "orderId", customer_id as "customerId", price_id as "priceId", period_start as "periodStart",
  period_end as "periodEnd", renewal_day as "renewalDay", will_renew as "willRenew", card_declines as "cardDeclines",
  is_failing as "isFailing", has_ended as "hasEnded", version, last_payment as "lastPayment", last_pays as "lastPays",
  last_amount as "lastAmount", refunded from sandbox_subscriptions`

/** A subscription of this customer, to be changed. */
export async function subscriptionOf(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<SandboxSubscription | null> {
  const [row] = await tx<SandboxSubscription[]>`
    select ${columns(tx)} where id = ${id} and customer_id = ${customerId} for update`
  return row ?? null
}

export async function subscriptionsOfCustomer(tx: Tx, customerId: string): Promise<SandboxSubscription[]> {
  return tx<SandboxSubscription[]>`
    select ${columns(tx)} where customer_id = ${customerId} order by period_end desc, id`
}

/** Whose period is over, and who must pay again or goes. */
export async function dueSubscriptions(tx: Tx, now: Date): Promise<SandboxSubscription[]> {
  return tx<SandboxSubscription[]>`
    select ${columns(tx)} where not has_ended and not is_failing and period_end <= ${now}
    order by period_end for update skip locked limit 20`
}

export async function keepSubscription(tx: Tx, subscription: SandboxSubscription): Promise<void> {
  const row = {
    id: subscription.id,
    order_id: subscription.orderId,
    customer_id: subscription.customerId,
    price_id: subscription.priceId,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    renewal_day: subscription.renewalDay,
    will_renew: subscription.willRenew,
    card_declines: subscription.cardDeclines,
    is_failing: subscription.isFailing,
    has_ended: subscription.hasEnded,
    version: subscription.version,
    last_payment: subscription.lastPayment,
    last_pays: subscription.lastPays,
    last_amount: subscription.lastAmount,
    refunded: subscription.refunded,
  }
  await tx`insert into sandbox_subscriptions ${tx(row)} on conflict (id) do update set ${tx(row)}`
}

export interface OtherPlan {
  priceId: string
  name: string
  amount: number
  currency: Currency
  interval: Interval
  intervalCount: number
}

/** What one may change to: what is sold now for the same language in the same currency. */
export async function otherPlans(tx: Tx, priceId: string): Promise<OtherPlan[]> {
  return tx<OtherPlan[]>`
    select price.id as "priceId", plan.name, price.amount, price.currency, price.interval,
      price.interval_count as "intervalCount"
    from prices own join plans own_plan on own_plan.id = own.plan_id
      join plans plan on plan.language_id = own_plan.language_id and plan.is_active and plan.id <> own_plan.id
      join prices price on price.plan_id = plan.id and price.is_active and price.currency = own.currency
    where own.id = ${priceId} and price.amount > 0 order by price.amount`
}
