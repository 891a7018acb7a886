import { checkAnswer } from '#rules/check-answer.ts'
import type { CheckedAnswer } from '#rules/check-choice.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'

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
