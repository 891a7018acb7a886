import type { ReviewRevision } from '#calls/feedback.ts'
import type { Fragment, Tx } from '../database/sql.ts'

export interface Review {
  id: string
  rating: string
  comment: string
  /** What the academy says to it. */
  answer: string
}

export interface ReviewRow extends Review {
  lessonId: string
  questionId: string | null
  createdAt: Date
  studentId: string
  firstName: string
  lastName: string
  email: string
  role: string
}

export interface NewReview {
  id: string
  studentId: string
  lessonId: string
  questionId: string | null
  rating: string
  comment: string
  now: Date
}

/** One review of a lesson a student; given again, it changes, and what is left out stays. */
export async function saveReview(tx: Tx, review: NewReview): Promise<string> {
  const { id, studentId, lessonId, questionId, rating, comment, now } = review
  const [saved] = await tx<{ id: string }[]>`
    insert into feedbacks (id, student_id, lesson_id, feedback_question_id, rating, comment, created_at)
    values (${id}, ${studentId}, ${lessonId}, ${questionId}, ${rating === '' ? null : rating}, ${comment}, ${now})
    on conflict (student_id, lesson_id) do update set created_at = excluded.created_at,
      rating = coalesce(excluded.rating, feedbacks.rating),
      comment = case when excluded.comment = '' then feedbacks.comment else excluded.comment end
    returning id`
  return saved?.id ?? id
}

export async function ownReview(tx: Tx, studentId: string, lessonId: string): Promise<Review | null> {
  const [row] = await tx<
    Review[]
  >`select id, coalesce(trim_scale(rating)::text, '') as rating, comment, answer
    from feedbacks where student_id = ${studentId} and lesson_id = ${lessonId}`
  return row ?? null
}

export type ReadReview = Pick<Review, 'rating' | 'comment'> | null

/** JSON of a student's own review of a lesson, over the row `student`. */
export function reviewRead(tx: Tx, lessonId: Fragment): Fragment {
  return tx`(select json_build_object('rating', coalesce(trim_scale(rating)::text, ''), 'comment', comment)
    from feedbacks where student_id = student.id and lesson_id = ${lessonId})`
}

export interface Place {
  createdAt: Date
  id: string
}

/** The newest first, after a place in the list where one is given. */
export async function reviewsOf(
  tx: Tx,
  lessonIds: string[],
  { after, most }: { after: Place | null; most: number },
): Promise<ReviewRow[]> {
  return tx<ReviewRow[]>`${whole(tx)}
    where lesson_id = any(${lessonIds}) and not is_hidden
      and (${after === null} or (feedbacks.created_at, feedbacks.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? ''}))
    order by feedbacks.created_at desc, feedbacks.id desc limit ${most}`
}

const whole = (tx: Tx) => tx`
  select feedbacks.id, lesson_id as "lessonId", feedback_question_id as "questionId",
    coalesce(trim_scale(rating)::text, '') as rating, comment, answer, feedbacks.created_at as "createdAt",
    students.id as "studentId", first_name as "firstName", last_name as "lastName", email, role,
    is_hidden as "isHidden", hide_reason as "hideReason"
  from feedbacks join students on students.id = student_id`

export type ReviewForAdmin = ReviewRow & { isHidden: boolean; hideReason: string }

export async function reviewById(tx: Tx, id: string): Promise<ReviewForAdmin | null> {
  const [row] = await tx<ReviewForAdmin[]>`${whole(tx)} where feedbacks.id = ${id}`
  return row ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<void> {
  await tx`select from feedbacks where id = ${id} for update`
}

interface Kept {
  state: 'unanswered' | 'low' | 'hidden' | undefined
  /** The id of the last one that was shown. */
  after: string | undefined
  most: number
}

/** All reviews, the newest first; hidden ones too. */
export async function reviewsKept(tx: Tx, { state, after, most }: Kept): Promise<ReviewForAdmin[]> {
  const states = {
    unanswered: tx`answer = '' and not is_hidden`,
    low: tx`rating <= 2`,
    hidden: tx`is_hidden`,
  }
  return tx<ReviewForAdmin[]>`${whole(tx)} where ${state ? states[state] : tx`true`}
    ${after ? tx`and (feedbacks.created_at, feedbacks.id) < (select last.created_at, last.id from feedbacks last where last.id = ${after})` : tx``}
    order by feedbacks.created_at desc, feedbacks.id desc limit ${most}`
}

/** Answers a review, hides it, or shows it again; what is left out stays. */
export async function reviseReview(
  tx: Tx,
  id: string,
  revision: ReviewRevision & { now: Date },
): Promise<void> {
  const { answer = null, isHidden = null, reason, now } = revision
  await tx`update feedbacks set answer = coalesce(${answer}, answer),
      answered_at = case when ${answer !== null} then ${now} else answered_at end,
      is_hidden = coalesce(${isHidden}::boolean, is_hidden),
      hide_reason = case when ${isHidden !== null} then ${isHidden ? reason : ''} else hide_reason end
    where id = ${id}`
}
