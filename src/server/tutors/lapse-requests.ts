import { hasBegun } from '#rules/tutor-requests.ts'
import type { Config } from '../config.ts'
import type { Sql } from '../database/sql.ts'
import { settleRequest, unlessMeanwhile } from './settle-request.ts'
import { requestsLapsed } from './tutor-request-store.ts'

/** Of what is older nobody wants a letter. */
const newsFor = 7 * 86_400_000

/** A lesson that nobody answered before its time is off: its student is told, and has a trial back. */
export async function lapseRequests(sql: Sql, config: Config, now: Date): Promise<void> {
  const newsSince = new Date(now.getTime() - newsFor)
  for (const request of await requestsLapsed(sql, now)) {
    const event = hasBegun(request, newsSince) ? null : 'lapsed'
    const change = { status: 'cancelled', event, now, config } as const
    await sql.begin((tx) => settleRequest(tx, request, change)).catch(unlessMeanwhile)
  }
}
