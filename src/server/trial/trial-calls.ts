import type { FastifyInstance } from 'fastify'
import { trialLesson } from '#calls/trial.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import { nothingIn } from '../lessons/lesson-progress.ts'
import { untouchedLesson } from '../lessons/lesson-shown.ts'
import type { Media } from '../media/media.ts'
import { shownExercises, shownWords } from '../practice/practice-shown.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'

/** What a visitor may try; nothing of it is kept here. */
export function registerTrial(app: FastifyInstance, media: Media): void {
  serve(app, trialLesson, async ({ sql, query, now }) => {
    const taught = await taughtNow(sql)
    const lesson = lessonToTry(taught, query.languageId)
    const done = nothingIn()
    const until = mediaEnding(lesson, now)
    const spoken = { media, ...until }
    return {
      lesson: await untouchedLesson(lesson, media, until),
      exercises: await shownExercises(lesson, done, spoken),
      vocabularies: shownWords(lesson, done, spoken),
    }
  })
}

/** Only a free lesson is given away, whatever the settings say. */
function lessonToTry(taught: Taught, languageId: string | undefined): LessonTaught {
  const languages = taught.languages.filter(
    ({ id, isOpen }) => isOpen && (languageId === undefined || id === languageId),
  )
  const lesson = languages
    .flatMap(({ trialLessonId }) => taught.lesson(trialLessonId ?? '') ?? [])
    .find(({ isFree }) => isFree)
  if (!lesson) throw new Refusal(404, 'There is no lesson to try just now.')
  return lesson
}
