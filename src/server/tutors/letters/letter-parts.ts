import { priceText } from '#rules/prices.ts'
import { canCancel, canMove } from '#rules/tutor-requests.ts'
import { isNearClockChange } from '#rules/tutor-time.ts'
import type { Letter } from '../../mail/mail-template.ts'
import type { TutorRequestRow } from '../tutor-request-store.ts'

export type RequestEvent =
  | 'asked'
  | 'moved'
  | 'accepted'
  | 'declined'
  | 'cancelled'
  /** By the academy; `cancelled` is by the student. */
  | 'calledOff'
  /** The same once its time has come, as where the tutor did not. */
  | 'notHeld'
  | 'lapsed'
  | 'answered'
export type Side = 'tutor' | 'student'

export interface Links {
  /** When it was to be, of a lesson that moves. */
  until?: TutorRequestRow
  publicUrl: string
  now: Date
  /** Where the tutor answers. */
  href?: string
}

/** Who is not written to has no letter. */
export type Letters = Partial<Record<Side, Letter>>

export type Writer = (request: TutorRequestRow, links: Links) => Letters

export const answerNote =
  'The link works once, and whoever has it can answer in your name: please do not pass it on.'

export function requestsButton(publicUrl: string) {
  return { label: 'See my requests', href: `${publicUrl}/profilebookatutor` }
}

export function lessonText({ isTrial, languageName, classSize, price }: TutorRequestRow): string {
  const what = isTrial ? `a ${languageName} trial lesson` : `a ${languageName} lesson`
  return `${what} (class size ${classSize}, ${priceText(price, 'USD')})`
}

/** What the student can still do of an agreed lesson at this moment; nothing where it is too late for both. */
export function changeNotes(request: TutorRequestRow, now: Date): string[] {
  if (canMove(request, now)) return ['Until a day before you can cancel it or ask for another time.']
  return canCancel(request, now) ? ['Until a day before you can cancel it.'] : []
}

/** A lesson that moves has given up its hour, whatever the tutor answers. */
export function givenUpText(until: TutorRequestRow | undefined, side: Side): string[] {
  return until ? [`Until now: ${whenText(until, side)} That time is free again.`] : []
}

/** The moment on the clock of who reads it, with the name of the zone. */
export function whenText(request: TutorRequestRow, side: Side): string {
  const { startsAt, endsAt, lessonDay, timeZone: studentZone, tutorZone } = request
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  if (!startsAt || !endsAt) {
    const day = new Intl.DateTimeFormat('en-GB', { ...long, timeZone: 'UTC' }).format(
      new Date(`${lessonDay}T00:00Z`),
    )
    return `${day}; the time is still to be agreed.`
  }
  const timeZone = side === 'tutor' ? tutorZone : studentZone
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    // 01:30 may come twice that night.
    ...(isNearClockChange(startsAt, timeZone) && { timeZoneName: 'short' }),
  })
  const day = new Intl.DateTimeFormat('en-GB', { ...long, timeZone }).format(startsAt)
  return `${day}, ${clock.format(startsAt)} to ${clock.format(endsAt)} (${timeZone}).`
}

/** A first name and an initial: a tutor needs no more. */
export function shownStudent({
  studentFirstName,
  studentLastName,
}: Pick<TutorRequestRow, 'studentFirstName' | 'studentLastName'>): string {
  return studentLastName === '' ? studentFirstName : `${studentFirstName} ${[...studentLastName][0]}.`
}

export function shownTutor({
  tutorFirstName,
  tutorLastName,
}: Pick<TutorRequestRow, 'tutorFirstName' | 'tutorLastName'>): string {
  return `${tutorFirstName} ${tutorLastName}`.trim()
}
