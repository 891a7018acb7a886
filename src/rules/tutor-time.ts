import { remembering } from './remembering.ts'
import { mostZones } from './review/calendar-day.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A moment as a clock on somebody's wall shows it: the day, and the minutes since its midnight. */
export interface WallTime {
  day: string
  minute: number
}

/** What a clock there shows at a moment. */
export function wallTimeAt(at: Date, timeZone: string): WallTime {
  const shown = new Date(shownAsUtc(at.getTime(), timeZone))
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

/**
 * The moment when a clock there shows this: the first of two where clocks are put back, and null where they are put
 * forward over it, for then no clock ever shows it.
 */
export function momentOf({ day: date, minute: minutes }: WallTime, timeZone: string): Date | null {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  // A zone changes its clocks at most once within two days: one of these two offsets is in force.
  const offsets = [wanted - day, wanted + day].map((at) => shownAsUtc(at, timeZone) - at)
  const moments = offsets.map((offset) => wanted - offset).sort((one, other) => one - other)
  const found = moments.find((at) => shownAsUtc(at, timeZone) === wanted)
  return found === undefined ? null : new Date(found)
}

/** Whether a clock there shows this twice, as where clocks are put back by an hour, or by half of one. */
export function isShownTwice(at: Date, timeZone: string): boolean {
  const shown = shownAsUtc(at.getTime(), timeZone)
  return [-60, -30, 30, 60].some((away) => shownAsUtc(at.getTime() + away * minute, timeZone) === shown)
}

/** Whether clocks there are changed within two hours of it: then the time of day alone may be one of two, or mislead. */
export function isNearClockChange(at: Date, timeZone: string): boolean {
  const offsetAt = (ms: number) => shownAsUtc(ms, timeZone) - ms
  return offsetAt(at.getTime() - 120 * minute) !== offsetAt(at.getTime() + 120 * minute)
}

/** The wall clock read as if it were UTC. */
function shownAsUtc(at: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const two = '2-digit'
const formatterOf = remembering(
  mostZones,
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      ...({ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const),
    }),
)
