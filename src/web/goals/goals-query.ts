import { queryOptions } from '@tanstack/react-query'
import { changeGoals, type GoalSettings, type Motivation, motivation } from '#calls/goals.ts'
import { goalDone } from '#rules/motivation/week.ts'
import { call } from '../call.ts'
import { queries } from '../queries.ts'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The week's goal, the streak and the points; a page that shows them asks anew, its parts do not. */
export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: () => call(motivation, { query: { timeZone: timeZone() } }),
  staleTime: 5_000,
})

export async function saveGoals(settings: GoalSettings): Promise<void> {
  const after = await call(changeGoals, { query: { timeZone: timeZone() }, body: settings })
  queries.setQueryData(goalsQuery.queryKey, after)
  await queries.invalidateQueries({ queryKey: ['review-load'] })
}

/** Whether anything at all is to be shown. */
export function showsGoals({ settings: { goal, showsStreak, showsPoints } }: Motivation): boolean {
  return goal !== null || showsStreak || showsPoints
}

/** How far this week's goal is, in numbers and in words; nothing where there is none. */
export function goalSoFar({ settings: { goal }, week }: Motivation) {
  if (!goal) return null
  const days = week.days.filter(({ isDone }) => isDone).length
  const done = goalDone(goal, { days, ms: week.minutes * 60_000 })
  const unit = goal.kind === 'days' ? 'day' : 'minute'
  const isPast = done > goal.target
  const units = (isPast ? done : goal.target) === 1 ? unit : `${unit}s`
  return {
    ...{ done, target: goal.target, isReached: done >= goal.target },
    text: isPast ? `${done} ${units} this week` : `${done} of ${goal.target} ${units} this week`,
  }
}

export const streakText = (length: number) => (length === 1 ? '1 day in a row' : `${length} days in a row`)
