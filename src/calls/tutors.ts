import { z } from 'zod'
import { classSizes, readLessonDay, requestStates } from '#rules/tutor-requests.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'
import { moment } from './moments.ts'

/** spec 3, tutor; `price` in US$ per hour. Their address is for mail alone (domain 17). */
export const Tutor = z.object({
  _id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  price: z.number(),
  description: z.string(),
  /** A file's name under /UserProfile/, or empty. */
  profile_pic: z.string(),
  language_id: z.array(z.string()),
  /** The average of what students gave, 0 where nobody did. */
  review: z.number(),
  noofpersonreview: z.number().int(),
  speaks: z.string(),
  timeZone: z.string(),
  lessonMinutes: z.number().int(),
  /** Null where there is no trial, or this student has had theirs. */
  trial: z.object({ price: z.number(), minutes: z.number().int() }).nullable(),
  /** Whether hours of theirs can be chosen; where not, one asks for a day. */
  hasHours: z.boolean(),
})
export type Tutor = z.infer<typeof Tutor>

export const tutorList = endpoint({
  method: 'GET',
  path: '/tutor/list',
  access: 'student',
  family: 'older',
  query: z.object({ language_id: id.optional() }),
  reply: z.object({ tutor: z.array(Tutor) }),
})

const chosen = {
  /** Made by who asks: sent again with the same, it is one request. */
  id: z.uuid().optional(),
  tutor_id: z.string({ error: 'Please choose a tutor' }).min(1, 'Please choose a tutor').max(200),
  language_id: z.string({ error: 'Please choose a language' }).min(1, 'Please choose a language').max(200),
  classsize: z.enum(classSizes, { error: 'Please choose a class size' }),
  /** Where the student is: the tutor's mail and the invitation speak of their day. */
  timeZone: z.string().max(60).optional(),
}

const MessageForm = z.object({
  type: z.literal('message'),
  ...chosen,
  message: z
    .string({ error: 'Please write a message' })
    .trim()
    .min(1, 'Please write a message')
    .max(4000, 'A message holds 4000 characters'),
})

const lessonDate = z
  .string({ error: 'Please choose a date' })
  .refine((date) => readLessonDay(date) !== null, { error: 'Please choose a date' })

const LessonForm = z.object({
  type: z.literal('lesson'),
  ...chosen,
  /** DD-MMM-YYYY. */
  date: lessonDate,
  /** HH:MM on a clock of `timeZone`. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time')
    .optional(),
  /** In place of date and time, the one moment that is meant: where clocks are put back an hour comes twice. */
  slot: moment.optional(),
  isTrial: z.boolean().default(false),
})
export type LessonForm = z.output<typeof LessonForm>

export const TutorRequestForm = z.discriminatedUnion('type', [MessageForm, LessonForm])
export type TutorRequestForm = z.output<typeof TutorRequestForm>

export const requestTutor = endpoint({
  method: 'POST',
  path: '/tutor/requesttutormsgwithauth',
  access: 'student',
  family: 'older',
  oneself: true,
  body: TutorRequestForm,
  reply: z.object({ id: z.string(), message: z.string() }),
})

/** The hours of a tutor that can still be had, as moments. */
export const tutorSlots = endpoint({
  ...get,
  path: '/tutors/:id/slots',
  params: z.object({ id }),
  reply: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })),
})

/** What a student asked of a tutor, and what became of it. */
export const TutorRequest = z.object({
  id: z.string(),
  tutor: z.object({ _id: z.string(), name: z.string(), hasHours: z.boolean() }),
  language_id: z.string(),
  classsize: z.enum(classSizes),
  type: z.enum(['message', 'lesson']),
  message: z.string(),
  /** DD-MMM-YYYY on the student's calendar, empty for a message. */
  date: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  timeZone: z.string(),
  isTrial: z.boolean(),
  /** US$, as it was shown when it was asked for. */
  price: z.number(),
  status: z.enum(requestStates),
  /** What the tutor wrote. */
  reply: z.string(),
  rating: z.number().nullable(),
  createdAt: z.string(),
  canCancel: z.boolean(),
  canMove: z.boolean(),
})
export type TutorRequest = z.infer<typeof TutorRequest>

export const ownTutorRequests = endpoint({
  ...get,
  path: '/tutors/requests',
  reply: z.array(TutorRequest),
})

// What is checked stands in each call, where a built page leaves it out (decision 18).
const one = { ...post, oneself: true } as const

export const cancelTutorRequest = endpoint({
  ...one,
  path: '/tutors/requests/:id/cancel',
  params: z.object({ id }),
  reply: TutorRequest,
})

export const moveTutorRequest = endpoint({
  ...one,
  path: '/tutors/requests/:id/move',
  params: z.object({ id }),
  body: z.object({ slot: moment, timeZone: z.string().max(60).optional() }),
  reply: TutorRequest,
})

export const rateTutorRequest = endpoint({
  ...one,
  path: '/tutors/requests/:id/rating',
  params: z.object({ id }),
  body: z.object({ rating: z.number().min(0.5).max(5).multipleOf(0.5) }),
  reply: TutorRequest,
})
