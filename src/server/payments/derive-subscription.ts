import { countedPayments, type Entitlement, entitlement } from '#rules/subscription-states.ts'
import { enrolInLanguage } from '../courses/enrolment-store.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { paymentsFrom, renewalOf } from './fact-store.ts'
import { type Order, priceById } from './order-store.ts'

export interface SubscriptionRow {
  id: string
  status: string
  startsAt: Date
  endsAt: Date
  /** What people are told: `endsAt` without the time that the provider has for the next payment. */
  paidUntil: Date
  priceId: string | null
  willRenew: boolean
}

export interface Derived {
  before: SubscriptionRow | null
  /** Null while nothing was ever paid. */
  after: SubscriptionRow | null
}

/**
 * The subscription that follows from all that is known of an order and what came after it: written anew from the
 * facts each time, so that no order of events can leave it wrong.
 */
export async function deriveSubscription(tx: Tx, origin: Order, graceMs: number): Promise<Derived> {
  const [before = null] = await tx<SubscriptionRow[]>`
    select id, status, starts_at as "startsAt", ends_at as "endsAt", ends_at - grace as "paidUntil",
      price_id as "priceId", will_renew as "willRenew" from subscriptions where order_id = ${origin.id}`
  const renewal = await renewalOf(tx, origin.id)
  const held = entitlement(countedPayments(await paymentsFrom(tx, origin.id)), renewal, graceMs)
  if (!held) return { before, after: null }
  if (!before) await enrolInLanguage(tx, origin.studentId, origin.price.languageId)
  if (renewal?.customerId) await becomeCustomer(tx, origin.studentId, renewal.customerId)
  const after = await write(tx, origin, {
    held,
    reference: renewal?.reference ?? origin.checkoutReference ?? origin.id,
  })
  return { before, after }
}

/** For those of whom the checkout did not keep it. */
async function becomeCustomer(tx: Tx, studentId: string, customerId: string): Promise<void> {
  await tx`update students set stripe_customer_id = ${customerId}
    where id = ${studentId} and stripe_customer_id is null`
}

async function write(
  tx: Tx,
  origin: Order,
  { held, reference }: { held: Entitlement; reference: string },
): Promise<SubscriptionRow> {
  const price = (await priceById(tx, held.priceId)) ?? origin.price
  const { status, startsAt, endsAt, paidUntil, willRenew } = held
  const graceSeconds = (endsAt.getTime() - paidUntil.getTime()) / 1000
  const [row] = await tx<{ id: string }[]>`
    insert into subscriptions (id, student_id, language_id, plan_id, plan_nickname, price_id, provider,
      provider_reference, is_paid, status, starts_at, ends_at, grace, will_renew, order_id)
    values (${newId()}, ${origin.studentId}, ${price.languageId}, ${price.planId}, ${price.name}, ${price.id},
      ${origin.provider}, ${reference}, true, ${status}, ${startsAt}, ${endsAt},
      make_interval(secs => ${graceSeconds}), ${willRenew}, ${origin.id})
    on conflict (order_id) do update set plan_id = excluded.plan_id, plan_nickname = excluded.plan_nickname,
      price_id = excluded.price_id, status = excluded.status, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, grace = excluded.grace, will_renew = excluded.will_renew,
      provider_reference = excluded.provider_reference,
      ended_at = case when excluded.ends_at > subscriptions.ends_at then null else subscriptions.ended_at end
    returning id`
  return { id: row?.id ?? '', status, startsAt, endsAt, paidUntil, priceId: price.id, willRenew }
}

export type Reason =
  | 'begun'
  | 'renewed'
  | 'changed'
  | 'refunded'
  | 'will_end'
  | 'will_renew'
  | 'renewal_failed'
  | 'ended'
  | 'granted'
  | 'taken_back'

export interface Change {
  subscription: Pick<SubscriptionRow, 'id' | 'status' | 'endsAt'> & { paidUntil?: Date }
  studentId: string
  reason: Reason
  /** What made it: the provider's event, or the clock. */
  source: string
  at: Date
}

/** Every change of a subscription has its reason and its source (issue 5). */
export async function logChange(
  tx: Tx,
  { subscription, studentId, reason, source, at }: Change,
): Promise<void> {
  await tx`insert into subscription_changes
    (subscription_id, student_id, reason, source, status, ends_at, changed_at)
    values (${subscription.id}, ${studentId}, ${reason}, ${source}, ${subscription.status},
      ${subscription.paidUntil ?? subscription.endsAt}, ${at})`
}
