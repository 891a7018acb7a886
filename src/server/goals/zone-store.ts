import type { ZoneStay } from '#rules/motivation/lived-days.ts'
import type { Tx } from '../database/sql.ts'

/** Where a student was, the earliest first. */
export async function staysOf(tx: Tx, studentId: string): Promise<ZoneStay[]> {
  return tx<ZoneStay[]>`select since, time_zone as "timeZone" from zone_stays
    where student_id = ${studentId} order by since`
}

/** Whatever asks first tells it; two that ask at once wait for each other, and the journey is kept once. */
export async function addStay(tx: Tx, studentId: string, { since, timeZone }: ZoneStay): Promise<void> {
  await tx`update students set time_zone = ${timeZone} where id = ${studentId}`
  await tx`insert into zone_stays (student_id, since, time_zone)
    select id, ${since}, time_zone from students where id = ${studentId} and time_zone is distinct from
      (select time_zone from zone_stays where student_id = ${studentId} order by since desc limit 1)
    on conflict do nothing`
}
