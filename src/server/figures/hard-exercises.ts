import type { HardExercise } from '#calls/admin-figures.ts'
import { lessonPlace } from '../analytics/lesson-place.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'
import type { Tx } from '../database/sql.ts'
import { type HardRow, hardest, wrongAnswers } from './figure-store.ts'

const most = 30
const mostAnswers = 5
/** Fewer answers than this say nothing of an exercise. */
const atLeast = 5

/** Where students stumble, and what they say there: of one course, or of all that is taught. */
export async function hardExercises(tx: Tx, taught: Taught, courseId?: string): Promise<HardExercise[]> {
  const courses = taught.courses.filter(({ id }) => courseId === undefined || id === courseId)
  const lessons = courses.flatMap((course) => course.lessons)
  const exerciseIds = lessons.flatMap((lesson) => lesson.exercises.map(({ id }) => id))
  const rows = await hardest(tx, { exerciseIds, atLeast, most })
  const given = await wrongAnswers(
    tx,
    rows.map(({ id }) => id),
    mostAnswers,
  )
  return rows.flatMap((row) => {
    const exercise = taught.exercise(row.id)
    const lesson = exercise && taught.lesson(exercise.lessonId)
    if (!exercise || !lesson) return []
    const instead = given.filter(({ id }) => id === row.id)
    return [{ ...shown(row, exercise, instead), place: lessonPlace(lesson) }]
  })
}

function shown(
  row: HardRow,
  { questionType, instruction, data }: ExerciseRow,
  instead: { answer: string; times: number }[],
): Omit<HardExercise, 'place'> {
  const options = new Map(data.options.map(({ key, value, nativeValue }) => [key, value || nativeValue]))
  const words = (answer: string) => options.get(answer) ?? answer
  return {
    ...row,
    questionType,
    question: data.question ?? instruction,
    hindi: data.said?.hindi ?? '',
    right: data.answerWords.length > 0 ? data.answerWords.join(' ') : words(data.answer),
    instead: instead.map(({ answer, times }) => ({ answer: words(answer), times })),
  }
}
