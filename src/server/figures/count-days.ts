import type { Sql } from '../database/sql.ts'
import { countReads } from '../notifications/admin-notification-store.ts'
import { countNextLanguage } from '../notifications/audience-store.ts'
import { countActive, countAnswers, countStarts, countWeek, sumExercises, sumUp } from './figure-day-store.ts'
import { countNextFilm } from './film-figure-store.ts'

/**
 * While a day lasts, it is counted again every ten minutes; what began before its midnight has ended an hour after.
 * Then once a day, for what was learnt without a connection comes up to a week later.
 */
const patience = { again: '10 minutes', over: '25 hours', later: '1 day', final: '193 hours' }

/**
 * Counts one day: the oldest that was never counted, or was not over when it was; then the films that were left since,
 * and how many learn each language. True when more waits. Several servers may ask at once: one of them counts.
 */
export async function countNext(sql: Sql, now: Date): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [lock] = await tx<{ isOurs: boolean }[]>`select pg_try_advisory_xact_lock(720027) as "isOurs"`
    if (!lock?.isOurs) return false
    const passed = (since: string) => tx`(day + ${since}::interval) at time zone 'UTC' <= ${now}`
    const [due] = await tx<{ day: string; isOver: boolean; isFinal: boolean }[]>`
      select day::text, ${passed(patience.over)} as "isOver", ${passed(patience.final)} as "isFinal" from (
        select generate_series(coalesce((select max(day) + 1 from figure_days),
          least((select (min(created_at) at time zone 'UTC')::date from students),
            (select (min(answered_at) at time zone 'UTC')::date from attempts))),
          (${now}::timestamptz at time zone 'UTC')::date, '1 day')::date as day
        union
        select day from figure_days where not is_final
          and (counted_at <= ${now}::timestamptz - case when ${passed(patience.over)}
              and counted_at >= (day + ${patience.over}::interval) at time zone 'UTC'
            then ${patience.later}::interval else ${patience.again}::interval end or ${passed(patience.final)})
      ) due order by day limit 1`
    if (!due) return (await countNextFilm(tx, now)) || countNextLanguage(tx, now)
    const { day, isOver, isFinal } = due
    // Without room to hold each active student once, they are sorted on the disk.
    await tx`set local work_mem = '64MB'`
    await countActive(tx, day)
    await countAnswers(tx, day)
    if (!isOver) await sumExercises(tx, day)
    await countStarts(tx, day)
    await countWeek(tx, day)
    await sumUp(tx, day, { now, isFinal })
    if (!isOver) await countReads(tx, now)
    return true
  })
}
