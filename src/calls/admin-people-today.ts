import { z } from 'zod'
import { endpoint, get } from './endpoint.ts'

/** What can wait for somebody of the academy. */
export const waitingKinds = [
  'reports',
  'tutorRequests',
  'answerClaims',
  'drafts',
  'lateMails',
  'failedMails',
  'failedEvents',
  'uncountedEvents',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.number().int(),
  /** Since when the oldest of them waits. */
  since: z.iso.datetime().nullable(),
})
export type Waiting = z.infer<typeof Waiting>

/** What waits for who asks: only the kinds of work that are theirs. */
export const today = endpoint({
  ...get,
  access: 'admin',
  permission: 'insight',
  path: '/admin/today',
  reply: z.array(Waiting),
})
