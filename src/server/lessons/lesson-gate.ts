import { canOpenLesson, canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import { learnerOf } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'

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
  const lesson = taught.lesson(lessonId)
  if (!lesson) throw new Refusal(404, 'There is no such lesson.')
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
  if (!found) throw new Refusal(404, 'There is no such thing here.')
  return openLesson(asking, found.lessonId)
}

export function mayOpen(learner: Learner, lesson: LessonTaught): boolean {
  return canOpenLesson(learner, { isFree: lesson.isFree, languageId: lesson.course.languageId })
}

export function notEnrolled(): Refusal {
  return new Refusal(403, 'You are not enrolled in this course.')
}
