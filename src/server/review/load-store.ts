import { firstSettings } from '#rules/motivation/week.ts'
import type { DoneToday } from '#rules/review/queue.ts'
import type { Tx } from '../database/sql.ts'

interface SoFar extends DoneToday {
  /** How many things a day's review may ask of them. */
  most: number
  /** Milliseconds an item took of late, null where nothing was asked for yet. Who walks away for tea is not slow. */
  pace: number | null
  hasBegun: boolean
}

/** How much of today's review is done, where what lessons asked for does not count; and how they go about it. */
export async function reviewSoFar(tx: Tx, studentId: string, today: Date): Promise<SoFar> {
  const [soFar] = await tx<SoFar[]>`
    select done.*, latest.pace,
      coalesce((select reviews_a_day from goals where student_id = ${studentId}), ${firstSettings.reviewsADay}) as most,
      exists (select from review_cards where student_id = ${studentId}) as "hasBegun"
    from (
      select count(distinct item_id)::int as reviewed,
        count(distinct item_id) filter (where state = 0)::int as introduced
      from review_log where student_id = ${studentId} and reviewed_at >= ${today} and source = 'review') done,
    (select avg(least(ms, 60000))::float8 as pace from (
      select ms from review_log where student_id = ${studentId} and source = 'review'
      order by reviewed_at desc limit 50) asked) latest`
  if (!soFar) throw new Error('The review so far was not told.')
  return soFar
}

/**
 * What falls due on each of the days that begin at these moments, by its number: today is 0, and the last moment is where
 * the last day ends. What was asked for today already is tomorrow's at the earliest.
 */
export async function dueByDay(
  tx: Tx,
  studentId: string,
  starts: Date[],
): Promise<{ itemId: string; day: number }[]> {
  const [today, ...later] = starts
  const moments = later.map((moment) => moment.toISOString())
  return tx<{ itemId: string; day: number }[]>`
    select item_id as "itemId", greatest(1, width_bucket(due, ${moments}::text[]::timestamptz[])) as day
    from review_cards where student_id = ${studentId} and mended_at is null and state > 0
      and due < ${later.at(-1) ?? null} and (due >= ${later[0] ?? null} or last_review >= ${today ?? null})`
}

/** What was met and waits to be asked for the first time. */
export async function newCards(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx<{ itemId: string }[]>`
    select item_id as "itemId" from review_cards where student_id = ${studentId} and state = 0`
  return rows.map(({ itemId }) => itemId)
}
