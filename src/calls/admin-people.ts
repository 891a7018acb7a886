import { z } from 'zod'
import { roles } from '#rules/permissions.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'
import { visibleText } from './visible-text.ts'

const support = { access: 'admin', permission: 'support' } as const
const people = { access: 'admin', permission: 'people' } as const
const one = { params: z.object({ id }) } as const
const Said = z.object({ message: z.string() })

/** Smaller parts of the list. */
export const accountStates = ['active', 'disabled', 'notActivated', 'star'] as const

/** Somebody with an account, as a row of the list. */
export const ListedPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roles),
  country: z.string(),
  isActive: z.boolean(),
  isStarUser: z.boolean(),
  isValidated: z.boolean(),
  hasTwoSteps: z.boolean(),
  /** What they pay for now; empty where nothing. */
  plan: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type ListedPerson = z.infer<typeof ListedPerson>

export const PeopleQuery = z.object({
  /** The beginnings of words of name, e-mail, username or id. */
  search: z.string().trim().max(200).optional(),
  role: z.enum(roles).optional(),
  state: z.enum(accountStates).optional(),
  subscribed: z.enum(['yes', 'no']).optional(),
  cursor: z.string().max(300).optional(),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

/** Everybody, the newest first. */
export const adminUsers = endpoint({
  ...get,
  ...support,
  path: '/admin/users',
  query: PeopleQuery,
  reply: z.array(ListedPerson),
})

/** Who works here. */
export const staff = endpoint({ ...get, ...people, path: '/admin/staff', reply: z.array(ListedPerson) })

export const PersonChange = z
  .object({ isActive: z.boolean(), isStarUser: z.boolean(), role: z.enum(roles) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'Say what to change.' })
export type PersonChange = z.infer<typeof PersonChange>

/** Disabling ends every session. */
export const changeUser = endpoint({
  ...people,
  ...one,
  method: 'PATCH',
  family: 'newer',
  path: '/admin/users/:id',
  body: PersonChange,
  reply: ListedPerson,
})

const Enrolling = z.object({ userId: id, courseId: id })

export const enrol = endpoint({
  ...post,
  ...support,
  path: '/admin/enrolments',
  body: Enrolling,
  reply: Said,
})

/** What they did in the course stays, and counts again when they are enrolled again. */
export const withdraw = endpoint({
  ...support,
  method: 'DELETE',
  family: 'newer',
  path: '/admin/enrolments',
  body: Enrolling,
  reply: Said,
})

export const sendActivation = endpoint({
  ...post,
  ...support,
  ...one,
  path: '/admin/users/:id/activationLink',
  reply: Said,
})

export const sendReset = endpoint({
  ...post,
  ...support,
  ...one,
  path: '/admin/users/:id/resetLink',
  reply: Said,
})

/** On every device; they can sign in again. */
export const endSessions = endpoint({
  ...post,
  ...support,
  ...one,
  path: '/admin/users/:id/endSessions',
  reply: Said,
})

/** Lost app and lost codes: off, signed out everywhere, and told by mail. */
export const takeOffTwoSteps = endpoint({
  ...people,
  ...one,
  method: 'DELETE',
  family: 'newer',
  path: '/admin/users/:id/twoSteps',
  body: z.object({
    reason: visibleText('Say why.').min(3, 'Say why.').max(300, 'Say it in 300 characters.'),
  }),
  reply: Said,
})

/** All that is held about them, for who asks us for it: a change of nothing, and still written down. */
export const exportUser = endpoint({
  ...post,
  ...people,
  ...one,
  path: '/admin/users/:id/export',
  reply: z.record(z.string(), z.unknown()),
})

/** Their e-mail, typed, says that it is really them. */
export const deleteUser = endpoint({
  ...people,
  ...one,
  method: 'DELETE',
  family: 'newer',
  path: '/admin/users/:id',
  body: z.object({ email: z.string().trim().max(300) }),
  reply: Said,
})
