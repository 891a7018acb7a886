import type { ClassSize, RequestState } from '#rules/tutor-requests.ts'
import type { Span } from '#rules/tutor-slots.ts'
import type { Tx } from '../database/sql.ts'
import { type ListPlace, momentFormat } from '../people/list-place.ts'

export interface NewTutorRequest {
  id: string
  studentId: string
  tutorId: string
  languageId: string
  classSize: ClassSize
  kind: 'message' | 'lesson'
  message: string
  /** The day on the student's calendar; with an hour, the moments too. */
  lessonDay: string | null
  startsAt: Date | null
  endsAt: Date | null
  timeZone: string
  isTrial: boolean
  /** US cents. */
  price: number
  createdAt: Date
}

/** A request with what its two sides are called, and where they are reached. */
export interface TutorRequestRow extends NewTutorRequest {
  status: RequestState
  reply: string
  sequence: number
  rating: number | null
  languageName: string
  studentFirstName: string
  studentLastName: string
  studentEmail: string
  tutorFirstName: string
  tutorLastName: string
  tutorEmail: string
  tutorZone: string
  tutorHasHours: boolean
}

export async function addRequest(tx: Tx, request: NewTutorRequest & { answerHash: Buffer }): Promise<void> {
  await tx`insert into tutor_requests (id, student_id, tutor_id, language_id, class_size, kind, message, lesson_day,
      starts_at, ends_at, time_zone, is_trial, price, answer_hash, created_at, changed_at)
    values (${request.id}, ${request.studentId}, ${request.tutorId}, ${request.languageId}, ${request.classSize},
      ${request.kind}, ${request.message}, ${request.lessonDay}, ${request.startsAt}, ${request.endsAt},
      ${request.timeZone}, ${request.isTrial}, ${request.price}, ${request.answerHash}, ${request.createdAt},
      ${request.createdAt})`
}

interface Wanted {
  id?: string
  studentId?: string
  answerHash?: Buffer
}

const whole = (tx: Tx) => tx`
  select asked.id, student_id as "studentId", tutor_id as "tutorId", asked.language_id as "languageId",
    class_size as "classSize", kind, message, lesson_day as "lessonDay", starts_at as "startsAt",
    ends_at as "endsAt", asked.time_zone as "timeZone", is_trial as "isTrial", price, status, reply, sequence,
    rating::float8 as rating, asked.created_at as "createdAt", languages.name as "languageName",
    to_char(asked.created_at at time zone 'UTC', ${momentFormat}) as at,
    students.first_name as "studentFirstName", students.last_name as "studentLastName",
    students.email as "studentEmail", tutors.first_name as "tutorFirstName", tutors.last_name as "tutorLastName",
    tutors.email as "tutorEmail", tutors.time_zone as "tutorZone",
    tutors.is_active and (exists (select from tutor_hours where tutor_hours.tutor_id = tutors.id)
      or exists (select from tutor_days where tutor_days.tutor_id = tutors.id and from_minute is not null))
      as "tutorHasHours"
  from tutor_requests asked join students on students.id = student_id join tutors on tutors.id = tutor_id
    join languages on languages.id = asked.language_id`

const newestFirst = (tx: Tx) => tx`order by asked.created_at desc, asked.id desc`

export async function requestsOf(tx: Tx, wanted: Wanted = {}): Promise<TutorRequestRow[]> {
  const { id = null, studentId = null, answerHash = null } = wanted
  return tx<TutorRequestRow[]>`${whole(tx)}
    where (${id}::text is null or asked.id = ${id}) and (${studentId}::text is null or student_id = ${studentId})
      and (${answerHash}::bytea is null or answer_hash = ${answerHash})
    ${newestFirst(tx)} limit 500`
}

/** What waits for this tutor's answer, as nobody else changes it until the transaction ends. */
export async function requestsWaiting(tx: Tx, tutorId: string): Promise<TutorRequestRow[]> {
  return tx<TutorRequestRow[]>`${whole(tx)} where tutor_id = ${tutorId} and status = 'asked'
    ${newestFirst(tx)} for update of asked`
}

/** Lessons that still wait for an answer though their time has come: the rule `hasBegun`. */
export async function requestsLapsed(tx: Tx, now: Date): Promise<TutorRequestRow[]> {
  return tx<TutorRequestRow[]>`${whole(tx)}
    where kind = 'lesson' and status = 'asked' and coalesce(starts_at <= ${now}, ${isPastDay(tx, now)})
    order by asked.created_at, asked.id limit 500`
}

/** The rule `isPastDay`: the day is over even where it ends last. */
const isPastDay = (tx: Tx, now: Date) =>
  tx`lesson_day < (${now}::timestamptz at time zone 'UTC' - interval '12 hours')::date`

interface Listed {
  status: RequestState | undefined
  after: ListPlace | null
  most: number
  now: Date
}

/** A page of all requests. The state is that of the rule `stateOf`: a lesson whose time has passed is done. */
export async function requestsListed(
  tx: Tx,
  { status, after, most, now }: Listed,
): Promise<(TutorRequestRow & ListPlace)[]> {
  const isOver = tx`coalesce(ends_at <= ${now}, ${isPastDay(tx, now)}, false)`
  const state = tx`case when status = 'accepted' and ${isOver} then 'done' else status end`
  const following = after ? tx`(created_at, id) < (${after.at}::text::timestamptz, ${after.id})` : tx`true`
  return tx<(TutorRequestRow & ListPlace)[]>`${whole(tx)}
    where asked.id in (select id from tutor_requests
      where ${following} and ${status === undefined ? tx`true` : tx`${state} = ${status}`}
      order by created_at desc, id desc limit ${most})
    ${newestFirst(tx)}`
}

interface Change {
  status: RequestState
  /** Of the link in the tutor's next mail; null ends the link that there is. */
  answerHash: Buffer | null
  reply?: string
  move?: Span & { lessonDay: string; timeZone: string }
  now: Date
}

/** Changes a request that still stands as it was read. False where somebody else was quicker. */
export async function changeRequest(
  tx: Tx,
  { id, sequence }: Pick<TutorRequestRow, 'id' | 'sequence'>,
  { status, answerHash, reply, move, now }: Change,
): Promise<boolean> {
  const rows = await tx`update tutor_requests set status = ${status}, answer_hash = ${answerHash},
      sequence = sequence + 1, changed_at = ${now}, reply = coalesce(${reply ?? null}, reply),
      starts_at = coalesce(${move?.startsAt ?? null}, starts_at),
      ends_at = coalesce(${move?.endsAt ?? null}, ends_at),
      lesson_day = coalesce(${move?.lessonDay ?? null}, lesson_day),
      time_zone = coalesce(${move?.timeZone ?? null}, time_zone)
    where id = ${id} and sequence = ${sequence} returning id`
  return rows.length > 0
}

/** Whoever books this tutor's hours next waits for the end of the transaction. */
export async function lockTutor(tx: Tx, tutorId: string): Promise<void> {
  await tx`select id from tutors where id = ${tutorId} for update`
}

/** The hours of a tutor that are somebody's; `exceptId` is the request that may move over its own. */
export async function takenHours(tx: Tx, tutorId: string, exceptId: string | null = null): Promise<Span[]> {
  return tx<Span[]>`select starts_at as "startsAt", ends_at as "endsAt" from tutor_requests
    where tutor_id = ${tutorId} and starts_at is not null and status in ('asked', 'accepted', 'done')
      and (${exceptId}::text is null or id <> ${exceptId})`
}

export async function countAsked(tx: Tx, studentId: string, since: Date): Promise<number> {
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from tutor_requests
    where student_id = ${studentId} and created_at > ${since}`
  return row?.n ?? 0
}

/** How often requests that were changed of late have been changed in all, by either side. */
export async function countChanged(tx: Tx, studentId: string, since: Date): Promise<number> {
  const [row] = await tx<{ n: number }[]>`select coalesce(sum(sequence), 0)::int as n from tutor_requests
    where student_id = ${studentId} and changed_at > ${since}`
  return row?.n ?? 0
}

export async function saveRating(tx: Tx, id: string, rating: number): Promise<void> {
  await tx`update tutor_requests set rating = ${rating} where id = ${id}`
}
