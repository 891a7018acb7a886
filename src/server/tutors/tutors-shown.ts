import type { KeptTutor, ListedTutorRequest } from '#calls/admin-tutors.ts'
import type { Tutor, TutorRequest } from '#calls/tutors.ts'
import { canCancel, canMove, stateOf, writeLessonDay } from '#rules/tutor-requests.ts'
import { shownTutor } from './letters/letter-parts.ts'
import type { TutorRequestRow } from './tutor-request-store.ts'
import type { DayRow, TutorRow, WeeklyRow } from './tutor-store.ts'

/** As a student sees a tutor: never their address. */
export function tutorShown(row: TutorRow, tried: Set<string>): Tutor {
  const { trialPrice, trialMinutes } = row
  const hasTrial = trialPrice !== null && !tried.has(row.id)
  return {
    ...common(row),
    trial: hasTrial ? { price: trialPrice / 100, minutes: trialMinutes } : null,
  }
}

export function tutorKept(row: TutorRow, hours: { weekly: WeeklyRow[]; days: DayRow[] }): KeptTutor {
  return {
    ...common(row),
    version: row.version,
    trialPrice: row.trialPrice === null ? null : row.trialPrice / 100,
    trialMinutes: row.trialMinutes,
    isActive: row.isActive,
    hours: hours.weekly.map(({ weekday, from, until }) => ({
      weekday,
      from: clockOf(from),
      until: clockOf(until),
    })),
    days: hours.days.map(({ day, hours: special }) => ({
      day,
      ...(special ? { from: clockOf(special.from), until: clockOf(special.until) } : {}),
    })),
  }
}

function common(row: TutorRow): Omit<Tutor, 'trial'> {
  return {
    _id: row.id,
    firstname: row.firstName,
    lastname: row.lastName,
    price: row.hourlyPrice / 100,
    description: row.description,
    profile_pic: row.picture,
    language_id: row.languageIds,
    review: row.rating,
    noofpersonreview: row.ratings,
    speaks: row.speaks,
    timeZone: row.timeZone,
    lessonMinutes: row.lessonMinutes,
    hasHours: row.hasHours,
  }
}

export function requestShown(row: TutorRequestRow, now: Date): TutorRequest {
  return {
    id: row.id,
    tutor: { _id: row.tutorId, name: shownTutor(row), hasHours: row.tutorHasHours },
    language_id: row.languageId,
    classsize: row.classSize,
    type: row.kind,
    message: row.message,
    date: row.lessonDay === null ? '' : writeLessonDay(row.lessonDay),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    isTrial: row.isTrial,
    price: row.price / 100,
    status: row.kind === 'lesson' ? stateOf(row, now) : row.status,
    reply: row.reply,
    rating: row.rating,
    createdAt: row.createdAt.toISOString(),
    canCancel: canCancel(row, now),
    canMove: canMove(row, now),
  }
}

/** As an admin sees a request: with who asks. */
export function requestListed(row: TutorRequestRow, now: Date): ListedTutorRequest {
  const name = `${row.studentFirstName} ${row.studentLastName}`.trim()
  const student = { id: row.studentId, name, email: row.studentEmail }
  return { ...requestShown(row, now), sequence: row.sequence, student }
}

export function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

function clockOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
