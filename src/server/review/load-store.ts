import type { DoneToday } from '#rules/review/queue.ts'
import type { Tx } from '../database/sql.ts'

/** How much of today's review is done. What lessons asked for does not count. */
export async function doneToday(tx: Tx, studentId: string, today: Date): Promise<DoneToday> {
  const [done] = await tx<DoneToday[]>`
    select count(distinct item_id)::int as reviewed,
      count(distinct item_id) filter (where state = 0)::int as introduced
    from review_log where student_id = ${studentId} and reviewed_at >= ${today} and source = 'review'`
  return done ?? { reviewed: 0, introduced: 0 }
}

/** Milliseconds an item took of late, null where nothing was asked for yet. Who walks away for tea is not slow. */
export async function ownPace(tx: Tx, studentId: string): Promise<number | null> {
  const [pace] = await tx<{ ms: number | null }[]>`select avg(least(ms, 60000))::float8 as ms from (
    select ms from review_log where student_id = ${studentId} and source = 'review'
    order by reviewed_at desc limit 50) latest`
  return pace?.ms ?? null
}

export async function hasCards(tx: Tx, studentId: string): Promise<boolean> {
  const [row] = await tx<{ has: boolean }[]>`
    select exists (select from review_cards where student_id = ${studentId}) as has`
  return row?.has ?? false
}

/**
 * How many fall due on each of the days that begin at these moments: today first, and last the moment where it ends.
 * What was asked for today already is tomorrow's at the earliest.
 */
export async function dueByDay(tx: Tx, studentId: string, starts: Date[]): Promise<number[]> {
  const [today, ...later] = starts
  const moments = later.map((moment) => moment.toISOString())
  const rows = await tx<{ day: number; due: number }[]>`
    select greatest(1, width_bucket(due, ${moments}::text[]::timestamptz[])) as day, count(*)::int as due
    from review_cards where student_id = ${studentId} and mended_at is null and state > 0
      and due < ${later.at(-1) ?? null} and (due >= ${later[0] ?? null} or last_review >= ${today ?? null})
    group by 1`
  return later.slice(1).map((_, at) => rows.find(({ day }) => day === at + 1)?.due ?? 0)
}

/** How many things were met and wait to be asked for the first time. */
export async function newCards(tx: Tx, studentId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from review_cards where student_id = ${studentId} and state = 0`
  return row?.count ?? 0
}
