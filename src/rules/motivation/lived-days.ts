import { remembering } from '../remembering.ts'
import { dayAfter, dayOf, mostDays, mostZones, startOfDay } from '../review/calendar-day.ts'

/** From when on somebody was in a zone. */
export interface ZoneStay {
  since: Date
  timeZone: string
}

/** A stretch of somebody's life that bore the name of one day. */
export interface LivedDay {
  day: string
  start: Date
  end: Date
  /** A journey into another zone cut it short: nobody is asked what they did on it. */
  isTravel: boolean
}

const day = 86_400_000

/**
 * The days that somebody lived, in their order, from one moment to another; where they flew west over the date line, a
 * day comes twice, and where they flew east, one never came. Before the first stay they were where it began.
 */
export function livedDays(stays: readonly ZoneStay[], from: Date, until: Date): LivedDay[] {
  return stays.flatMap(({ since, timeZone }, at) => {
    const leaving = stays[at + 1]?.since
    const start = at === 0 || since < from ? from : since
    const end = leaving && leaving < until ? leaving : until
    const cutAt = { start: at > 0 ? since : null, end: leaving ?? null }
    return start < end ? daysOfStay({ timeZone, start, end, cutAt }) : []
  })
}

interface Stay {
  timeZone: string
  start: Date
  end: Date
  /** Where a journey began or ended it. */
  cutAt: { start: Date | null; end: Date | null }
}

function daysOfStay({ timeZone, start, end, cutAt }: Stay): LivedDay[] {
  const days: LivedDay[] = []
  let name = dayOf(start, timeZone)
  let dawn = startOfDay(name, timeZone)
  const dayBehind = daysBehind(timeZone)
  while (dawn < end) {
    const next = dayBehind(name)
    const isTravel = isWithin(cutAt.start, dawn, next) || isWithin(cutAt.end, dawn, next)
    days.push({
      day: name,
      start: dawn < start ? start : dawn,
      end: next.dawn > end ? end : next.dawn,
      isTravel,
    })
    ;[name, dawn] = [next.name, next.dawn]
  }
  return days
}

function isWithin(cut: Date | null, dawn: Date, next: Dawn): boolean {
  return cut !== null && cut > dawn && cut < next.dawn
}

interface Dawn {
  name: string
  dawn: Date
}

/** Of each day the one behind it: a life of years is gone through day by day, and everybody there has the same days. */
const daysBehind = remembering(mostZones, (timeZone: string) =>
  remembering(mostDays, (name: string) => nextDawn(name, timeZone)),
)

/** Most days last 24 hours: only where clocks change is the boundary looked for. */
function nextDawn(name: string, timeZone: string): Dawn {
  const guess = new Date(startOfDay(name, timeZone).getTime() + day)
  const expected = dayAfter(name)
  const isBoundary =
    dayOf(guess, timeZone) === expected && dayOf(new Date(guess.getTime() - 1), timeZone) === name
  if (isBoundary) return { name: expected, dawn: guess }
  const found = startOfDay(expected, timeZone)
  // Samoa left a whole day out in 2011: the name is that of the moment.
  return { name: dayOf(found, timeZone), dawn: found }
}
