import { freeSlots, overlap, type Span } from '#rules/tutor-slots.ts'
import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { takenHours } from './tutor-request-store.ts'
import { hoursOf, type TutorRow } from './tutor-store.ts'

interface Asking {
  now: Date
  /** The request that moves: its own hour stands in nobody's way. */
  exceptId?: string
}

export async function freeHours(tx: Tx, tutor: TutorRow, { now, exceptId }: Asking): Promise<Span[]> {
  const { weekly, days } = await hoursOf(tx, tutor.id)
  const taken = await takenHours(tx, tutor.id, exceptId ?? null)
  const { timeZone, lessonMinutes } = tutor
  return freeSlots({ timeZone, lessonMinutes, weekly, exceptions: days }, taken, now)
}

/** Refuses an hour that this tutor does not give, or that is somebody's. */
export async function mustBeFree(
  tx: Tx,
  tutor: TutorRow,
  { wanted, ...asking }: Asking & { wanted: Span },
): Promise<void> {
  const { startsAt } = wanted
  const isGiven =
    !tutor.hasHours ||
    (await freeHours(tx, tutor, asking)).some((slot) => slot.startsAt.getTime() === startsAt.getTime())
  // A lesson that moves may be longer than those that are given now.
  if (!isGiven || (await isTaken(tx, tutor.id, { ...asking, wanted }))) throw hourIsTaken()
}

/** Whether it reaches into an hour of this tutor that is somebody's. */
export async function isTaken(
  tx: Tx,
  tutorId: string,
  { wanted, exceptId }: { wanted: Span; exceptId?: string },
): Promise<boolean> {
  return (await takenHours(tx, tutorId, exceptId ?? null)).some((one) => overlap(one, wanted))
}

export function hourIsTaken(): Refusal {
  return new Refusal(409, 'This hour is not free any more. Please choose another one.')
}

/** What the database's own constraints say, in words for a person. */
export function sayWhichIsTaken(error: unknown): never {
  const { code, constraint_name: name } = error as { code?: string; constraint_name?: string }
  if (code === '23505' && name === 'tutor_requests_one_a_slot') throw hourIsTaken()
  if (code === '23505' && name === 'tutor_requests_one_trial') throw trialIsOver()
  if (code === '23505' && name === 'tutor_requests_pkey') throw idIsTaken()
  throw error
}

export function idIsTaken(): Refusal {
  return new Refusal(409, 'This could not be sent. Please open the form again.')
}

export function trialIsOver(): Refusal {
  return new Refusal(422, 'There is one trial lesson with each tutor, and no other one is open to you here.')
}
