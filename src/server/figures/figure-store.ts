import type { Figures, PaidMonth } from '#calls/admin-figures.ts'
import type { Tx } from '../database/sql.ts'
import { cohortWeeks } from './figure-day-store.ts'

export async function figureDays(tx: Tx, days: number): Promise<Pick<Figures, 'days' | 'countedAt'>> {
  const rows = await tx<(Figures['days'][number] & { countedAt: Date })[]>`
    select day::text, sign_ups as "signUps", active, active_week as "activeWeek", active_month as "activeMonth",
      answers, right_answers as right, counted_at as "countedAt"
    from figure_days order by day desc limit ${days}`
  const countedAt = rows[0]?.countedAt.toISOString() ?? null
  return { countedAt, days: rows.reverse().map(({ countedAt: _, ...day }) => day) }
}

/** The newest weeks of newcomers, the oldest of them first. */
export async function cohorts(tx: Tx): Promise<Figures['cohorts']> {
  const rows = await tx<{ week: string; size: number; kept: number[] }[]>`
    with newest as (select date_trunc('week', max(day)::timestamp)::date as monday from figure_days),
      weeks as (select (monday - 7 * back)::date as week, back from newest, generate_series(0, ${cohortWeeks - 1}) back)
    select weeks.week::text, (select coalesce(sum(sign_ups), 0)::int from figure_days
        where day between weeks.week and weeks.week + 6) as size,
      array(select coalesce(students, 0) from generate_series(0, back) after left join figure_cohorts
        on cohort = weeks.week and figure_cohorts.week = weeks.week + 7 * after order by after) as kept
    from weeks where weeks.week is not null order by weeks.week`
  return rows.filter(({ size }) => size > 0)
}

/** How many began and finished each lesson and course, by its id. */
export async function thingSums(tx: Tx): Promise<Map<string, { started: number; finished: number }>> {
  const rows = await tx<{ id: string; started: number; finished: number }[]>`
    select thing_id as id, sum(starts)::int as started, sum(finishes)::int as finished
    from thing_days group by thing_id`
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

export interface HardRow {
  id: string
  answers: number
  wrong: number
  hints: number
}

/** Those most often answered wrong, of those that were answered often enough to say so. */
export function hardest(
  tx: Tx,
  { exerciseIds, atLeast, most }: { exerciseIds: string[]; atLeast: number; most: number },
): Promise<HardRow[]> {
  return tx<HardRow[]>`select exercise_id as id, answers, wrong, hints from exercise_sums
    where exercise_id = any(${exerciseIds}) and answers >= ${atLeast} and wrong > 0
    order by wrong::float8 / answers desc, wrong desc, exercise_id limit ${most}`
}

/** What was answered in their place, the commonest first, a few for each. */
export function wrongAnswers(tx: Tx, exerciseIds: string[], most: number) {
  return tx<{ id: string; answer: string; times: number }[]>`
    select id, answer, times from (
      select exercise_id as id, answer, sum(times)::int as times,
        row_number() over (partition by exercise_id order by sum(times) desc, answer) as place
      from wrong_answer_days where exercise_id = any(${exerciseIds}) group by exercise_id, answer) ranked
    where place <= ${most} order by id, place`
}

export interface FilmRow {
  id: string
  started: number
  finished: number
  leftAt: number[]
}

export function filmRows(tx: Tx): Promise<FilmRow[]> {
  return tx<FilmRow[]>`select film_id as id, started, finished, left_at as "leftAt" from film_figures`
}

/** The last two years, the newest month first. */
export function paidMonths(tx: Tx, now: Date): Promise<PaidMonth[]> {
  return tx<PaidMonth[]>`
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month, currency, count(*)::int as payments,
      sum(amount)::int8 as amount, sum(refunded_amount)::int8 as refunded
    from payments where paid_at >= date_trunc('month', ${now}::timestamptz) - interval '23 months'
    group by 1, 2 order by 1 desc, 2 desc`
}
