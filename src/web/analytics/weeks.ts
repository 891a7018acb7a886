import type { Analytics } from '#calls/analytics.ts'
import { mondayOf, weekOf } from '#rules/motivation/week.ts'
import { dayAfter } from '#rules/review/calendar-day.ts'

type Day = Analytics['days'][number] & { isAhead: boolean }

export interface Week {
  monday: string
  /** From Monday on; a day without answers has zeros. */
  days: Day[]
  ms: number
}

/** The last weeks, the present one at the end. */
export function weeksUntil(today: string, days: Analytics['days'], count: number): Week[] {
  const byDay = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: count }, (_, at) => {
    const monday = dayAfter(mondayOf(today), -7 * (count - 1 - at))
    const week = weekOf(monday).map((day) => {
      return { day, answers: 0, right: 0, ms: 0, ...byDay.get(day), isAhead: day > today }
    })
    return { monday, days: week, ms: week.reduce((sum, { ms }) => sum + ms, 0) }
  })
}

/** How much a day was, from nothing (0) to a great deal (4). */
export function weightOf(answers: number): 0 | 1 | 2 | 3 | 4 {
  if (answers === 0) return 0
  if (answers < 10) return 1
  if (answers < 25) return 2
  return answers < 50 ? 3 : 4
}
