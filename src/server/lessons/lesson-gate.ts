import { canOpenLesson, canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import { readsEverything } from '#rules/permissions.ts'
import { type ReadAlong, whenAsked } from '../accounts/sessions/caller-store.ts'
import { learnerFields, learnerFrom, learnerOf, type ReadLearner } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Tx } from '../database/sql.ts'
import { standing } from '../database/standing.ts'
import { type ReadReview, reviewRead } from '../feedback/feedback-store.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { type DoneItem, doneFrom, doneItems, type LessonDone, nothingIn } from './lesson-progress.ts'

export interface OpenedLesson {
  taught: Taught
  lesson: LessonTaught
  learner: Learner
}

type Asking = Pick<Context, 'sql' | 'student' | 'now'>

/** The lesson, for somebody who may open it: 404 where there is none, 403 where it is not theirs (domain 2). */
export async function openLesson(asking: Asking, lessonId: string): Promise<OpenedLesson> {
  const { sql, student, now } = asking
  const [taught, learner] = await Promise.all([taughtNow(sql), learnerOf(sql, student, now)])
  return opened(taught, learner, lessonId)
}

/** What opens a lesson, read along with who asks: whether it is theirs, and what they have done in it. */
export interface ReadLesson extends ReadLearner {
  done: DoneItem[]
}

type AskingAlong = Pick<Context, 'sql'> & { params: { lessonId: string } }

export const alongLesson = (asking: AskingAlong) => alongOf<ReadLesson>(asking, readLesson)

/** The same with what they said of it. */
export const alongReviewedLesson = (asking: AskingAlong) =>
  alongOf<ReadLesson & { review: ReadReview }>(asking, readReviewedLesson)

async function alongOf<Read>(
  { sql, params }: AskingAlong,
  read: ReadAlong['read'],
): Promise<ReadAlong<Read>> {
  const lesson = (await taughtNow(sql)).lesson(params.lessonId)
  return { read, things: lesson ? [lesson.id] : [] }
}

const lessonFields = (tx: Tx) =>
  tx`${learnerFields(tx, whenAsked(tx))}, 'done', ${doneItems(tx, tx`asked.things[1]`)}`

const readLesson = standing((tx) => tx`json_build_object(${lessonFields(tx)})`)
const readReviewedLesson = standing(
  (tx) => tx`json_build_object(${lessonFields(tx)}, 'review', ${reviewRead(tx, tx`asked.things[1]`)})`,
)

/** Whether a lesson is theirs, where it is named in the body and not known yet. */
export const alongLearner: ReadAlong<ReadLearner> = {
  read: standing((tx) => tx`json_build_object(${learnerFields(tx, whenAsked(tx))})`),
}

/** The lesson, for somebody who was read along with who asks. */
export async function openedFor(
  { sql, student, read }: Pick<Context<unknown, unknown, unknown, ReadLearner>, 'sql' | 'student' | 'read'>,
  lessonId: string,
): Promise<OpenedLesson> {
  return opened(await taughtNow(sql), learnerFrom(student, read), lessonId)
}

/** The lesson that was asked for along with who asks. */
export async function openedAlong(
  { sql, student, read }: Pick<Context<unknown, unknown, unknown, ReadLesson>, 'sql' | 'student' | 'read'>,
  lessonId: string,
): Promise<OpenedLesson & { done: LessonDone }> {
  const found = await openedFor({ sql, student, read }, lessonId)
  return { ...found, done: readsEverything(student.role) ? nothingIn() : doneFrom(read.done) }
}

function opened(taught: Taught, learner: Learner, lessonId: string): OpenedLesson {
  const lesson = taught.lesson(lessonId)
  if (!lesson) throw new Refusal(404, 'This lesson is no longer here. My Courses shows where to go on.')
  if (!canSeeCourse(learner, lesson.course.id)) throw notEnrolled()
  if (!mayOpen(learner, lesson)) {
    throw new Refusal(403, 'This lesson needs a subscription.', { extra: { upgrade: true } })
  }
  return { taught, lesson, learner }
}

/** The lesson that holds a film or an exercise, for somebody who may open it. */
export async function openLessonOf(
  asking: Asking,
  find: (taught: Taught) => { lessonId: string } | undefined,
): Promise<OpenedLesson> {
  const found = find(await taughtNow(asking.sql))
  if (!found)
    throw new Refusal(404, 'This part of a lesson is no longer here. My Courses shows where to go on.')
  return openLesson(asking, found.lessonId)
}

/**
 * What is open now, or was at an earlier moment: an answer that waited on a device counts where its lesson was open when
 * it was given, though the subscription has ended since.
 */
export async function openNowOrThen<Opened>(
  open: (moment: Date) => Promise<Opened>,
  { now, earlier }: { now: Date; earlier: Date },
): Promise<Opened> {
  try {
    return await open(now)
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status === 403
    if (!isRefused || earlier >= now) throw error
    return open(earlier)
  }
}

export function mayOpen(learner: Learner, lesson: LessonTaught): boolean {
  return canOpenLesson(learner, { isFree: lesson.isFree, languageId: lesson.course.languageId })
}

export function notEnrolled(): Refusal {
  return new Refusal(403, 'You are not enrolled in this course.')
}
