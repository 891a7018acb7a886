import type { ZoneStay } from '#rules/motivation/lived-days.ts'
import type { Tx } from '../database/sql.ts'

/** Where a student was, the earliest first. */
export async function staysOf(tx: Tx, studentId: string): Promise<ZoneStay[]> {
  return tx<ZoneStay[]>`select since, time_zone as "timeZone" from zone_stays
    where student_id = ${studentId} order by since`
}

export async function addStay(tx: Tx, studentId: string, { since, timeZone }: ZoneStay): Promise<void> {
  await tx`insert into zone_stays (student_id, since, time_zone) values (${studentId}, ${since}, ${timeZone})
    on conflict do nothing`
  await tx`update students set time_zone = ${timeZone} where id = ${studentId}`
}
