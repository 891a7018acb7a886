import type { GoalSettings, Motivation } from '#calls/goals.ts'
import { pointsFor } from '#rules/motivation/points.ts'
import { streakOf } from '#rules/motivation/streak.ts'
import { weekOf } from '#rules/motivation/week.ts'
import type { OwnDays } from './own-days.ts'
import type { DayWork } from './work-store.ts'

interface Done {
  work: DayWork[]
  minutesOf: { day: string; ms: number }[]
}

/** What the student has done, as far as they want to see it counted. */
export function shownMotivation(
  settings: GoalSettings,
  { lived, today }: OwnDays,
  { work, minutesOf }: Done,
): Motivation {
  const week = weekOf(today)
  const [first = today] = lived.map(({ day }) => day).toSorted()
  const dayAt = (at: number) => lived[at]?.day ?? ''
  const worked = work.map((one) => ({ ...one, day: dayAt(one.at), points: pointsFor(one) }))
  const done = new Set(worked.map(({ day }) => day))
  const points = (days: string[]) =>
    worked.filter(({ day }) => days.includes(day)).reduce((sum, { points }) => sum + points, 0)
  const ms = minutesOf.filter(({ day }) => week.includes(day)).reduce((sum, { ms }) => sum + ms, 0)
  const workDays = lived.map(({ day, isTravel }) => ({ day, isTravel, isDone: done.has(day) }))
  return {
    settings,
    week: {
      days: week.map((day) => ({
        ...{ day, isDone: done.has(day), isToday: day === today },
        ...{ isAhead: day > today, isBefore: day < first },
      })),
      minutes: Math.floor(ms / 60_000),
    },
    streak: settings.showsStreak ? streakOf(workDays, today, settings.restDays) : null,
    points: settings.showsPoints
      ? {
          today: points([today]),
          week: points(week),
          total: worked.reduce((sum, { points }) => sum + points, 0),
        }
      : null,
  }
}
