import { type AcademyPlan, priceId } from '#rules/academy-plans.ts'
import { intervalText, priceText } from '#rules/prices.ts'

/** Both prices stand in the page; plans.css shows the one of the visitor's country, and both where no script runs. */
export function PlanPrice({ plan }: { plan: AcademyPlan }) {
  const { USD, INR } = plan.amounts
  const isFree = USD === 0 && INR === 0
  return (
    <p className={`mt-3 flex flex-wrap items-baseline gap-x-3 ${isFree ? '' : 'plan-paid'}`}>
      {(['USD', 'INR'] as const).map((currency) => (
        <span
          key={currency}
          data-price={currency}
          data-price-id={priceId(plan, currency, plan.amounts[currency])}
          className="plan-price text-[clamp(min(2.75rem,15vw),5vw,3.75rem)] leading-[1.1] whitespace-nowrap"
        >
          {priceText(plan.amounts[currency], currency)}
        </span>
      ))}
      <span className="text-lg">{isFree ? 'no card needed' : intervalText(plan)}</span>
    </p>
  )
}
