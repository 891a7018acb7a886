import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { passwordAgain } from './person-fields.ts'

/** One signing in on one device, while it lasts. */
export const SessionListed = z.object({
  id: z.string(),
  /** What the browser says of itself, and where it was. */
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
  /** An admin looks through this student's eyes (domain 13). */
  isImpersonation: z.boolean(),
})
export type SessionListed = z.infer<typeof SessionListed>

export const sessions = endpoint({
  ...get,
  path: '/sessions',
  oneself: true,
  reply: z.array(SessionListed),
})

export const endSessionOf = endpoint({
  ...get,
  method: 'DELETE',
  path: '/sessions/:id',
  oneself: true,
  params: z.object({ id }),
  /** The password, where it is another session than this, and this was not opened within the last 10 minutes. */
  body: z.object({ password: passwordAgain }),
  reply: z.object({ message: z.string() }),
})
