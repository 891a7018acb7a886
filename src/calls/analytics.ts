import { z } from 'zod'
import { endpoint, get } from './endpoint.ts'
import { Verdict } from './practice.ts'

const count = z.number().int().nonnegative()

/** Where a lesson stands, for a link to it. */
const Place = z.object({
  languageId: z.string(),
  courseId: z.string(),
  chapterId: z.string(),
  lessonId: z.string(),
  lessonName: z.string(),
})

/** One answer of the log. */
export const OwnAttempt = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** What was asked: the question, and the Hindi or English that it was about; all empty where it is taught no more. */
  question: z.string(),
  hindi: z.string(),
  english: z.string(),
  answer: z.string(),
  right: z.string(),
  verdict: Verdict.shape.verdict,
  /** The lesson that it belongs to, where the student may open it. */
  place: Place.nullable(),
})
export type OwnAttempt = z.infer<typeof OwnAttempt>

const AttemptPage = z.object({ items: z.array(OwnAttempt), next: z.string().nullable() })
export type AttemptPage = z.infer<typeof AttemptPage>

const ConfusedPair = z.object({ expected: z.string(), given: z.string() })

/** All numbers of a student's own learning. Times are sums of answers, a minute each at most. */
export const Analytics = z.object({
  today: z.string(),
  /** The days of the last 53 weeks with answers, in their order. */
  days: z.array(z.object({ day: z.string(), answers: count, right: count, ms: count })),
  /** Since the beginning. */
  totals: z.object({ days: count, answers: count, right: count, ms: count }),
  /** Words and letters by how firmly they are remembered: met only, fresh, for days, for weeks, for months. */
  words: z.array(count).length(5),
  /** What falls due today and on the thirteen days after it. */
  forecast: z.array(z.object({ day: z.string(), due: count })),
  /** These are of the last 90 days. */
  skills: z.array(
    z.object({
      skill: z.enum(['listen', 'read', 'watch', 'type', 'order', 'speak']),
      answers: count,
      right: count,
    }),
  ),
  confusions: z.array(ConfusedPair.extend({ count, examples: z.array(ConfusedPair) })),
  weakest: z.object({
    lessons: z.array(z.object({ place: Place, answers: count, right: count })),
    words: z.array(
      z.object({
        id: z.string(),
        native: z.string(),
        roman: z.string(),
        meaning: z.string(),
        place: Place,
        answers: count,
        right: count,
      }),
    ),
  }),
  /** The latest of one's own answers. */
  attempts: AttemptPage,
})
export type Analytics = z.infer<typeof Analytics>

/** Everything that /analytics shows, in one answer. */
export const analytics = endpoint({
  ...get,
  path: '/analytics',
  query: z.object({ timeZone: z.string().max(60).optional() }),
  reply: Analytics,
})

/** The student's own answers, the latest first, page by page. */
export const ownAttempts = endpoint({
  ...get,
  path: '/analytics/attempts',
  query: z.object({ cursor: z.string().max(100).optional() }),
  reply: AttemptPage,
})
