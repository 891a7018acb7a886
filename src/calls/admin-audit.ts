import { z } from 'zod'
import { endpoint, get } from './endpoint.ts'
import { moment } from './moments.ts'

const site = { ...get, access: 'admin', permission: 'site' } as const

/** One change that somebody of the academy made. */
export const AuditEntry = z.object({
  id: z.string(),
  madeAt: z.iso.datetime(),
  /** Null where they have left, and the name stays as it was; and where it was done on the server's command line. */
  actorId: z.string().nullable(),
  actor: z.string(),
  address: z.string(),
  call: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** Null where nothing was said of it: a thing that is new has no before. */
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditQuery = z.object({
  actorId: z.string().max(200).optional(),
  call: z.string().max(200).optional(),
  subject: z.string().max(100).optional(),
  subjectId: z.string().trim().max(300).optional(),
  from: moment.optional(),
  until: moment.optional(),
  cursor: z.string().max(100).optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** The newest first. */
export const auditEntries = endpoint({
  ...site,
  path: '/admin/audit',
  query: AuditQuery,
  reply: z.array(AuditEntry),
})

/** What the log can be searched by: who, which call and what about ever stood in it. */
export const auditChoices = endpoint({
  ...site,
  path: '/admin/auditChoices',
  reply: z.object({
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    calls: z.array(z.string()),
    subjects: z.array(z.string()),
  }),
})
