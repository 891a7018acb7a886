import { grouped } from '#language/grouped.ts'
import { dayOf } from '#rules/review/calendar-day.ts'
import { isShownTwice } from '#rules/tutor-time.ts'

export interface FreeDay {
  /** As a date field has it: 2026-11-25. */
  day: string
  /** 'Wed 25 Nov' */
  label: string
  hours: { startsAt: Date; label: string }[]
}

/** Free hours by the days of the reader's own calendar, each by the reader's own clock. */
export function slotsByDay(slots: readonly Date[], timeZone: string): FreeDay[] {
  const days = grouped(slots, (slot) => dayOf(slot, timeZone))
  return Array.from(days, ([day, starts]) => ({
    day,
    label: dayLabel(day),
    hours: labelled(starts, timeZone),
  }))
}

/** What a chosen hour is worth beside those that are free now: it may have been taken while one looked. */
export function isTaken(slot: Date | null, free: readonly Date[] | undefined): boolean {
  return slot !== null && free !== undefined && !free.some((one) => one.getTime() === slot.getTime())
}

/** Where clocks are put back, an hour comes twice on one day: then it says which it is, though one alone may be free. */
function labelled(starts: Date[], timeZone: string) {
  return starts.map((startsAt) => ({
    startsAt,
    label: isShownTwice(startsAt, timeZone) ? clockWithZone(startsAt, timeZone) : clock(startsAt, timeZone),
  }))
}

function clock(at: Date, timeZone: string): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
}

function clockWithZone(at: Date, timeZone: string): string {
  return at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
}

export function dayLabel(day: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('day')} ${part('month').slice(0, 3)}`
}
