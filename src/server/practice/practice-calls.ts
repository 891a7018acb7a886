import type { FastifyInstance } from 'fastify'
import {
  attempts,
  checkAnswer,
  languageLexicon,
  lessonExercises,
  lessonVocabularies,
} from '#calls/practice.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { alongLesson, openedAlong } from '../lessons/lesson-gate.ts'
import type { Media } from '../media/media.ts'
import { serve, serveReading } from '../serve.ts'
import { judgeAnswer, logAnswer } from './answer-given.ts'
import { lexiconReply } from './lexicon-shown.ts'
import { sharedPractice } from './shared-practice.ts'

export function registerPractice(app: FastifyInstance, media: Media): void {
  const shared = sharedPractice(media)
  serveReading(app, lessonExercises, {
    along: alongLesson,
    answer: async (context) => {
      const { lesson, done } = await openedAlong(context, context.params.lessonId)
      return shared.exercises(lesson, done, mediaEnding(lesson, context.now))
    },
  })

  serveReading(app, lessonVocabularies, {
    along: alongLesson,
    answer: async (context) => {
      const { lesson, done } = await openedAlong(context, context.params.lessonId)
      return shared.words(lesson, done, mediaEnding(lesson, context.now))
    },
  })

  serve(app, languageLexicon, async ({ sql, params }) =>
    lexiconReply(await taughtNow(sql), params.languageId),
  )
  serve(app, checkAnswer, (context) => judgeAnswer(context, context.body))
  serve(app, attempts, logAnswer)
}
