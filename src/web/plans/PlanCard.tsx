import type { ReactNode } from 'react'
import type { AcademyPlan } from '#rules/academy-plans.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { PlanPrice } from './PlanPrice.tsx'

interface PlanCardProps {
  plan: AcademyPlan
  /** The one that we would choose: dark, and a step higher. */
  isFirst: boolean
  isFree: boolean
  /** What it holds. */
  children: ReactNode
  /** The way on. */
  way: ReactNode
}

export function PlanCard({ plan, isFirst, isFree, children, way }: PlanCardProps) {
  const look = isFirst
    ? 'border-print-sindoor bg-print-night text-print-cream lg:-mt-6 lg:pb-12'
    : 'border-print-night bg-print-cream text-print-night'
  return (
    <article
      data-plan={plan.id}
      data-free={isFree ? '' : undefined}
      data-plan-name={plan.name.toLowerCase()}
      aria-labelledby={`plan-${plan.id}`}
      className={`plan-card relative flex-col border-t-8 p-6 sm:p-8 ${look}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`plan-${plan.id}`} className="font-display text-3xl leading-tight">
          {plan.name}
        </h2>
        {plan.nativeName !== '' && <Hindi className="text-2xl leading-none!">{plan.nativeName}</Hindi>}
      </div>
      {/* It comes late, and moves nothing. */}
      <p className="plan-own font-bold">Your plan</p>
      <p className="plan-chosen mt-1 font-bold">Your choice</p>
      <PlanPrice plan={plan} />
      <p className="mt-3 mb-5 text-lg">{plan.description}</p>
      {children}
      <div className="mt-auto pt-6">{way}</div>
    </article>
  )
}
