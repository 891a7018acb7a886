import type { AcademyPlan } from '#rules/academy-plans.ts'
import { toDashboard } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

interface PlanWayProps {
  plan: AcademyPlan
  isFirst: boolean
  label: 'Get Started' | 'Register'
}

/** A visitor registers, with the plan remembered; a student pays, or goes on where there is nothing to pay. */
export function PlanWay({ plan, isFirst, label }: PlanWayProps) {
  const isFree = plan.amounts.USD === 0
  const look = isFirst
    ? 'border-print-genda! bg-print-genda! text-print-night! hover:border-print-cream! hover:bg-print-cream!'
    : ''
  return (
    <>
      <LinkButton
        to={`/register?plan=${encodeURIComponent(plan.id)}`}
        look="night"
        size="large"
        data-then={isFree ? undefined : `/pricing?plan_name=${encodeURIComponent(plan.name)}`}
        aria-describedby={`plan-${plan.id}`}
        className={`w-full ${look} signed-in:hidden`}
      >
        {label}
      </LinkButton>
      {isFree ? (
        <LinkButton to={toDashboard()} look="night" size="large" className={`w-full ${look} visitor:hidden`}>
          Go on learning
        </LinkButton>
      ) : (
        <button
          type="button"
          data-checkout=""
          aria-describedby={`plan-${plan.id}`}
          className={`${buttonLook('night', 'large')} w-full ${look} plan-checkout visitor:hidden`}
        >
          Get Started
        </button>
      )}
    </>
  )
}
