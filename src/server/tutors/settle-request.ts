import type { RequestState } from '#rules/tutor-requests.ts'
import type { Span } from '#rules/tutor-slots.ts'
import { hashOf, newToken } from '../accounts/sessions/tokens.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { RequestEvent, Side } from './letters/letter-parts.ts'
import { tellOf } from './letters/tell-of-request.ts'
import { changeRequest, requestsOf, type TutorRequestRow } from './tutor-request-store.ts'

interface Settling {
  status: RequestState
  /** Null where nobody is told. */
  event: RequestEvent | null
  /** Where one side alone is told. */
  only?: Side
  reply?: string
  move?: Span & { lessonDay: string; timeZone: string }
  now: Date
  config: Config
}

/** Changes a request and tells both sides; what waits for the tutor gets a new link, and every older link ends. */
export async function settleRequest(
  tx: Tx,
  request: TutorRequestRow,
  { status, event, only, config, ...change }: Settling,
): Promise<TutorRequestRow> {
  const token = status === 'asked' ? newToken() : undefined
  const answerHash = token === undefined ? null : hashOf(token)
  const isChanged = await changeRequest(tx, request, { ...change, status, answerHash })
  const [changed] = await requestsOf(tx, { id: request.id })
  if (!isChanged || !changed) throw new Refusal(409, 'Something changed meanwhile. Please look again.')
  const { now } = change
  const more = { ...(token ? { token } : {}), ...(change.move ? { until: request } : {}) }
  if (event) await tellOf(tx, { event, request: changed, only, now, ...more }, config)
  return changed
}

/** Of two who settle one request at once, as with one link, one was first. */
export function unlessMeanwhile(error: unknown): null {
  if (error instanceof Refusal && error.status === 409) return null
  throw error
}
