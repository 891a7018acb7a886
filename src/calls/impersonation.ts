import { z } from 'zod'
import { SignedInUser } from './accounts.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'
import { moment } from './moments.ts'

/** Whom to be, with the texts of spec 5. `userId`, where it comes, must be the same person's. */
export const ImpersonateForm = z.object({
  email: z
    .string({ error: 'Please enter user email address' })
    .trim()
    .min(1, 'Please enter user email address')
    .pipe(z.email('Please enter a valid email address')),
  userId: id.optional(),
})
export type ImpersonateForm = z.infer<typeof ImpersonateForm>

const SignedIn = z.object({ token: z.string(), user: SignedInUser })

export const impersonateUser = endpoint({
  ...post,
  path: '/impersonateUser',
  access: 'admin',
  setsCookie: true,
  body: ImpersonateForm,
  reply: SignedIn,
})

/** Gives the admin's own session back. */
export const endImpersonation = endpoint({
  ...post,
  path: '/endImpersonation',
  setsCookie: true,
  reply: SignedIn,
})

const Person = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const Impersonation = z.object({
  id: z.string(),
  admin: Person,
  student: Person,
  address: z.string(),
  startedAt: z.string(),
  /** When it ended, or will at the latest. */
  endsAt: z.string(),
  isRunning: z.boolean(),
})
export type Impersonation = z.infer<typeof Impersonation>

export const ImpersonationQuery = z.object({
  /** A part of the name or e-mail of either, or the id of either. */
  search: z.string().trim().max(200).optional(),
  from: moment.optional(),
  until: moment.optional(),
  cursor: z.string().max(200).optional(),
})
export type ImpersonationQuery = z.infer<typeof ImpersonationQuery>

/** Who looked through whose eyes, the newest first. */
export const impersonations = endpoint({
  ...get,
  path: '/admin/impersonations',
  access: 'admin',
  permission: 'site',
  query: ImpersonationQuery,
  reply: z.array(Impersonation),
})
