import { useEffect } from 'react'
import { showNumbersNow } from './numbers-now.ts'
import { fetchStudentPart, markChosenPlan, rememberChosenPlan, showPlansSold } from './plan-scripts.ts'
import { livenForStudent } from './student-plans.ts'
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

/** Stands below the cards and brings them to life: a built page by its own small script, a drawn one by the effect. */
export function LivingPlans() {
  useEffect(() => {
    for (const run of inPage) run()
    const leaving = new AbortController()
    livenForStudent(leaving.signal)
    showNumbersNow(leaving.signal)
    return () => leaving.abort()
  }, [])
  return <script>{asText}</script>
}
