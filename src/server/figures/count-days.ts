import type { Sql } from '../database/sql.ts'
import { countReads } from '../notifications/admin-notification-store.ts'
import { countNextLanguage } from '../notifications/audience-store.ts'
import { countActive, countAnswers, countStarts, countWeek, sumExercises, sumUp } from './figure-day-store.ts'
import { countNextFilm } from './film-figure-store.ts'

/** While a day lasts, it is counted again this often; what began before its midnight has ended an hour after. */
const patience = { again: '10 minutes', final: '25 hours' }

/**
 * Counts one day: the oldest that was never counted, or was not over when it was; then the films that were left since,
 * and how many learn each language. True when more waits. Several servers may ask at once: one of them counts.
 */
export async function countNext(sql: Sql, now: Date): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [lock] = await tx<{ isOurs: boolean }[]>`select pg_try_advisory_xact_lock(720027) as "isOurs"`
    if (!lock?.isOurs) return false
    const [due] = await tx<{ day: string; isFinal: boolean }[]>`
      select day::text, (day + ${patience.final}::interval) at time zone 'UTC' <= ${now} as "isFinal" from (
        select generate_series(coalesce((select max(day) + 1 from figure_days),
          least((select (min(created_at) at time zone 'UTC')::date from students),
            (select (min(answered_at) at time zone 'UTC')::date from attempts))),
          (${now}::timestamptz at time zone 'UTC')::date, '1 day')::date as day
        union
        select day from figure_days where not is_final
          and (counted_at <= ${now}::timestamptz - ${patience.again}::interval
            or (day + ${patience.final}::interval) at time zone 'UTC' <= ${now})
      ) due order by day limit 1`
    if (!due) return (await countNextFilm(tx, now)) || countNextLanguage(tx, now)
    const { day, isFinal } = due
    // Without room to hold each active student once, they are sorted on the disk.
    await tx`set local work_mem = '64MB'`
    await countActive(tx, day)
    await countAnswers(tx, day)
    if (!isFinal) await sumExercises(tx, day)
    await countStarts(tx, day)
    await countWeek(tx, day)
    await sumUp(tx, day, { now, isFinal })
    if (!isFinal) await countReads(tx, now)
    return true
  })
}
