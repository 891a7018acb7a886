import type { Taught } from '../curriculum/taught-lessons.ts'
import { type NewNotification, placeOf } from '../notifications/notify.ts'
import type { ReviewRow } from './feedback-store.ts'

/** To who wrote a review: it was answered. Said once; an answer that is mended is no news. */
export function answerNews(row: ReviewRow, senderId: string, taught: Taught): NewNotification[] {
  if (row.answer === '') return []
  const lesson = taught.lesson(row.lessonId)
  const news: NewNotification = {
    audience: { kind: 'student', id: row.studentId },
    category: 'contentUpdate',
    title: 'Your review was answered',
    message: row.answer,
    switch: 'comment',
    senderId,
    ...(lesson ? { type: 'lesson', ...placeOf(lesson) } : {}),
    dedupeKey: `review ${row.id} answered`,
  }
  return [news]
}
