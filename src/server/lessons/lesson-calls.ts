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
import { serve, serveReading } from '../serve.ts'
import { alongLearner, alongLesson, alongReviewedLesson, openedAlong, openLessonOf } from './lesson-gate.ts'
import { progressOf } from './lesson-progress.ts'
import { sharedLessons } from './lesson-shown.ts'
import { updateProgress } from './progress-update.ts'
import { filmOf, videoDetailsOf } from './video-details.ts'

export function registerLessons(app: FastifyInstance, media: Media): void {
  const shownLesson = sharedLessons(media)
  serveReading(app, lesson, {
    along: alongReviewedLesson,
    answer: async (context) => {
      const { lesson, done } = await openedAlong(context, context.params.lessonId)
      return shownLesson(lesson, { done, review: context.read.review }, context.now)
    },
  })

  serveReading(app, lessonExercisesProgress, {
    along: alongLesson,
    answer: async (context) => {
      const { lesson, done } = await openedAlong(context, context.params.lessonId)
      return progressOf(lesson, done)
    },
  })

  for (const declared of [updateUserProgress, lessonCompletion, progressCompletion]) {
    serveReading(app, declared, { along: () => alongLearner, answer: updateProgress })
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
