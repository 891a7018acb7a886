import { remembering } from '../remembering.ts'

/** There are some 600 names of zones; a browser may tell each in many spellings, and a formatter takes 35 kB. */
export const mostZones = 600
/** Ten years and more. */
export const mostDays = 4000

const formatterOf = remembering(
  mostZones,
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** Whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined
  } catch {
    return false
  }
}

/** Whether two names are of one zone: what a browser calls Asia/Calcutta, another calls Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  const nameOf = (zone: string) => formatterOf(zone).resolvedOptions().timeZone
  return one === other || nameOf(one) === nameOf(other)
}

/** The day on somebody's calendar, as 2026-11-21. */
export function dayOf(now: Date, timeZone: string): string {
  return formatterOf(timeZone).format(now)
}

/** So many days on from a day of the calendar. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** How many days of the calendar lie from one moment to another there; negative where the other comes before. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const midnight = (at: Date) => Date.parse(`${dayOf(at, timeZone)}T00:00:00Z`)
  return (midnight(to) - midnight(from)) / 86_400_000
}

const minute = 60_000

/** The first moment of a day there; where clocks change, that may not be midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(startsIn(timeZone)(day))
}

/** It is looked for step by step, and the same for all who live there. */
const startsIn = remembering(mostZones, (timeZone: string) =>
  remembering(mostDays, (day: string) => firstMoment(day, timeZone)),
)

function firstMoment(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) / minute
  let [before, within] = [midnight - 16 * 60, midnight + 16 * 60]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayOf(new Date(middle * minute), timeZone) < day) before = middle
    else within = middle
  }
  return within * minute
}

/** The boundaries of today and of the days after it: so many moments, one a day, beginning with today's first. */
export function dayStarts(now: Date, timeZone: string, count: number): Date[] {
  const today = dayOf(now, timeZone)
  return Array.from({ length: count }, (_, days) => startOfDay(dayAfter(today, days), timeZone))
}
