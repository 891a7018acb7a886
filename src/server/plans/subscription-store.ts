import type { Subscription, UserSubscription } from '#calls/plans.ts'
import { renewsItself } from '#rules/payments.ts'
import { expiryTimeId, type Interval, runsUntil, spanText } from '#rules/prices.ts'
import type { Tx } from '../database/sql.ts'

type PaidRow = Omit<Subscription, 'plan' | 'isOld'> & {
  planId: string | null
  name: string
  provider: string
  runsNow: boolean
}

/**
 * The paid subscription that runs now; of several, the one that lasts longest. Where neither it nor one beside it, that
 * runs or is renewed, has a portal, it is an old one.
 */
export async function paidSubscriptionNow(
  tx: Tx,
  { studentId, now }: { studentId: string; now: Date },
): Promise<Subscription | null> {
  const rows = await tx<PaidRow[]>`
    select id, status, language_id as product, plan_id as "planId", coalesce(plan_nickname, '') as name, provider,
      starts_at <= ${now} and ends_at > ${now} as "runsNow",
      extract(epoch from starts_at)::int8 as current_period_start,
      extract(epoch from ends_at - grace)::int8 as current_period_end,
      order_id is not null and not will_renew as cancel_at_period_end
    from subscriptions
    where student_id = ${studentId} and is_paid and status = 'active' and (ends_at > ${now} or will_renew)
    order by ends_at desc`
  const row = rows.find(({ runsNow }) => runsNow)
  if (!row) return null
  const { planId, name, provider, runsNow: _, ...subscription } = row
  return {
    ...subscription,
    plan: { id: planId, nickname: name },
    isOld: !rows.some((one) => renewsItself(one.provider)),
    cancel_at_period_end: subscription.cancel_at_period_end || !renewsItself(provider),
  }
}

type Row = Omit<UserSubscription, 'expirytime_id' | 'expirytime' | 'ends_at'> & {
  isPaid: boolean
  endsAt: Date
  interval: Interval | null
  intervalCount: number | null
}

/**
 * Everything one ever subscribed to, the newest first; what was paid for and has run out says so. A free plan never does:
 * whoever pays for none has it (domain 2), and its span begins anew.
 */
export async function subscriptionsOf(
  tx: Tx,
  { studentId, now }: { studentId: string; now: Date },
): Promise<UserSubscription[]> {
  const rows = await tx<Row[]>`
    select language_id as product_id, coalesce(subscriptions.plan_id, '') as premiumprice_id,
      coalesce(plan_nickname, '') as premiumname, provider as sourcetype,
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      is_paid as "isPaid", ends_at - grace as "endsAt",
      case when currency = 'USD' and is_paid then 'foreigner' else '' end as type,
      coalesce(payment.reference, case when is_paid then provider_reference end, '') as transaction_id,
      coalesce(order_id, '') as order_id, coalesce(payer, '') as payerid, coalesce(tracking, '') as tracking_id,
      case when is_paid and status = 'active' and ends_at <= ${now} then 'expired' else status end as status,
      interval, interval_count as "intervalCount"
    from subscriptions left join prices on prices.id = price_id
      left join lateral (select reference, payer, tracking from payments
        where payments.order_id = subscriptions.order_id and state <> 'failed'
        order by paid_at, reference limit 1) payment on true
    where student_id = ${studentId} order by starts_at desc, subscriptions.id`
  return rows.map(({ interval, intervalCount, isPaid, endsAt, ...row }) => {
    const recurring = interval && { interval, intervalCount: intervalCount ?? 1 }
    const isFree = !isPaid && row.status === 'active'
    const until = isFree && recurring ? runsUntil(endsAt, recurring, now) : endsAt
    return {
      ...row,
      ends_at: `${until.toISOString().slice(0, 19)}Z`,
      expirytime_id: recurring ? expiryTimeId(recurring) : '',
      expirytime: recurring ? spanText(recurring) : '',
    }
  })
}
