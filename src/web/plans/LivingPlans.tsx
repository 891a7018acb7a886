import { useEffect } from 'react'
import { fetchStudentPart, markChosenPlan, rememberChosenPlan, showPlansSold } from './plan-scripts.ts'
import studentPart from './student-plans-entry.ts?worker&url'

const inPage = [showPlansSold, markChosenPlan, rememberChosenPlan]
const asText = [...inPage, fetchStudentPart].map((run) => `(${run})();`).join('')

/** Where the page speaks: what went wrong, what to do. */
export function PlanMessage() {
  return (
    <p
      id="plan-message"
      role="alert"
      data-cannot-load="Can not load plans"
      data-student-part={studentPart}
      className="min-h-8 text-lg font-bold"
    />
  )
}

const withoutHash = (address: string) => address.replace(/#.*/, '')

/**
 * Stands below the cards and brings them to life, by its own small script. A page that was drawn after a move, back
 * in history or after registering, holds the plans it was built with: it asks the server, which knows what is sold now.
 */
export function LivingPlans() {
  useEffect(() => {
    const [began] = performance.getEntriesByType('navigation')
    // What the server sent for this very address would come again.
    if (withoutHash(began?.name ?? '') !== withoutHash(location.href)) location.reload()
  }, [])
  return <script>{asText}</script>
}
