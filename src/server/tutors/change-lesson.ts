import { canCancel, canMove, isLive, stateOf } from '#rules/tutor-requests.ts'
import { spanFrom } from '#rules/tutor-slots.ts'
import { wallTimeAt } from '#rules/tutor-time.ts'
import { holdOwnSession } from '../accounts/sessions/hold-session.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { mustBeWithinAYear, zoneOf } from './ask-tutor.ts'
import { mustBeFree, sayWhichIsTaken } from './free-hours.ts'
import { mustNotMoveTooOften } from './often-enough.ts'
import { settleRequest } from './settle-request.ts'
import { lockTutor, requestsOf, saveRating, type TutorRequestRow } from './tutor-request-store.ts'
import { tutorById } from './tutor-store.ts'

type One = Context<{ id: string }>
type Moving = Context<{ id: string }, unknown, { slot: string; timeZone?: string | undefined }>

export async function cancelLesson(context: One): Promise<TutorRequestRow> {
  const { sql, now, config } = context
  const request = await ownRequest(context)
  // Sent again, as where the reply was lost.
  if (request.status === 'cancelled') return request
  if (!canCancel(request, now)) throw whyNotCancelled(request, now)
  return sql.begin((tx) =>
    settleRequest(tx, request, { status: 'cancelled', event: 'cancelled', now, config }),
  )
}

/** To another free hour of the same tutor, who is asked again. */
export async function moveLesson(context: Moving): Promise<TutorRequestRow> {
  const { sql, body, student, now, config } = context
  const request = await ownRequest(context)
  const { startsAt, endsAt, tutorId, id } = request
  const tutor = await tutorById(sql, tutorId)
  if (!isLive(request, now)) throw standsDifferently()
  if (!startsAt || !endsAt) throw new Refusal(409, 'There is no hour yet that could be moved.')
  if (!tutor?.isActive)
    throw new Refusal(409, 'This tutor is not listed any more. The lesson cannot be moved.')
  if (!canMove(request, now)) throw tooLate('moved')
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000
  const wanted = spanFrom(new Date(body.slot), minutes)
  if (wanted.startsAt <= now) throw new Refusal(400, 'Please choose a time that has not passed.')
  mustBeWithinAYear(wanted.startsAt, now)
  const timeZone = zoneOf(body.timeZone, student)
  const move = { ...wanted, timeZone, lessonDay: wallTimeAt(wanted.startsAt, timeZone).day }
  return sql
    .begin(async (tx) => {
      await holdOwnSession(tx, context)
      await lockTutor(tx, tutorId)
      if (config.rateLimits) await mustNotMoveTooOften(tx, { studentId: student.id, now })
      await mustBeFree(tx, tutor, { wanted, now, exceptId: id })
      return settleRequest(tx, request, { status: 'asked', event: 'moved', move, now, config })
    })
    .catch(sayWhichIsTaken)
}

export async function rateLesson(
  context: Context<{ id: string }, unknown, { rating: number }>,
): Promise<TutorRequestRow> {
  const { sql, body, now } = context
  const request = await ownRequest(context)
  if (request.kind !== 'lesson' || stateOf(request, now) !== 'done')
    throw new Refusal(409, 'A lesson can be rated once it was held.')
  await saveRating(sql, request.id, body.rating)
  return { ...request, rating: body.rating }
}

async function ownRequest({ sql, params, student }: One): Promise<TutorRequestRow> {
  const [request] = await requestsOf(sql, { id: params.id, studentId: student.id })
  if (!request) throw noSuchRequest()
  return request
}

export function noSuchRequest(): Refusal {
  return new Refusal(404, 'There is no such request.')
}

function whyNotCancelled(request: TutorRequestRow, now: Date): Refusal {
  if (request.kind === 'message') return new Refusal(409, 'A message cannot be cancelled.')
  if (!isLive(request, now)) return standsDifferently()
  if (request.status === 'asked') return new Refusal(409, 'The time of this lesson has passed.')
  return tooLate('cancelled')
}

function standsDifferently(): Refusal {
  return new Refusal(409, 'This lesson stands differently by now. Please look again.')
}

function tooLate(change: keyof typeof lateSentences): Refusal {
  return new Refusal(409, lateSentences[change])
}

const lateSentences = {
  cancelled: 'A lesson can be cancelled up to 24 hours before it begins.',
  moved: 'A lesson can be moved up to 24 hours before it begins.',
}
