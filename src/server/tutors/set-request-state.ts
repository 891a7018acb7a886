import { hasBegun, holdsHour, type RequestState, stateOf } from '#rules/tutor-requests.ts'
import { mustBeLatest } from '../begun-from.ts'
import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { noSuchRequest } from './change-lesson.ts'
import { isTaken, sayWhichIsTaken } from './free-hours.ts'
import type { RequestEvent } from './letters/letter-parts.ts'
import { settleRequest } from './settle-request.ts'
import { lockTutor, requestsOf, type TutorRequestRow } from './tutor-request-store.ts'
import { triedTutors } from './tutor-store.ts'

type Setting = Context<{ id: string }, unknown, { status: RequestState; sequence?: number | undefined }>

const events: Record<RequestState, RequestEvent | null> = {
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
  cancelled: 'calledOff',
  done: null,
}

/** What an admin says of a request as they saw it; both sides are told. */
export async function setRequestState({ sql, params, body, now, config }: Setting): Promise<TutorRequestRow> {
  const { status, sequence } = body
  const request = await knownRequest(sql, params.id)
  mustBeLatest(request.sequence, sequence)
  if (stateOf(request, now) === status) return request
  if (comesOfIt(status) && hasBegun(request, now))
    throw new Refusal(409, 'The time of this lesson has passed. It can only be done, declined or cancelled.')
  // Why the tutor could not is no word to a lesson that is to be, nor where one meets to one that is declined.
  const reply = [request.status, status].includes('declined') ? { reply: '' } : {}
  return sql
    .begin(async (tx) => {
      await lockTutor(tx, request.tutorId)
      if (holdsHour(status) && !holdsHour(request.status)) await mustBeFreeAgain(tx, request)
      // Of a lesson that was to be yesterday nobody says that it will not be.
      const event = status === 'cancelled' && hasBegun(request, now) ? 'notHeld' : events[status]
      return settleRequest(tx, request, { status, event, ...reply, now, config })
    })
    .catch(sayWhichIsTaken)
}

const comesOfIt = (status: RequestState) => status === 'asked' || status === 'accepted'

/** What was off has given up its hour, and a trial: meanwhile they may be another lesson's. */
async function mustBeFreeAgain(tx: Tx, request: TutorRequestRow): Promise<void> {
  const { id, tutorId, studentId, startsAt, endsAt, isTrial } = request
  if (startsAt && endsAt && (await isTaken(tx, tutorId, { wanted: { startsAt, endsAt }, exceptId: id })))
    throw new Refusal(409, 'This tutor has another lesson at that time by now.')
  if (isTrial && (await triedTutors(tx, studentId)).has(tutorId))
    throw new Refusal(409, 'This student has another trial lesson with this tutor by now.')
}

export async function knownRequest(tx: Tx, id: string): Promise<TutorRequestRow> {
  const [request] = await requestsOf(tx, { id })
  if (!request) throw noSuchRequest()
  return request
}
