import { checkAnswer } from '#rules/check-answer.ts'
import type { CheckedAnswer } from '#rules/check-choice.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'

/** Whether somebody finished a spoken exercise without words: by listening, or by their own ear. There is nothing to judge. */
export function isUnheard({ questionType }: ExerciseRow, answer: string | string[]): boolean {
  const isSpoken = exerciseTypes[questionType as ExerciseType].answer === 'record'
  return isSpoken && [answer].flat().join('').trim() === ''
}

/** The server's own verdict on an answer: the same rules as in the browser. */
export function judge(
  { questionType, data }: ExerciseRow,
  answer: string | string[],
  { taught, lesson }: { taught: Taught; lesson: LessonTaught },
): CheckedAnswer {
  const options = Object.fromEntries(data.options.map((option, at) => [`option${at + 1}`, option]))
  const words = data.answerWords.length > 0 ? { answerWords: data.answerWords } : {}
  const exercise = {
    questionType,
    options: { ...options, ...words, answer: data.answer, accepted: data.accepted },
  }
  return checkAnswer(exercise, answer, taught.lexicon(lesson.course.languageId))
}
