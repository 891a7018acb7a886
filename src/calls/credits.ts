import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

/** One row of the ledger: what was earned, given or taken, and why (domain 9). */
export const CreditEntry = z.object({
  id: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  date: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** The sum, and every row of it, the newest first. */
export const credits = endpoint({
  ...get,
  path: '/credits',
  reply: z.object({ credit: z.number().int(), entries: z.array(CreditEntry) }),
})

export const CreditGrant = z.object({
  userId: id,
  /** Below zero takes. */
  amount: z
    .number()
    .int('Credits are whole')
    .min(-100_000)
    .max(100_000)
    .refine((amount) => amount !== 0, { error: 'Please enter an amount' }),
  reason: z.string().trim().min(3, 'Please say why').max(200),
  /** Made by the client: sent again, it gives nothing twice. */
  id: z.uuid().optional(),
})
export type CreditGrant = z.infer<typeof CreditGrant>

/** Gives credits to a student, or takes some; the reply is the new sum. */
export const grantCredits = endpoint({
  ...post,
  path: '/admin/credits',
  access: 'admin',
  body: CreditGrant,
  reply: z.object({ credit: z.number().int() }),
})
