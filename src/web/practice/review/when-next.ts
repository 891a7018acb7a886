import { daysBetween } from '#rules/review/calendar-day.ts'

/** When something comes back, by the days of one's own calendar: the review asks for a day's things from its morning on. */
export function whenNext(due: Date, now: Date, timeZone: string): string {
  const days = daysBetween(now, due, timeZone)
  if (days <= 0) return 'due today'
  if (days === 1) return 'due tomorrow'
  return days < 60 ? `due in ${days} days` : `due in ${Math.round(days / 30)} months`
}
