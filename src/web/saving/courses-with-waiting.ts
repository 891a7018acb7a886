import type { Course, MenuChapter } from '#calls/courses.ts'
import { lessonExercisesProgress } from '#calls/lessons.ts'
import { isAllDone, progressPercent } from '#rules/progress.ts'
import { call } from '../call.ts'
import { accountHere } from '../offline/kept-answers.ts'
import { waitingOf } from './outbox-store.ts'
import { countedIn, progressWith } from './with-waiting.ts'

/** A lesson in which something was done that this device has not sent yet. */
export interface DoneHere {
  courseId: string
  lessonId: string
  progress: number
  isCompleted: boolean
  /** How much of it the academy does not know of. */
  added: number
}

/** Nothing where nothing waits, as mostly. */
export async function doneHere(): Promise<DoneHere[]> {
  const waiting = await waitingOf(accountHere() ?? '')
  const updates = waiting.flatMap((entry) => ('update' in entry ? [entry.update] : []))
  const courseOf = new Map(updates.map(({ lesson, unit }) => [lesson, unit]))
  const lessons = [...courseOf].map(async ([lessonId, courseId]): Promise<DoneHere[]> => {
    // Of a lesson that is not on this device it stays as the academy said.
    const known = await call(lessonExercisesProgress, { params: { lessonId }, query: {} }).catch(() => null)
    if (!known) return []
    const whole = progressWith(waiting, lessonId, known)
    const { completed, total } = countedIn(whole)
    const added = completed - countedIn(known).completed
    return [
      { courseId, lessonId, added, progress: whole.progress, isCompleted: isAllDone({ completed, total }) },
    ]
  })
  return (await Promise.all(lessons)).flat()
}

/** A course's card with what waits here: a line drawn offline stays drawn. */
export function courseWith(done: readonly DoneHere[], course: Course): Course {
  const own = done.filter(({ courseId }) => courseId === course.id)
  const added = own.reduce((sum, { added }) => sum + added, 0)
  // A card that was kept before cards told their steps stands as it was kept.
  if (added === 0 || !course.stepCount) return course
  const before = Math.round((course.progress / 100) * course.stepCount)
  const progress = progressPercent({ completed: before + added, total: course.stepCount })
  return { ...course, progress, isStarted: true }
}

/** The same of a course's lessons, one by one. */
export function menuWith(done: readonly DoneHere[], chapters: MenuChapter[]): MenuChapter[] {
  if (done.length === 0) return chapters
  const byLesson = new Map(done.map((one) => [one.lessonId, one]))
  return chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => {
      const here = byLesson.get(lesson.id)
      if (!here) return lesson
      const { progress, isCompleted } = here
      return { ...lesson, progress, isCompleted: lesson.isCompleted || isCompleted }
    }),
  }))
}
