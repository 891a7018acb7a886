import type { Figures } from '#calls/admin-figures.ts'
import { grouped } from '#language/grouped.ts'

type Day = Figures['days'][number]

export interface Bar {
  /** In full, for the table. */
  name: string
  /** In the room there is under the chart; empty for most. */
  label: string
  value: number
}

export const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })

const short = (day: string) => dayText(day, { day: 'numeric', month: 'short' })
const long = (day: string) =>
  dayText(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })

/** A bar a day; the first of each other week is named. */
export function byDay(days: readonly Day[], value: (day: Day) => number): Bar[] {
  return days.map((day, at) => ({
    name: long(day.day),
    label: (days.length - 1 - at) % 14 === 0 ? short(day.day) : '',
    value: value(day),
  }))
}

/** A bar a week, from Monday on; the last one is as far as it has come. */
export function byWeek(days: readonly Day[], value: (day: Day) => number): Bar[] {
  const weeks = grouped(days, ({ day }) => mondayOf(day))
  return [...weeks].map(([monday, held], at) => ({
    name: `Week of ${long(monday)}`,
    label: (weeks.size - 1 - at) % 3 === 0 ? short(monday) : '',
    value: held.reduce((sum, day) => sum + value(day), 0),
  }))
}

export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** So many of so many, in whole percent; null where there were none. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

/** How much of a film has passed where one of its twentieths begins: "45%". */
export const twentieth = (at: number) => `${at * 5}%`
