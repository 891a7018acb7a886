import type { Lesson, LessonProgress } from '#calls/lessons.ts'
import { CallError } from '../call-error.ts'
import { queries } from '../queries.ts'
import { lessonProgressQuery, lessonQuery, menuQuery } from './lesson-queries.ts'

/** A lesson that may be opened, or why it may not. */
export type OpenedLesson = { lesson: Lesson; progress: LessonProgress } | { lesson: null; progress: null }

async function openLesson(lessonId: string): Promise<OpenedLesson> {
  try {
    const [lesson, progress] = await Promise.all([
      queries.fetchQuery(lessonQuery(lessonId)),
      queries.fetchQuery(lessonProgressQuery(lessonId)),
    ])
    return { lesson, progress }
  } catch (error) {
    // spec 4: without access there is the 'Oops!' prompt, not an error.
    if (error instanceof CallError && error.upgrade) return { lesson: null, progress: null }
    throw error
  }
}

/** All that the lesson's page needs, asked for at once. */
export async function loadLesson(menuId: string, lessonId: string) {
  const [, opened] = await Promise.all([queries.fetchQuery(menuQuery(menuId)), openLesson(lessonId)])
  return opened
}
