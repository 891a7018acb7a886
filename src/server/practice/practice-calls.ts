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
import { openLesson } from '../lessons/lesson-gate.ts'
import { doneBy } from '../lessons/lesson-progress.ts'
import type { Media } from '../media/media.ts'
import { serve } from '../serve.ts'
import { judgeAnswer, logAnswer } from './answer-given.ts'
import { lexiconShown } from './lexicon-shown.ts'
import { shownExercises, shownWords } from './practice-shown.ts'

export function registerPractice(app: FastifyInstance, media: Media): void {
  serve(app, lessonExercises, async (context) => {
    const { lesson } = await openLesson(context, context.params.lessonId)
    const done = await doneBy(context, lesson.id)
    return shownExercises(lesson, done, { media, ...mediaEnding(lesson, context.now) })
  })

  serve(app, lessonVocabularies, async (context) => {
    const { lesson } = await openLesson(context, context.params.lessonId)
    const done = await doneBy(context, lesson.id)
    return shownWords(lesson, done, { media, ...mediaEnding(lesson, context.now) })
  })

  serve(app, languageLexicon, async ({ sql, params }) =>
    lexiconShown(await taughtNow(sql), params.languageId),
  )
  serve(app, checkAnswer, (context) => judgeAnswer(context, context.body))
  serve(app, attempts, logAnswer)
}
