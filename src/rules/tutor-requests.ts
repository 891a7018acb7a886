import { dayOf, startOfDay } from './review/calendar-day.ts'

/** spec 5 and 9, as they stand on the wire. */
export const classSizes = ['1 to 1', '1 to 3', '1 to 5', '1 to 7'] as const
export type ClassSize = (typeof classSizes)[number]

export const requestStates = ['asked', 'accepted', 'declined', 'cancelled', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** Up to here a lesson that is agreed upon can be cancelled or moved. */
export const changeHours = 24

/** So far ahead a lesson can be asked for. */
const furthestDays = 366

const hour = 3_600_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day of the wire, 05-Dec-2026, as 2026-12-05; null where there is no such day. */
export function readLessonDay(wire: string): string | null {
  const [, day, name = '', year] = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(wire) ?? []
  const month = months.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1
  if (!day || !year || month === 0) return null
  const stored = `${year}-${String(month).padStart(2, '0')}-${day}`
  const instant = new Date(`${stored}T00:00:00Z`)
  // 30 February would roll over into March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(stored) ? stored : null
}

/** 2026-12-05 as the wire and the screens show it (spec 9): 05-Dec-2026. */
export function writeLessonDay(stored: string): string {
  const [year, month, day] = stored.split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}

/** Whether a day is over even where it ends last: as long as it is today anywhere on Earth, it is not. */
export function isPastDay(stored: string, now: Date): boolean {
  return stored < dayOf(now, 'Etc/GMT+12')
}

export function isTooFarAhead(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > furthestDays * 24 * hour
}

/** What decides over a request as it stands. */
export interface RequestInTime {
  kind: 'message' | 'lesson'
  status: RequestState
  startsAt: Date | null
  endsAt: Date | null
  /** Of the student, whose day it is. */
  timeZone: string
  lessonDay: string | null
}

/** How a request stands: an agreed lesson whose time has passed is done without anybody's doing. */
export function stateOf({ status, endsAt, lessonDay }: RequestInTime, now: Date): RequestState {
  if (status !== 'accepted') return status
  const isOver = endsAt ? endsAt <= now : lessonDay !== null && isPastDay(lessonDay, now)
  return isOver ? 'done' : 'accepted'
}

/** What is not agreed upon can be taken back until it begins, an agreed lesson until a day before. */
export function canCancel(request: RequestInTime, now: Date): boolean {
  if (request.kind === 'message') return false
  const state = stateOf(request, now)
  if (state === 'asked') return !hasBegun(request, now)
  return state === 'accepted' && isFarEnough(request, now)
}

/** Whether it is still to come of it: asked for, or agreed and not held yet. */
export function isLive(request: RequestInTime, now: Date): boolean {
  const state = stateOf(request, now)
  return state === 'asked' || state === 'accepted'
}

/** Whether in this state an hour is a student's, and a trial is had: what is off has given up both. */
export function holdsHour(status: RequestState): boolean {
  return status === 'asked' || status === 'accepted' || status === 'done'
}

/** A lesson that has an hour can be moved to another one until a day before. */
export function canMove(request: RequestInTime, now: Date): boolean {
  return isLive(request, now) && request.startsAt !== null && isFarEnough(request, now)
}

/** Whether its time has come: a day without an hour has begun, at the latest, when it is over everywhere. */
export function hasBegun(
  { startsAt, lessonDay }: Pick<RequestInTime, 'startsAt' | 'lessonDay'>,
  now: Date,
): boolean {
  return startsAt ? startsAt <= now : lessonDay !== null && isPastDay(lessonDay, now)
}

function isFarEnough({ startsAt, lessonDay, timeZone }: RequestInTime, now: Date): boolean {
  const limit = new Date(now.getTime() + changeHours * hour)
  const earliest = startsAt ?? (lessonDay === null ? null : startOfDay(lessonDay, timeZone))
  return earliest !== null && earliest >= limit
}

/** What a lesson of so many minutes costs, in US cents. */
export function lessonPrice(hourlyPrice: number, minutes: number): number {
  return Math.round((hourlyPrice * minutes) / 60)
}
