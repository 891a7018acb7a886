import { useQuery } from '@tanstack/react-query'
import { goalSoFar, goalsQuery, streakText } from './goals-query.ts'

/** What a finished practice did for the week, in one line; nothing of what is switched off. */
export function GoalLine() {
  const { data } = useQuery({ ...goalsQuery, refetchOnMount: 'always' })
  if (!data) return null
  const { streak, points } = data
  const said = [
    goalSoFar(data)?.text,
    streak && streak.length > 0 ? streakText(streak.length) : undefined,
    points && points.today > 0
      ? points.today === 1
        ? '1 point today'
        : `${points.today} points today`
      : undefined,
  ].filter((text) => text !== undefined)
  if (said.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 border-t border-line pt-3 text-lg">
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
