import { remembering } from '../remembering.ts'
import { dayAfter, mostDays } from '../review/calendar-day.ts'
import { type DailyChoice, usualDaily } from '../review/daily-choices.ts'

/** What somebody wants to do in a week: work on so many days, or for so many minutes. */
export interface Goal {
  kind: 'days' | 'minutes'
  target: number
}

interface OwnPace {
  goal: Goal | null
  showsStreak: boolean
  restDays: number
  showsPoints: boolean
  reviewsADay: DailyChoice
}

/** How everybody begins: everything on, and easy. */
export const firstSettings: OwnPace = {
  goal: { kind: 'days', target: 3 },
  showsStreak: true,
  restDays: 2,
  showsPoints: true,
  reviewsADay: usualDaily,
}

/** The goals that the dialog offers. */
export const goalTargets = { days: [1, 2, 3, 4, 5, 6, 7], minutes: [15, 30, 60, 90, 120, 180, 300] } as const
export const restDayChoices = [0, 1, 2, 3, 4, 5] as const

/** The Monday of a day's week. */
export const mondayOf = remembering(mostDays, (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % 7))
})

/** The seven days of a day's week, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = mondayOf(day)
  return Array.from({ length: 7 }, (_, days) => dayAfter(monday, days))
}

/** How far a week's goal is: whole minutes, or days with work. */
export function goalDone(goal: Goal, week: { days: number; ms: number }): number {
  return goal.kind === 'days' ? week.days : Math.floor(week.ms / 60_000)
}
