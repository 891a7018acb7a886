import type { Subscription, UserSubscription } from '#calls/plans.ts'
import { renewsItself } from '#rules/payments.ts'
import { shownDay } from '../shown-dates.ts'

type Own = Pick<UserSubscription, 'sourcetype' | 'status' | 'created_at' | 'ends_at'>

/** How it stands with a subscription, and when that was or is, as its student reads it. */
export function subscriptionStanding(own: Own, now: Date): { state: string; days: string } {
  const from = shownDay(new Date(own.created_at))
  const until = shownDay(new Date(own.ends_at))
  // Nothing ends for a student when its year is over: whoever has no other plan has the free one.
  if (own.sourcetype === 'free') return { state: 'Active', days: `since ${from}` }
  if (own.status === 'refunded') return { state: 'Refunded', days: `${from} to ${until}` }
  if (own.status !== 'active') return { state: 'Ended', days: `${from} to ${until}` }
  if (new Date(own.created_at) > now) return { state: 'Paid ahead', days: `${from} to ${until}` }
  return { state: 'Active', days: `since ${from}` }
}

/** Whether it is of the plan that runs. What the academy gave is of none. */
export function isOfPlan(
  { premiumprice_id }: Pick<UserSubscription, 'premiumprice_id'>,
  { plan }: { plan: Pick<Subscription['plan'], 'id'> },
): boolean {
  return premiumprice_id === (plan.id ?? '')
}

/** Whether what was paid for last ran out where it renews itself: it may wait for a payment, and for a card that pays. */
export function mayBeRenewed(newestFirst: Pick<UserSubscription, 'sourcetype' | 'status'>[]): boolean {
  const last = newestFirst.find(({ sourcetype }) => sourcetype !== 'free')
  return last !== undefined && last.status === 'expired' && renewsItself(last.sourcetype)
}
