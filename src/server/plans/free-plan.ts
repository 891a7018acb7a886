import { type Interval, paidUntil } from '#rules/prices.ts'
import { enrolInLanguage } from '../courses/enrolment-store.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'

export interface Subscribing {
  studentId: string
  languageId: string
  now: Date
}

interface FreePlan {
  planId: string
  name: string
  priceId: string
  interval: Interval
  intervalCount: number
}

/**
 * Gives a student the free plan of a language and every course of it. Once: whoever has it keeps it, and one that was
 * ended begins anew. Returns its id, null where the language has no free plan.
 */
export async function subscribeToFreePlan(tx: Tx, subscribing: Subscribing): Promise<string | null> {
  const { studentId, languageId, now } = subscribing
  await enrolInLanguage(tx, studentId, languageId)
  const [plan] = await tx<FreePlan[]>`
    select plan.id as "planId", name, price.id as "priceId", interval, interval_count as "intervalCount"
    from plans plan join prices price on price.plan_id = plan.id and price.is_active
    where language_id = ${languageId} and plan.is_active
      and not exists (select from prices where plan_id = plan.id and is_active and amount > 0)
    order by position, plan.id, price.currency desc limit 1`
  if (!plan) return null
  const endsAt = paidUntil(now, plan)
  await tx`
    insert into subscriptions (id, student_id, language_id, plan_id, plan_nickname, price_id, provider,
      provider_reference, is_paid, starts_at, ends_at)
    values (${newId()}, ${studentId}, ${languageId}, ${plan.planId}, ${plan.name}, ${plan.priceId}, 'free',
      ${`${studentId}/${plan.planId}`}, false, ${now}, ${endsAt})
    on conflict (provider, provider_reference) do update
      set status = 'active', starts_at = excluded.starts_at, ends_at = excluded.ends_at
      where subscriptions.ends_at <= ${now} or subscriptions.status <> 'active'`
  return plan.planId
}
