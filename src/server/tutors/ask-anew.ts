import { hasBegun } from '#rules/tutor-requests.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/sql.ts'
import { settleRequest } from './settle-request.ts'
import { requestsWaiting } from './tutor-request-store.ts'

/**
 * For a tutor whose address was put right: what waits for their answer is asked again, there, and every link that went
 * to the other address ends. Students have their letter.
 */
export async function askAnew(
  tx: Tx,
  tutorId: string,
  { now, config }: { now: Date; config: Config },
): Promise<void> {
  for (const request of await requestsWaiting(tx, tutorId)) {
    const event = hasBegun(request, now) ? null : 'asked'
    await settleRequest(tx, request, { status: 'asked', event, only: 'tutor', now, config })
  }
}
