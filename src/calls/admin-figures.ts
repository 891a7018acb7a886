import { z } from 'zod'
import { currencies } from '#rules/prices.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'

const insight = { ...get, access: 'admin', permission: 'insight' } as const
const count = z.number().int()

/** How the academy does, by days of UTC. */
export const Figures = z.object({
  /** Until when it is counted; null before the first time. */
  countedAt: z.string().nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      signUps: count,
      /** On the day, in the 7 and in the 30 days that end with it. */
      active: count,
      activeWeek: count,
      activeMonth: count,
      answers: count,
      right: count,
    }),
  ),
  /** Of those who came in a week (its Monday), how many were here in that week and each one after. */
  cohorts: z.array(z.object({ week: z.string(), size: count, kept: z.array(count) })),
})
export type Figures = z.infer<typeof Figures>

export const figures = endpoint({
  ...insight,
  path: '/admin/figures',
  query: z.object({ days: z.coerce.number().int().min(7).max(400).default(84) }),
  reply: Figures,
})

const Thing = z.object({ id: z.string(), name: z.string(), started: count, finished: count })

/** How many began each course and lesson, and how many finished it. */
export const LearningFigures = z.array(Thing.extend({ languageId: z.string(), lessons: z.array(Thing) }))
export type LearningFigures = z.infer<typeof LearningFigures>

export const learningFigures = endpoint({
  ...insight,
  path: '/admin/figures/learning',
  reply: LearningFigures,
})

const place = z.object({
  languageId: z.string(),
  courseId: z.string(),
  chapterId: z.string(),
  lessonId: z.string(),
  lessonName: z.string(),
})

/** An exercise that is often answered wrong, with what is answered in its place. */
export const HardExercise = z.object({
  id: z.string(),
  questionType: z.string(),
  question: z.string(),
  hindi: z.string(),
  right: z.string(),
  place,
  answers: count,
  wrong: count,
  hints: count,
  instead: z.array(z.object({ answer: z.string(), times: count })),
})
export type HardExercise = z.infer<typeof HardExercise>

/** Of the last 90 days, those most often answered wrong first; a few answers alone say nothing. */
export const hardestExercises = endpoint({
  ...insight,
  path: '/admin/figures/exercises',
  query: z.object({ courseId: id.optional() }),
  reply: z.array(HardExercise),
})

/** Where a film is left: of those who did not finish it, how many are in each twentieth of it. */
export const FilmFigure = z.object({
  id: z.string(),
  title: z.string(),
  place,
  started: count,
  finished: count,
  leftAt: z.array(count).length(20),
})
export type FilmFigure = z.infer<typeof FilmFigure>

export const filmFigures = endpoint({
  ...insight,
  path: '/admin/figures/films',
  reply: z.array(FilmFigure),
})

/** What came in and what went back, by month and currency; in the smallest unit. */
export const PaidMonth = z.object({
  month: z.string(),
  currency: z.enum(currencies),
  payments: count,
  amount: count,
  refunded: count,
})
export type PaidMonth = z.infer<typeof PaidMonth>

export const paymentFigures = endpoint({
  ...insight,
  permission: 'money',
  path: '/admin/figures/payments',
  reply: z.array(PaidMonth),
})
