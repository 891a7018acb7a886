import type { MyMistake } from '#calls/review.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'
import { judge } from '../practice/judge-exercise.ts'
import type { ListedMistake } from './notebook-store.ts'
import type { Thing } from './remembered-things.ts'

type ExerciseThing = Extract<Thing, { exercise: unknown }>

/** A mistake as it stands in the notebook: what was answered, what is right, why, and where it comes from. */
export function shownMistake(
  { itemId, answer, rightOn, missedAt }: ListedMistake,
  { exercise, lesson }: ExerciseThing,
  taught: Taught,
): MyMistake {
  const { data, instruction } = exercise
  return {
    exerciseId: itemId,
    question: data.question ?? instruction,
    hindi: data.said?.hindi ?? '',
    english: data.said?.english ?? '',
    written: answer === null ? '' : words(exercise, answer),
    right: data.answerWords.length > 0 ? data.answerWords.join(' ') : words(exercise, data.answer),
    why: answer === null ? '' : judge(exercise, answer, { taught, lesson }).feedback,
    isHalfMended: rightOn !== null,
    missedAt: missedAt.toISOString(),
    place: {
      languageId: lesson.course.languageId,
      courseId: lesson.course.id,
      chapterId: lesson.chapter.id,
      lessonId: lesson.id,
      lessonName: lesson.name,
    },
  }
}

/** An answer in words: a chosen option by what it says. */
function words({ data }: ExerciseRow, answer: string | string[]): string {
  if (Array.isArray(answer)) return answer.join(' ')
  const option = data.options.find(({ key }) => key === answer)
  return option ? option.value || option.nativeValue : answer
}
