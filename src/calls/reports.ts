import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'

const issueTypes = ['content', 'technical', 'other', 'suggestion'] as const

/** spec 3, issue report; what the client says of user and status is ignored (domain 22). */
export const IssueReportForm = z.object({
  lesson_id: id.optional(),
  issueType: z.enum(issueTypes),
  comments: z
    .string({ error: 'Please enter some comments' })
    .trim()
    .min(1, 'Please enter some comments')
    .min(20, 'Please enter some comments with minimum length of 20')
    .max(4000),
  reportLocation: z.string().max(500).default(''),
  exerciseDetailUrl: z.string().max(500).default(''),
  exerciseMasterUrl: z.string().max(500).default(''),
  vocabularyUrl: z.string().max(500).default(''),
})
export type IssueReportForm = z.infer<typeof IssueReportForm>

export const report = endpoint({
  method: 'POST',
  path: '/report',
  access: 'student',
  family: 'newer',
  oneself: true,
  body: IssueReportForm,
  reply: z.object({ id: z.string(), message: z.string() }),
})

const status = z.enum(['open', 'in_progress', 'resolved', 'closed'])

/** A report as who made it sees it again. */
export const OwnReport = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  issueType: z.enum(issueTypes),
  comments: z.string(),
  /** The lesson's name; empty where it is about none. */
  lesson: z.string(),
  status,
  /** What the academy says to it. */
  answer: z.string(),
})
export type OwnReport = z.infer<typeof OwnReport>

/** One's own reports, the newest first. */
export const ownReports = endpoint({ ...get, path: '/reports', reply: z.array(OwnReport) })

/** spec 3, issue report, whole: for the admins. */
export const IssueReport = z.object({
  id: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  userId: z.string(),
  lesson_id: z.string().nullable(),
  issueType: z.enum(issueTypes),
  status,
  isDeleted: z.boolean(),
  comments: z.string(),
  reportLocation: z.string(),
  exerciseDetailUrl: z.string(),
  exerciseMasterUrl: z.string(),
  vocabularyUrl: z.string(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
})
export type IssueReport = z.infer<typeof IssueReport>

const admin = { access: 'admin', permission: 'support', family: 'newer' } as const

/** The queue: the longest waiting first; `before` in its cursor. */
export const reportQueue = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/reports',
  query: z.object({ status: status.optional(), cursor: z.string().max(200).optional() }),
  reply: z.array(IssueReport),
})

export const issueReport = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/reports/:id',
  params: z.object({ id }),
  reply: IssueReport,
})

/** What is left out stays. */
export const reviseReport = endpoint({
  ...admin,
  method: 'PATCH',
  path: '/admin/reports/:id',
  params: z.object({ id }),
  body: z.object({
    status: status.optional(),
    answer: z.string().trim().max(2000).optional(),
    isDeleted: z.boolean().optional(),
    /** As it was listed: where it says something else by now it is refused, with `stands` beside the message. */
    seen: z.object({ status: status.optional(), answer: z.string().optional() }).optional(),
  }),
  reply: IssueReport,
})
