import { toPricing } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useMe } from '../use-me.ts'
import { Facts } from './Facts.tsx'
import { shownDay } from './shown-dates.ts'

/** Which plan one has, from when to when, and the way to another. */
export function PlanSummary() {
  const { subscription } = useMe()
  const day = (seconds: number) => shownDay(new Date(seconds * 1000))
  return (
    <>
      <Facts
        facts={[
          { label: 'Plan', value: subscription?.plan.nickname ?? 'Free Plan' },
          ...(subscription
            ? [
                { label: 'From', value: day(subscription.current_period_start) },
                { label: 'To', value: day(subscription.current_period_end) },
              ]
            : []),
        ]}
      />
      <LinkButton to={toPricing()} className="mt-6">
        {subscription ? 'Manage Subscription' : 'Upgrade Plan'}
      </LinkButton>
    </>
  )
}
