import { z } from 'zod'
import { subscriptionStates } from './admin-orders.ts'
import { ListedPerson } from './admin-people.ts'
import { OwnAttempt } from './analytics.ts'
import { id } from './atoms.ts'
import { CreditEntry } from './credits.ts'
import { endpoint, get } from './endpoint.ts'
import { Order } from './payments.ts'
import { OwnReport } from './reports.ts'
import { SessionListed } from './sessions.ts'

const support = { ...get, access: 'admin', permission: 'support', params: z.object({ id }) } as const

const CourseOf = z.object({
  id: z.string(),
  name: z.string(),
  languageId: z.string(),
  isEnrolled: z.boolean(),
  /** In percent, as the student sees it. */
  progress: z.number(),
  completedLessons: z.number().int(),
  lessons: z.number().int(),
})
export type CourseOf = z.infer<typeof CourseOf>

const SubscriptionOf = z.object({
  id: z.string(),
  plan: z.string(),
  languageId: z.string(),
  provider: z.string(),
  isPaid: z.boolean(),
  state: z.enum(subscriptionStates),
  willRenew: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type SubscriptionOf = z.infer<typeof SubscriptionOf>

const ReviewOf = z.object({
  id: z.string(),
  date: z.string(),
  lesson: z.string(),
  rating: z.string(),
  comment: z.string(),
  answer: z.string(),
  isHidden: z.boolean(),
})
export type ReviewOf = z.infer<typeof ReviewOf>

/** A course that they finished, and whether its certificate still stands. */
const CertificateOf = z.object({
  number: z.string(),
  course: z.string(),
  /** The UTC day, YYYY-MM-DD. */
  date: z.string(),
  revokedAt: z.string().nullable(),
  /** Why it was taken back; empty while it stands. */
  reason: z.string(),
})
export type CertificateOf = z.infer<typeof CertificateOf>

/** One student, with all that support looks at to help. */
export const PersonPage = ListedPerson.extend({
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  /** YYYY-MM-DD; empty where never told. */
  birthday: z.string(),
  timeZone: z.string(),
  isLegacy: z.boolean(),
  customerId: z.string(),
  validatedAt: z.string().nullable(),
  lastVisitedPage: z.string(),
  switches: z.object({ teacherNews: z.boolean(), commentNews: z.boolean(), weeklyMail: z.boolean() }),
  /** How many answers they ever gave. */
  answers: z.number().int(),
  courses: z.array(CourseOf),
  subscriptions: z.array(SubscriptionOf),
  /** Each with the order that it belongs to; null where there was none. */
  orders: z.array(Order.omit({ receipt: true }).extend({ orderId: z.string().nullable() })),
  certificates: z.array(CertificateOf),
  credit: z.number().int(),
  credits: z.array(CreditEntry),
  sessions: z.array(SessionListed.omit({ isCurrent: true })),
  reports: z.array(OwnReport),
  reviews: z.array(ReviewOf),
})
export type PersonPage = z.infer<typeof PersonPage>

export const adminUser = endpoint({ ...support, path: '/admin/users/:id', reply: PersonPage })

/** Their answers, the latest first. */
export const userAttempts = endpoint({
  ...support,
  path: '/admin/users/:id/attempts',
  query: z.object({ cursor: z.string().max(100).optional() }),
  reply: z.array(OwnAttempt),
})
