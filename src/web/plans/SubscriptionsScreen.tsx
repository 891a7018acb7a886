import '../public.css'
import './plans.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toSubscriptions } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { PlanList } from './PlanList.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toSubscriptions(),
    title: `Subscriptions · ${academy.name}`,
    description: `All subscriptions of ${academy.name} side by side: free, by the month, by the year.`,
    picture: 'prices',
  })

/** For visitors, and for students whom a notification of a new language brings here. */
export default function SubscriptionsScreen() {
  return (
    <PlanList
      title="Subscriptions"
      intro="Everything that can be had, side by side. A tick is in the plan, a cross is not."
    />
  )
}
