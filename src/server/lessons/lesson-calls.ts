import type { FastifyInstance } from 'fastify'
import {
  lastVisitedPage,
  lesson,
  lessonCompletion,
  lessonExercisesProgress,
  progressCompletion,
  updateUserProgress,
  videoDetails,
} from '#calls/lessons.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import { savesProgress } from '../courses/learner-store.ts'
import type { Media } from '../media/media.ts'
import { serve } from '../serve.ts'
import { openLesson, openLessonOf } from './lesson-gate.ts'
import { doneBy, progressOf } from './lesson-progress.ts'
import { shownLesson } from './lesson-shown.ts'
import { updateProgress } from './progress-update.ts'
import { filmOf, videoDetailsOf } from './video-details.ts'

export function registerLessons(app: FastifyInstance, media: Media): void {
  serve(app, lesson, async (context) =>
    shownLesson(context, await openLesson(context, context.params.lessonId), media),
  )

  serve(app, lessonExercisesProgress, async (context) => {
    const opened = await openLesson(context, context.params.lessonId)
    return progressOf(opened.lesson, await doneBy(context, opened.lesson.id))
  })

  for (const declared of [updateUserProgress, lessonCompletion, progressCompletion]) {
    serve(app, declared, updateProgress)
  }

  serve(app, lastVisitedPage, async ({ sql, student, session, body }) => {
    if (savesProgress(student, session)) {
      await sql`update students set last_visited_page = ${body.lastVisitedPage} where id = ${student.id}`
    }
    return body
  })

  serve(app, videoDetails, async (context) => {
    const { videoId } = context.params
    const { lesson } = await openLessonOf(context, (taught) => taught.film(videoId))
    return videoDetailsOf(filmOf(lesson, videoId), media, mediaEnding(lesson, context.now))
  })
}
