import { canCancel, stateOf } from '#rules/tutor-requests.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/sql.ts'
import { settleRequest } from './settle-request.ts'
import { requestsOf } from './tutor-request-store.ts'

/** A student who goes comes to no lesson: each tutor who waits for them is told, and has the hour back. */
export async function cancelOpenLessons(
  tx: Tx,
  studentId: string,
  { now, config }: { now: Date; config: Config },
): Promise<void> {
  for (const request of await requestsOf(tx, { studentId })) {
    const isAgreed = request.kind === 'lesson' && stateOf(request, now) === 'accepted'
    if (!isAgreed && !canCancel(request, now)) continue
    await settleRequest(tx, request, { status: 'cancelled', event: 'cancelled', now, config })
  }
}
