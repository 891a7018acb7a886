import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AcademyPlan } from '#rules/academy-plans.ts'
import { Toran } from '../layout/public/Toran.tsx'
import { toTerms } from '../paths.ts'
import { Mor } from '../ui/Mor.tsx'
import { LivingPlans, PlanMessage } from './LivingPlans.tsx'
import { OwnSubscription } from './OwnSubscription.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanWay } from './PlanWay.tsx'

interface PlanShelfProps {
  title: string
  intro: string
  plans: AcademyPlan[]
  label: 'Get Started' | 'Register'
  /** What a card tells of its plan. */
  holds: (plan: AcademyPlan) => ReactNode
}

/** The plans side by side, under a toran: the free one, then what we would choose, then the rest. */
export function PlanShelf({ title, intro, plans, label, holds }: PlanShelfProps) {
  const first = plans.find((plan) => !isFreePlan(plan))
  return (
    <>
      <div className="measure flex items-end justify-between gap-6">
        <div className="pt-8 pb-12 lg:pt-12">
          <h1 className="font-display text-[clamp(2.75rem,7vw,4.75rem)] leading-[1.06]">{title}</h1>
          <p className="mt-5 max-w-2xl text-xl leading-relaxed">{intro}</p>
        </div>
        <Mor mood="glad" className="-mb-1 size-44 shrink-0 max-md:hidden lg:size-56" />
      </div>
      <section aria-label="Plans" className="bg-print-genda text-print-night">
        <Toran />
        <div className="measure pt-6 pb-16">
          <PlanMessage />
          <OwnSubscription />
          <div className="grid grid-cols-1 items-stretch gap-6 lg:grid-cols-3 lg:pt-6">
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                isFirst={plan === first}
                isFree={isFreePlan(plan)}
                way={<PlanWay plan={plan} isFirst={plan === first} label={label} />}
              >
                {holds(plan)}
              </PlanCard>
            ))}
          </div>
          <p className="mt-10 max-w-2xl text-lg">
            Visitors from India pay in rupees, everybody else in US dollars. What is paid for is not refunded,
            so begin with the free plan. The{' '}
            <Link to={toTerms()} className="font-bold underline underline-offset-4">
              Terms & Conditions
            </Link>{' '}
            say the rest.
          </p>
          {/* The licence of the database of addresses asks for this line. */}
          <p className="mt-4 max-w-2xl">
            Where you are is read from{' '}
            <a href="https://lite.ip2location.com" rel="noreferrer" className="underline underline-offset-4">
              IP2Location LITE
            </a>{' '}
            data, here on our own server.
          </p>
        </div>
        <LivingPlans />
      </section>
    </>
  )
}

export function isFreePlan({ amounts }: AcademyPlan): boolean {
  return Object.values(amounts).every((amount) => amount === 0)
}
