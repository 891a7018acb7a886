import type { LivedDay } from '#rules/motivation/lived-days.ts'
import type { Tx } from '../database/sql.ts'

/** Who walks away for tea has not learnt for an hour. */
export const mostMs = 60_000

/** What was finished on one of the lived days, by its place among them. */
export interface DayWork {
  at: number
  exercise: number
  review: number
  /** Anything completed for the first time: an exercise, a word, a film. */
  completed: number
}

/** All answers given on one of the lived days. */
export interface DayAnswers {
  at: number
  answers: number
  right: number
  ms: number
}

/** Every answer once: attempts, and the review's words, which are no exercises. */
export const everyAnswer = (tx: Tx, studentId: string) => tx`(
  select id, exercise_id as item, answer, verdict, ms, answered_at as at from attempts
  where student_id = ${studentId}
  union all
  select id, item_id, answer, verdict, ms, reviewed_at from review_log
  where student_id = ${studentId} and source = 'review' and kind in ('word', 'letter'))`

/** When days began, in seconds, as PostgreSQL writes a list: of years of days, each would be a value of its own. */
const startsOf = (days: readonly LivedDay[]) => `{${days.map(({ start }) => start.getTime() / 1000).join()}}`

export async function firstWork(tx: Tx, studentId: string): Promise<Date | null> {
  const [row] = await tx<{ first: Date | null }[]>`select least(
    (select min(answered_at) from attempts where student_id = ${studentId}),
    (select min(reviewed_at) from review_log where student_id = ${studentId}),
    (select min(completed_at) from completions where student_id = ${studentId}),
    (select min(completed_at) from video_completions where student_id = ${studentId})) as first`
  return row?.first ?? null
}

/** First-time and due work by day: each exercise when it was first right, each thing on the day that asked for it. */
export async function workByDay(tx: Tx, studentId: string, days: readonly LivedDay[]): Promise<DayWork[]> {
  return tx<DayWork[]>`
    select at, exercise, review, completed from work_by_day(${studentId}, ${startsOf(days)}::float8[])`
}

/** What was answered on these days; what was before them is left out. */
export async function answersByDay(
  tx: Tx,
  studentId: string,
  days: readonly LivedDay[],
): Promise<DayAnswers[]> {
  return tx<DayAnswers[]>`
    select at, answers, right_ones as right, ms
    from answers_by_day(${studentId}, ${startsOf(days)}::float8[], ${mostMs})`
}
