import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { Verdict } from '#rules/review/grade.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { addAttempt } from '../practice/attempt-store.ts'
import { judge } from '../practice/judge-exercise.ts'
import { cardsForToday } from '../review/card-store.ts'
import { feedAnswer, feedWords } from '../review/feed.ts'
import { gradedAnswer, rateCard } from '../review/rate.ts'
import { type Dice, demoDice } from './demo-dice.ts'
import { wrongAnswer } from './demo-slips.ts'

const studentId = 'demo-student'
const student = { id: studentId, timeZone: 'UTC' }
const day = 86_400_000
/** Seven weeks, some days of each. */
const daysAgo = [
  48, 47, 45, 41, 40, 38, 37, 34, 33, 31, 27, 26, 25, 24, 20, 19, 17, 13, 12, 10, 9, 6, 5, 4, 2, 1,
]
const reviewsADay = 8

interface Evening {
  tx: Tx
  taught: Taught
  dice: Dice
  at: Date
}

/** The evenings on which the demo student learnt what they have completed; the same ones wherever. Made once. */
export async function loadDemoPractice(sql: Sql, now: Date): Promise<void> {
  const [begun] = await sql`select from attempts where student_id = ${studentId} limit 1`
  if (begun) return
  const taught = await taughtNow(sql)
  const dice = demoDice(1947)
  const noon = Math.floor(now.getTime() / day) * day + day / 2
  await sql.begin(async (tx) => {
    const done = await doneExercises(tx, taught)
    const upTo = (evening: number) => Math.floor((evening * done.length) / daysAgo.length)
    for (const [evening, ago] of daysAgo.entries()) {
      const at = new Date(noon - ago * day + dice(90) * 60_000)
      const met = done.slice(upTo(evening), upTo(evening + 1))
      const known = done.slice(0, upTo(evening + 1))
      if (known.length === 0) continue
      const again = Array.from({ length: dice(12) }, () => dice.oneOf(known))
      await practise({ tx, taught, dice, at }, [...met, ...again])
    }
  })
}

type Met = { exercise: ExerciseRow; lesson: LessonTaught }

async function doneExercises(tx: Tx, taught: Taught): Promise<Met[]> {
  const rows = await tx<{ id: string }[]>`select item_id as id from completions
    where student_id = ${studentId} and kind = 'exercise' order by lesson_id, item_id`
  const known = rows.flatMap(({ id }): Met[] => {
    const exercise = taught.exercise(id)
    const lesson = exercise && taught.lesson(exercise.lessonId)
    return exercise && lesson ? [{ exercise, lesson }] : []
  })
  return known.slice(0, 150)
}

async function practise(evening: Evening, exercises: Met[]): Promise<void> {
  const { tx, at } = evening
  const tomorrow = new Date(at.getTime() + day)
  const due = await cardsForToday(tx, studentId, { today: at, tomorrow })
  let seconds = 0
  const later = () => {
    seconds += 12 + evening.dice(30)
    return { ...evening, at: new Date(at.getTime() + seconds * 1000) }
  }
  const words = due.filter(({ kind }) => kind === 'word' || kind === 'letter')
  for (const { itemId } of words.slice(0, reviewsADay)) await reviewWord(later(), itemId)
  for (const met of exercises) {
    await feedWords(tx, { student, now: at }, met.lesson.words.slice(0, 4))
    if (evening.dice(100) < 28) await answer(later(), met, wrongAnswer(met.exercise, evening.dice))
    await answer(later(), met, rightAnswer(met.exercise))
  }
}

function rightAnswer({ data }: ExerciseRow): string | string[] {
  return data.answerWords.length > 0 ? data.answerWords : data.answer
}

async function answer(evening: Evening, { exercise, lesson }: Met, given: string | string[]): Promise<void> {
  const { tx, taught, dice, at } = evening
  const { verdict } = judge(exercise, given, { taught, lesson })
  const attempt = { id: dice.id(), answer: given, ms: 3000 + dice(22_000), hints: 0 }
  await addAttempt(tx, { ...attempt, studentId, exerciseId: exercise.id, verdict, now: at })
  const { answer: kind } = exerciseTypes[exercise.questionType as ExerciseType]
  if (kind.startsWith('watched')) return
  await feedAnswer(tx, { student, now: at }, { exercise, lesson, attempt, verdict })
}

async function reviewWord({ tx, taught, dice, at }: Evening, wordId: string): Promise<void> {
  const [home] = taught.lessonsWith(wordId)
  const isKnown = dice(100) < 78
  const other = home && dice.oneOf(home.words.filter(({ id }) => id !== wordId))
  const verdict: Verdict = isKnown || !other ? 'exact' : 'wrong'
  const given = verdict === 'exact' ? wordId : (other?.id ?? wordId)
  const attempt = { id: dice.id(), answer: given, ms: 2500 + dice(9000), hints: 0 }
  const logged = gradedAnswer({ ...attempt, verdict }, 'text', 'review')
  await rateCard(tx, wordId, { student, now: at, logged, isSentence: false })
}
