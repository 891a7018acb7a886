import { z } from 'zod'
import { attempt, id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'
import { Exercise, Verdict } from './practice.ts'

/** Where the student is now: days begin and end there. A name that nobody knows is as good as none. */
const timeZone = z.string().max(60).optional()

const strength = z.number().int().min(0).max(4)
const ReviewKind = z.enum(['word', 'letter', 'sentence', 'mistake'])

/**
 * One thing to remember, asked as an exercise. `task`: an exercise as the lesson has it; a word to read or to hear
 * whose meaning is chosen; a meaning whose word is written.
 */
export const ReviewItem = z.object({
  cardId: z.string(),
  kind: ReviewKind,
  task: z.enum(['exercise', 'read', 'hear', 'write']),
  strength,
  exercise: Exercise,
  /** What it is about, and what it gives away: two that are kin never follow each other. */
  about: z.string(),
  mentions: z.array(z.string()),
})
export type ReviewItem = z.infer<typeof ReviewItem>

export const ReviewLoad = z.object({
  /** How much today still asks for, and the minutes it takes at one's own pace. */
  due: z.number().int(),
  minutes: z.number().int(),
  /** More is due than a day holds: the rest comes on the next days. */
  isCatchingUp: z.boolean(),
  /** Something is remembered already, due or not. */
  hasBegun: z.boolean(),
})
export type ReviewLoad = z.infer<typeof ReviewLoad>

export const ReviewSession = ReviewLoad.extend({
  items: z.array(ReviewItem),
  /** How many come tomorrow and on the six days after it. */
  forecast: z.array(z.object({ day: z.string(), due: z.number().int() })),
})
export type ReviewSession = z.infer<typeof ReviewSession>

export const ReviewAnswer = attempt.extend({ cardId: id })
export type ReviewAnswer = z.infer<typeof ReviewAnswer>

const MyWord = z.object({
  id: z.string(),
  native: z.string(),
  roman: z.string(),
  meaning: z.string(),
  audio: z.string(),
  strength,
  /** When it is asked for next. */
  due: z.iso.datetime(),
  /** How often it was forgotten. */
  lapses: z.number().int(),
})
export type MyWord = z.infer<typeof MyWord>

const MyMistake = z.object({
  exerciseId: z.string(),
  question: z.string(),
  /** The Hindi that it was about, and its English. */
  hindi: z.string(),
  english: z.string(),
  /** What was answered last, what is right, and why; empty where there is nothing to say. */
  written: z.string(),
  right: z.string(),
  why: z.string(),
  /** Answered right once: once more on another day, and it is mended. */
  isHalfMended: z.boolean(),
  missedAt: z.iso.datetime(),
  /** The lesson that it comes from. */
  place: z.object({
    languageId: z.string(),
    courseId: z.string(),
    chapterId: z.string(),
    lessonId: z.string(),
    lessonName: z.string(),
  }),
})
export type MyMistake = z.infer<typeof MyMistake>

/** Everything for today's review, in one answer. */
export const review = endpoint({
  ...get,
  path: '/review',
  query: z.object({ timeZone }),
  reply: ReviewSession,
})

/** Only how much is due: for the dashboard. */
export const reviewLoad = endpoint({
  ...get,
  path: '/review/load',
  query: z.object({ timeZone }),
  reply: ReviewLoad,
})

/** Judges one answer, and sets the day on which the thing is asked for next. The id is the client's (domain 14). */
export const reviewAnswers = endpoint({
  ...post,
  path: '/review/answers',
  body: ReviewAnswer,
  reply: Verdict.extend({ due: z.iso.datetime() }),
})

const listed = z.object({ search: z.string().max(100).default(''), cursor: z.string().max(300).optional() })

/** The student's words, the newest first; `search` is Devanagari, roman or English. */
export const myWords = endpoint({
  ...get,
  path: '/myWords',
  query: listed,
  reply: z.object({ words: z.array(MyWord), total: z.number().int(), next: z.string().nullable() }),
})

/** What was answered wrong and is not mended yet, the latest first. */
export const myMistakes = endpoint({
  ...get,
  path: '/myMistakes',
  query: listed.omit({ search: true }),
  reply: z.object({ mistakes: z.array(MyMistake), total: z.number().int(), next: z.string().nullable() }),
})
