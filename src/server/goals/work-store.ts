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

const seconds = (moment: Date) => moment.getTime() / 1000

/** The place among lived days of a moment: 0 for the first. */
function placeIn(tx: Tx, days: readonly LivedDay[]) {
  // As PostgreSQL writes a list: years of days, each given as a value of its own, take longer than what is asked.
  const starts = `{${days.map(({ start }) => seconds(start)).join()}}`
  return (column: string) =>
    tx`greatest(0, width_bucket(extract(epoch from ${tx(column)})::float8, ${starts}::float8[]) - 1)`
}

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
  const place = placeIn(tx, days)
  return tx<DayWork[]>`
    with first_right as (
      select min(answered_at) as done_at from attempts
      where student_id = ${studentId} and verdict <> 'wrong' group by exercise_id
    ), asked as (
      select distinct on (item_id, at) at, source
      from (select item_id, source, place, ${place('reviewed_at')} as at
        from review_log where student_id = ${studentId}) rated
      order by item_id, at, place
    ), done as (
      select completed_at as done_at from completions where student_id = ${studentId} and kind <> 'feedback'
      union all select completed_at from video_completions where student_id = ${studentId}
    ), work as (
      select ${place('done_at')} as at, 'exercise' as kind from first_right
      union all select at, 'review' from asked where source = 'review'
      union all select ${place('done_at')}, 'completed' from done
    )
    select at::int, count(*) filter (where kind = 'exercise')::int as exercise,
      count(*) filter (where kind = 'review')::int as review,
      count(*) filter (where kind = 'completed')::int as completed
    from work group by at order by at`
}

/** What was answered on these days; what was before them is left out. */
export async function answersByDay(
  tx: Tx,
  studentId: string,
  days: readonly LivedDay[],
): Promise<DayAnswers[]> {
  const place = placeIn(tx, days)
  return tx<DayAnswers[]>`
    select ${place('at')}::int as at, count(*)::int as answers,
      count(*) filter (where verdict <> 'wrong')::int as right, sum(least(ms, ${mostMs}))::int as ms
    from ${everyAnswer(tx, studentId)} every where at >= ${days[0]?.start ?? null} group by 1 order by 1`
}
