import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { type Rating, ratings } from '#rules/review/grade.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { addAttempt } from '../practice/attempt-store.ts'
import { addCards } from './card-store.ts'
import { rateCard, rateExercise } from './rate.ts'
import { ratedThings, wordKind } from './rated-things.ts'

const student = { id: 'demo-student', timeZone: 'UTC' }
const day = 86_400_000

/** Days ago on which a word was asked for, by turns: some are firm, some fresh, some due, some were never asked for. */
const histories: number[][] = [
  [90, 88, 80, 58],
  [9, 8],
  [5, 4],
  [2],
  [],
  [7, 6],
  [20, 19, 11],
  [6, 5],
  [3, 2],
]

/** What the demo student learnt in the weeks before anybody looked. Made once. */
export async function loadDemoReview(sql: Sql, now: Date): Promise<void> {
  const [state] = await sql<{ isMissing: boolean }[]>`select exists (
    select from students where id = ${student.id}) and not exists (
    select from review_cards where student_id = ${student.id}) as "isMissing"`
  if (!state?.isMissing) return
  const taught = await taughtNow(sql)
  const lessons = taught.courses.flatMap(({ languageId, lessons }) =>
    languageId === 'hindi' ? lessons.slice(0, 1) : [],
  )
  const before = (days: number) => new Date(now.getTime() - days * day)
  await sql.begin(async (tx) => {
    await rememberWords(tx, lessons, before)
    await answerExercises(tx, lessons, before)
  })
}

async function rememberWords(tx: Tx, lessons: LessonTaught[], before: (days: number) => Date): Promise<void> {
  const words = new Set(lessons.flatMap((lesson) => lesson.words))
  for (const [at, word] of [...words].entries()) {
    const asked = histories[at % histories.length] ?? []
    const metOn = before((asked[0] ?? 0) + 1)
    await addCards(tx, student.id, { cards: [{ itemId: word.id, kind: wordKind(word) }], now: metOn })
    for (const [time, days] of asked.entries()) {
      const logged = answered(word.native, at % 4 === 3 && time === 0 ? ratings.again : ratings.good)
      await rateCard(tx, word.id, { student, now: before(days), logged, isSentence: false })
    }
  }
}

/** Of each lesson one sentence put in order, and one that was typed wrong. */
async function answerExercises(
  tx: Tx,
  lessons: LessonTaught[],
  before: (days: number) => Date,
): Promise<void> {
  for (const [at, lesson] of lessons.entries()) {
    for (const kind of ['order', 'type'] as const) {
      const exercise = lesson.exercises.find(
        (one) => exerciseTypes[one.questionType as ExerciseType].answer === kind,
      )
      const things = exercise && ratedThings(exercise, lesson)
      const wrong = lesson.words.find(({ native }) => native !== exercise?.data.answer)?.native
      if (!things || !wrong) continue
      const now = before(at + 3)
      const logged =
        kind === 'order' ? answered(exercise.data.answerWords, ratings.good) : answered(wrong, ratings.again)
      await addAttempt(tx, { ...logged, studentId: student.id, exerciseId: exercise.id, now })
      await rateExercise(tx, things, { student, now, logged })
    }
  }
}

function answered(answer: string | string[], rating: Rating) {
  const verdict = rating === ratings.again ? ('wrong' as const) : ('exact' as const)
  return { id: crypto.randomUUID(), source: 'review' as const, answer, ms: 12_000, hints: 0, rating, verdict }
}
