import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { Verdict } from '#rules/review/grade.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow, WordRow } from '../curriculum/taught-rows.ts'
import type { Tx } from '../database/sql.ts'
import { addCards } from './card-store.ts'
import { gradedAnswer, rateExercise } from './rate.ts'
import { ratedThings, wordKind } from './rated-things.ts'

export interface Learning {
  student: { id: string; timeZone: string }
  now: Date
}

export interface LessonAnswer {
  exercise: ExerciseRow
  lesson: LessonTaught
  attempt: { id: string; answer: string | string[]; ms: number; hints: number }
  verdict: Verdict
}

/** A lesson's answer feeds the review, unasked; to be called in the transaction that logs the attempt. */
export async function feedAnswer(
  tx: Tx,
  { student, now }: Learning,
  { exercise, lesson, attempt, verdict }: LessonAnswer,
): Promise<void> {
  const things = ratedThings(exercise, lesson)
  if (!things) return
  const { answer: kind } = exerciseTypes[exercise.questionType as ExerciseType]
  const logged = gradedAnswer({ ...attempt, verdict }, kind, 'lesson')
  await rateExercise(tx, things, { student, now, logged })
}

/** A word that was met in a lesson is asked for from tomorrow on. */
export async function feedWords(tx: Tx, { student, now }: Learning, words: WordRow[]): Promise<void> {
  const cards = words.map((word) => ({ itemId: word.id, kind: wordKind(word) }))
  await addCards(tx, student.id, { cards, now })
}
