import type { Feedback } from '#calls/feedback.ts'
import { isPermitted } from '#rules/permissions.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { ReviewRow } from './feedback-store.ts'

/** Other people see a first name and an initial (domain 18). */
export function shownReview(row: ReviewRow, taught: Taught, reader: Student | null): Feedback {
  const lesson = taught.lesson(row.lessonId)
  const asked = lesson?.questions.find(({ id }) => id === row.questionId)
  const initial = row.lastName === '' ? '' : ` ${[...row.lastName][0]}.`
  const person = { id: row.studentId, email: row.email, role: row.role }
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    answer: row.answer,
    isOwn: row.studentId === reader?.id,
    feedbackQuestion: asked?.question ?? '',
    feedbackPlaceholder: asked?.placeholder ?? '',
    createdAt: row.createdAt.toISOString(),
    user:
      reader && isPermitted(reader.role, 'support')
        ? { name: `${row.firstName} ${row.lastName}`.trim(), ...person }
        : { name: row.firstName + initial },
    course: lesson?.course.languageId ?? '',
    unit: lesson?.course.id ?? '',
    chapter: lesson?.chapterId ?? '',
    lesson: { id: row.lessonId, name: lesson?.name ?? '' },
  }
}
