import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'

export const MailState = z.enum(['waiting', 'sent', 'failed'])

/** A mail as an admin sees it: never its words, which hold links that open accounts. */
export const ListedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.number().int(),
  lastError: z.string(),
  createdAt: z.string(),
})
export type ListedMail = z.infer<typeof ListedMail>

const MailQuery = z.object({
  state: MailState.optional(),
  /** Beginnings of words of the address or the subject. */
  search: z.string().max(200).optional(),
  cursor: z.string().max(100).optional(),
})
export type MailQuery = z.infer<typeof MailQuery>

/** The newest first. */
export const adminMails = endpoint({
  method: 'GET',
  path: '/admin/mails',
  access: 'admin',
  permission: 'support',
  family: 'newer',
  query: MailQuery,
  reply: z.array(ListedMail),
})

/** A failed mail starts again from its first try. */
export const retryMail = endpoint({
  method: 'POST',
  path: '/admin/mails/:id/retry',
  access: 'admin',
  permission: 'support',
  family: 'newer',
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})
