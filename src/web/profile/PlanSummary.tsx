import { useSuspenseQuery } from '@tanstack/react-query'
import { ManageSubscription } from '../ManageSubscription.tsx'
import { toPricing } from '../paths.ts'
import { shownDay } from '../shown-dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { subscriptionQuery } from '../use-subscription.ts'
import { Facts } from './Facts.tsx'

/** Which plan one has, from when to when, and the way to change it or to another. */
export function PlanSummary() {
  const { data: subscription } = useSuspenseQuery(subscriptionQuery)
  const day = (seconds: number) => shownDay(new Date(seconds * 1000))
  if (!subscription) {
    return (
      <>
        <Facts facts={[{ label: 'Plan', value: 'Free Plan' }]} />
        <LinkButton to={toPricing()} className="mt-6">
          Upgrade Plan
        </LinkButton>
      </>
    )
  }
  const {
    plan,
    current_period_start: from,
    current_period_end: to,
    isOld,
    cancel_at_period_end: ends,
  } = subscription
  return (
    <>
      <Facts
        facts={[
          { label: 'Plan', value: plan.nickname },
          { label: 'From', value: day(from) },
          { label: 'To', value: day(to) },
          ...(isOld ? [] : [{ label: 'Renewal', value: ends ? 'It ends on this day' : 'It renews itself' }]),
        ]}
      />
      {!isOld && <ManageSubscription className="mt-6" />}
    </>
  )
}
