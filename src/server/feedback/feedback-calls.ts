import type { FastifyInstance } from 'fastify'
import { addFeedback, type FeedbackForm, feedbacks } from '#calls/feedback.ts'
import { savesProgress } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import { completeIn } from '../lessons/completion-store.ts'
import { type OpenedLesson, openLesson } from '../lessons/lesson-gate.ts'
import { momentIn } from '../moment-in.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve } from '../serve.ts'
import { ownReview, type Place, reviewsOf, saveReview } from './feedback-store.ts'
import { registerReviewKeeping } from './review-keeping.ts'
import { shownReview } from './review-shown.ts'
import { recountReviews } from './review-sums.ts'

const pageSize = 20

export function registerFeedback(app: FastifyInstance): void {
  serve(app, feedbacks, async (context) => {
    const taught = await taughtNow(context.sql)
    const lessons = lessonsNamed(taught, context.params.id)
    const { cursor } = context.query
    const after = cursor === undefined ? null : placeAt(cursor)
    const ids = lessons.map(({ id }) => id)
    const rows = await reviewsOf(context.sql, ids, { after, most: pageSize + 1 })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    if (rows.length > pageSize && last) context.next = cursorOf(last)
    return page.map((row) => shownReview(row, taught, context.visitor))
  })

  serve(app, addFeedback, async (context) => {
    const { student, session, body } = context
    if (session.impersonatorId !== null)
      throw new Refusal(403, 'You cannot review in the name of somebody else.')
    const opened = await openLesson(context, body.lesson)
    await saveFeedback(context, opened, body)
    await recountReviews(context.sql, opened.lesson.course.id)
    const saved = await ownReview(context.sql, student.id, body.lesson)
    if (!saved) throw new Error('A review was not kept.')
    const { id: studentId, firstName, lastName, email, role } = student
    const person = { studentId, firstName, lastName, email, role }
    const row = {
      ...saved,
      ...person,
      lessonId: body.lesson,
      questionId:
        opened.lesson.questions.find(({ id }) => body.id === undefined || id === body.id)?.id ?? null,
      createdAt: context.now,
    }
    return shownReview(row, opened.taught, student)
  })

  registerReviewKeeping(app)
}

/** A review completes the lesson's feedback step. */
async function saveFeedback(
  { sql, student, session, now }: Context,
  opened: OpenedLesson,
  form: FeedbackForm,
) {
  const { lesson } = opened
  const question = lesson.questions.find(({ id }) => form.id === undefined || id === form.id)
  if (form.id !== undefined && !question) throw new Refusal(404, 'This is not a question of this lesson.')
  const { rating, comment } = form
  const review = { id: newId(), studentId: student.id, lessonId: lesson.id, questionId: question?.id ?? null }
  await sql.begin(async (tx) => {
    await saveReview(tx, { ...review, rating, comment, now })
    if (!question || !savesProgress(student, session)) return
    await completeIn(tx, { studentId: student.id, now, ...opened }, [
      { kind: 'feedback', itemId: question.id },
    ])
  })
}

/** The lessons of a course, of a whole language, or one lesson. */
function lessonsNamed(taught: Taught, id: string): LessonTaught[] {
  const lesson = taught.lesson(id)
  if (lesson) return [lesson]
  const course = taught.course(id)
  if (course) return course.lessons
  if (!taught.languages.some((language) => language.id === id))
    throw new Refusal(404, 'There is no such course.')
  return taught.courses.filter(({ languageId }) => languageId === id).flatMap(({ lessons }) => lessons)
}

function cursorOf({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')
}

function placeAt(cursor: string): Place {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as [string, string]
    const createdAt = momentIn(at)
    if (!createdAt) throw new Error('No moment')
    return { createdAt, id: String(id) }
  } catch {
    throw new Refusal(400, 'This list has no such page.')
  }
}
