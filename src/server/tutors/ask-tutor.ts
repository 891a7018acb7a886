import type { LessonForm, TutorRequestForm } from '#calls/tutors.ts'
import { isTimeZone } from '#rules/review/calendar-day.ts'
import { isPastDay, isTooFarAhead, lessonPrice, readLessonDay } from '#rules/tutor-requests.ts'
import { spanFrom } from '#rules/tutor-slots.ts'
import { momentOf, wallTimeAt } from '#rules/tutor-time.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import { holdOwnSession } from '../accounts/sessions/hold-session.ts'
import { hashOf, newToken } from '../accounts/sessions/tokens.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { idIsTaken, mustBeFree, sayWhichIsTaken, trialIsOver } from './free-hours.ts'
import { tellOf } from './letters/tell-of-request.ts'
import { mustNotAskTooOften } from './often-enough.ts'
import {
  addRequest,
  lockTutor,
  type NewTutorRequest,
  requestsOf,
  type TutorRequestRow,
} from './tutor-request-store.ts'
import { type TutorRow, triedTutors, tutorById } from './tutor-store.ts'

type Asking = Context<unknown, unknown, TutorRequestForm>

/** Keeps what a student asks of a tutor, and tells both: all of it, or nothing. */
export async function askTutor(context: Asking): Promise<string> {
  const { sql, student, body, now, config } = context
  const tutor = await tutorById(sql, body.tutor_id)
  if (!tutor?.isActive) throw new Refusal(404, 'There is no such tutor.')
  if (!tutor.languageIds.includes(body.language_id)) {
    throw new Refusal(422, 'This tutor does not teach this language.')
  }
  const request = requestOf(context, tutor)
  return sql
    .begin(async (tx) => {
      // Held, so that one who asks many tutors at once is counted.
      await holdOwnSession(tx, context)
      await lockTutor(tx, tutor.id)
      const [known] = await requestsOf(tx, { id: request.id })
      if (known) return sentBefore(known, student.id)
      if (config.rateLimits) await mustNotAskTooOften(tx, { studentId: student.id, now })
      await mustBeBookable(tx, tutor, request)
      const token = newToken()
      await addRequest(tx, { ...request, answerHash: hashOf(token) })
      const [kept] = await requestsOf(tx, { id: request.id })
      if (kept) await tellOf(tx, { event: 'asked', request: kept, token, now }, config)
      return request.id
    })
    .catch(sayWhichIsTaken)
}

/** The reply was lost, and it is sent again: it stands already. */
function sentBefore(known: TutorRequestRow, studentId: string): string {
  if (known.studentId !== studentId) throw idIsTaken()
  return known.id
}

async function mustBeBookable(tx: Tx, tutor: TutorRow, request: NewTutorRequest): Promise<void> {
  const { startsAt, endsAt, isTrial, studentId, createdAt: now } = request
  if (startsAt && endsAt) await mustBeFree(tx, tutor, { wanted: { startsAt, endsAt }, now })
  if (isTrial && (await triedTutors(tx, studentId)).has(tutor.id)) throw trialIsOver()
}

function requestOf({ student, body, now }: Asking, tutor: TutorRow): NewTutorRequest {
  const timeZone = zoneOf(body.timeZone, student)
  const common = {
    id: body.id ?? newId(),
    studentId: student.id,
    tutorId: tutor.id,
    languageId: body.language_id,
    classSize: body.classsize,
    kind: body.type,
    timeZone,
    createdAt: now,
  }
  const nothing = { message: '', lessonDay: null, startsAt: null, endsAt: null, isTrial: false, price: 0 }
  if (body.type === 'message') return { ...common, ...nothing, message: body.message }
  const { isTrial } = body
  if (isTrial && tutor.trialPrice === null) throw trialIsOver()
  const minutes = isTrial ? tutor.trialMinutes : tutor.lessonMinutes
  const price = isTrial ? (tutor.trialPrice ?? 0) : lessonPrice(tutor.hourlyPrice, minutes)
  return { ...common, ...nothing, isTrial, price, ...whenOf(body, { timeZone, minutes, now }) }
}

interface Clock {
  timeZone: string
  minutes: number
  now: Date
}

/** The day that is meant, and the hour where one is named. */
function whenOf(form: LessonForm, { timeZone, minutes, now }: Clock) {
  const lessonDay = readLessonDay(form.date) ?? ''
  if (isPastDay(lessonDay, now)) throw hasPassed()
  const startsAt = momentMeant(form, lessonDay, timeZone)
  if (startsAt === undefined) return { lessonDay }
  if (startsAt === null) throw new Refusal(422, 'On that day the clocks skip this time.')
  if (startsAt <= now) throw hasPassed()
  mustBeWithinAYear(startsAt, now)
  return { lessonDay: wallTimeAt(startsAt, timeZone).day, ...spanFrom(startsAt, minutes) }
}

function momentMeant({ slot, time }: LessonForm, day: string, timeZone: string): Date | null | undefined {
  if (slot !== undefined) return new Date(slot)
  if (time === undefined) return undefined
  const [hours, minutes] = time.split(':').map(Number)
  return momentOf({ day, minute: (hours ?? 0) * 60 + (minutes ?? 0) }, timeZone)
}

export function mustBeWithinAYear(startsAt: Date, now: Date): void {
  if (isTooFarAhead(startsAt, now)) throw new Refusal(422, 'Please choose a time within a year from now.')
}

function hasPassed(): Refusal {
  return new Refusal(422, 'Please choose a time that has not passed.')
}

/** A name that nobody knows is as good as none. */
export function zoneOf(told: string | undefined, student: Pick<Student, 'timeZone'>): string {
  return told !== undefined && isTimeZone(told) ? told : student.timeZone
}
