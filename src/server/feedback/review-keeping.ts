import type { FastifyInstance } from 'fastify'
import { reviewList } from '#calls/admin-reviews.ts'
import { reviseFeedback } from '#calls/feedback.ts'
import { mustStandAsSeen } from '../begun-from.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { notifyAll } from '../notifications/notify.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { answerNews } from './answer-news.ts'
import { lockReview, type ReviewForAdmin, reviewById, reviewsKept, reviseReview } from './feedback-store.ts'
import { shownReview } from './review-shown.ts'
import { recountReviews } from './review-sums.ts'

const pageSize = 30

/** What the academy's people do with reviews. */
export function registerReviewKeeping(app: FastifyInstance): void {
  serveLate(app, reviewList, async (context, reads) => {
    const { sql, student, query } = context
    const rows = await reviewsKept(reads, { state: query.state, after: query.cursor, most: pageSize + 1 })
    const last = rows[pageSize - 1]
    if (rows.length > pageSize && last) context.next = last.id
    const taught = await taughtNow(sql)
    return rows.slice(0, pageSize).map((row) => ({
      ...shownReview(row, taught, student),
      ...hiding(row),
      courseName: taught.lesson(row.lessonId)?.course.name ?? '',
    }))
  })

  serve(app, reviseFeedback, async ({ sql, student, params, body, now, changed }) => {
    const taught = await taughtNow(sql)
    const { before, row } = await sql.begin(async (tx) => {
      await lockReview(tx, params.id)
      const before = await reviewById(tx, params.id)
      if (before) mustStandAsSeen(kept(before), body)
      await reviseReview(tx, params.id, { ...body, now })
      const row = await reviewById(tx, params.id)
      if (row) await notifyAll(tx, answerNews(row, student.id, taught))
      return { before, row }
    })
    if (!before || !row) throw new Refusal(404, 'There is no such review.')
    const course = taught.lesson(row.lessonId)?.course
    if (course) await recountReviews(sql, course.id)
    changed({ subject: 'review', subjectId: row.id, before: kept(before), after: kept(row) })
    return { ...shownReview(row, taught, student), ...hiding(row) }
  })
}

const hiding = ({ isHidden, hideReason }: ReviewForAdmin) => ({ isHidden, hideReason })

/** What the academy can change of it. */
const kept = (row: ReviewForAdmin) => ({ answer: row.answer, ...hiding(row) })
