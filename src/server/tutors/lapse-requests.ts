import type { Config } from '../config.ts'
import type { Sql } from '../database/sql.ts'
import { settleRequest, unlessMeanwhile } from './settle-request.ts'
import { requestsLapsed } from './tutor-request-store.ts'

/** A lesson that nobody answered before its time is off: its student is told, and has a trial back. */
export async function lapseRequests(sql: Sql, config: Config, now: Date): Promise<void> {
  for (const request of await requestsLapsed(sql, now)) {
    const change = { status: 'cancelled', event: 'lapsed', now, config } as const
    await sql.begin((tx) => settleRequest(tx, request, change)).catch(unlessMeanwhile)
  }
}
