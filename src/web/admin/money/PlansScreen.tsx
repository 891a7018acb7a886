import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPlans, type KeptPlan } from '#calls/admin-plans.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { useLanguageNames } from '../talk/use-language-names.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { NewPlanDialog } from './NewPlanDialog.tsx'
import { PlanPart } from './PlanPart.tsx'

/** /admin/plans: what the academy sells, and what it sold before. */
export default function PlansScreen() {
  const query = useQuery({ queryKey: ['studio', 'plans'], queryFn: () => call(adminPlans), staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <StudioHeading title="Plans" actions={<Button onClick={() => setAdding(true)}>Add a plan</Button>}>
        A price that is sold is never edited: a new one follows it, and who bought at the older one keeps it.
      </StudioHeading>
      <Loaded query={query}>{(plans) => <Plans plans={plans} />}</Loaded>
      {isAdding && <NewPlanDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function Plans({ plans }: { plans: KeptPlan[] }) {
  const sold = plans.filter(({ isActive }) => isActive)
  const others = plans.filter(({ isActive }) => !isActive)
  const nameOf = useLanguageNames()
  const taught = [...new Set(sold.map(({ languageId }) => languageId))]
  return (
    <>
      {taught.map((language) => (
        <section key={language} className="mb-12">
          <h2 className="hang mb-4 font-display text-2xl">{nameOf(language)}</h2>
          <div className="grid items-start gap-8 xl:grid-cols-2">
            {sold
              .filter(({ languageId }) => languageId === language)
              .map((plan) => (
                <PlanPart key={plan.id} plan={plan} language={nameOf(language)} />
              ))}
          </div>
        </section>
      ))}
      {others.length > 0 && (
        <>
          <h2 className="hang mt-12 mb-4 font-display text-2xl">Sold no more</h2>
          <div className="grid items-start gap-8 xl:grid-cols-2">
            {others.map((plan) => (
              <PlanPart key={plan.id} plan={plan} language={nameOf(plan.languageId)} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
