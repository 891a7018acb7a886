import { dayAfter, dayOf } from './review/calendar-day.ts'
import { momentOf } from './tutor-time.ts'

const minute = 60_000

/** How far ahead hours can be had, and how soon the next one may begin. */
export const slotWeeks = 4
export const slotNoticeHours = 12

export interface Hours {
  /** Minutes of the tutor's own day. */
  from: number
  until: number
}

/** When a tutor teaches, by the clock on their own wall. */
export interface Schedule {
  timeZone: string
  lessonMinutes: number
  /** Monday is 1. */
  weekly: (Hours & { weekday: number })[]
  /** Days that are not like their weekday: their hours stand in for the usual ones; a null is a day off. */
  exceptions: { day: string; hours: Hours | null }[]
}

export interface Span {
  startsAt: Date
  endsAt: Date
}

/** Every hour of a tutor that can still be had in the coming weeks: not begun, not too soon, not taken. */
export function freeSlots(schedule: Schedule, taken: readonly Span[], now: Date): Span[] {
  const earliest = new Date(now.getTime() + slotNoticeHours * 60 * minute)
  return scheduledSlots(schedule, now).filter(
    (slot) => slot.startsAt >= earliest && !taken.some((other) => overlap(slot, other)),
  )
}

/** The hours as the tutor's rules give them, in their order; none overlaps the one before it. */
export function scheduledSlots(schedule: Schedule, now: Date): Span[] {
  const today = dayOf(now, schedule.timeZone)
  const days = Array.from({ length: slotWeeks * 7 + 1 }, (_, ahead) => dayAfter(today, ahead))
  const slots = days.flatMap((day) => slotsOfDay(schedule, day))
  slots.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const kept: Span[] = []
  for (const slot of slots) {
    // Half an hour that clocks skip (Lord Howe), or two rules that meet, would let two lessons overlap.
    const last = kept.at(-1)
    if (!last || last.endsAt <= slot.startsAt) kept.push(slot)
  }
  return kept
}

function slotsOfDay(schedule: Schedule, day: string): Span[] {
  const { timeZone, lessonMinutes } = schedule
  return hoursOf(schedule, day).flatMap(({ from, until }) => {
    const count = Math.max(0, Math.floor((until - from) / lessonMinutes))
    return Array.from({ length: count }, (_, at) => from + at * lessonMinutes).flatMap((start) => {
      const startsAt = momentOf({ day, minute: start }, timeZone)
      return startsAt ? [spanFrom(startsAt, lessonMinutes)] : []
    })
  })
}

function hoursOf({ weekly, exceptions }: Schedule, day: string): Hours[] {
  const special = exceptions.filter((exception) => exception.day === day)
  if (special.length > 0) return special.flatMap(({ hours }) => hours ?? [])
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return weekly.filter((rule) => rule.weekday === weekday)
}

/** So many minutes from a moment on. */
export function spanFrom(startsAt: Date, minutes: number): Span {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) }
}

/** Whether two spans of time share a moment; one may begin as the other ends. */
export function overlap(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
