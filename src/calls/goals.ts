import { z } from 'zod'
import { dailyChoices } from '#rules/review/daily-choices.ts'
import { endpoint, get } from './endpoint.ts'

/** Where the student is now: their days begin and end there. A name that nobody knows is as good as none. */
const timeZone = z.string().max(60).optional()

const Goal = z.union([
  z.object({ kind: z.literal('days'), target: z.number().int().min(1).max(7) }),
  z.object({ kind: z.literal('minutes'), target: z.number().int().min(5).max(1200) }),
])

/** What a student wants to see; `goal` null, no goal. Each can be switched off. */
export const GoalSettings = z.object({
  goal: Goal.nullable(),
  showsStreak: z.boolean(),
  restDays: z.number().int().min(0).max(5),
  showsPoints: z.boolean(),
  /** At most so many things in a day's review. */
  reviewsADay: z.literal(dailyChoices),
})
export type GoalSettings = z.infer<typeof GoalSettings>

export const Motivation = z.object({
  settings: GoalSettings,
  /** This week from Monday on: on which days something was finished, and the minutes of all of it. */
  week: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        isDone: z.boolean(),
        isToday: z.boolean(),
        isAhead: z.boolean(),
        /** Before the first piece of work: nobody rested then. */
        isBefore: z.boolean(),
      }),
    ),
    minutes: z.number().int(),
  }),
  /** Null where it is switched off. */
  streak: z
    .object({
      length: z.number().int(),
      best: z.number().int(),
      isTodayDone: z.boolean(),
      restLeft: z.number().int(),
      /** It became shorter in the last seven days: one day of rest was too many. */
      isCut: z.boolean(),
    })
    .nullable(),
  points: z.object({ today: z.number().int(), week: z.number().int(), total: z.number().int() }).nullable(),
})
export type Motivation = z.infer<typeof Motivation>

/** The weekly goal, the streak and the points, as far as the student wants them. */
export const motivation = endpoint({
  ...get,
  path: '/goals',
  query: z.object({ timeZone }),
  reply: Motivation,
})

export const changeGoals = endpoint({
  ...get,
  method: 'PUT',
  oneself: true,
  path: '/goals',
  query: z.object({ timeZone }),
  body: GoalSettings,
  reply: Motivation,
})
