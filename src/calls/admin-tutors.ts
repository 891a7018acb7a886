import { z } from 'zod'
import { isTimeZone } from '#rules/review/calendar-day.ts'
import { requestStates } from '#rules/tutor-requests.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { calendarDay } from './moments.ts'
import { Tutor, TutorRequest } from './tutors.ts'
import { begunFrom, version } from './version.ts'
import { visibleText } from './visible-text.ts'

const admin = { ...get, access: 'admin' } as const
const requests = { ...admin, permission: 'support' } as const
const one = { ...admin, params: z.object({ id }) } as const

/** A tutor's request as an admin sees it: with who asks, and how often it has changed. */
export const ListedTutorRequest = TutorRequest.extend({
  sequence: z.number().int(),
  student: z.object({ id: z.string(), name: z.string(), email: z.string() }),
})
export type ListedTutorRequest = z.infer<typeof ListedTutorRequest>

export const adminTutorRequests = endpoint({
  ...requests,
  path: '/admin/tutorRequests',
  query: z.object({ status: z.enum(requestStates).optional(), cursor: z.string().max(300).optional() }),
  reply: z.array(ListedTutorRequest),
})

export const adminTutorRequest = endpoint({
  ...one,
  permission: 'support',
  path: '/admin/tutorRequests/:id',
  reply: ListedTutorRequest,
})

export const changeTutorRequest = endpoint({
  ...one,
  permission: 'support',
  method: 'PATCH',
  path: '/admin/tutorRequests/:id',
  body: z.object({
    status: z.enum(requestStates),
    /** As it was listed; a change since then refuses it. Left out, the latest is meant. */
    sequence: z.int32().optional(),
  }),
  reply: ListedTutorRequest,
})

const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please give a time as 09:30')
const inOrder = { error: 'Hours end after they begin' }

const WeeklyHours = z
  .object({ weekday: z.number().int().min(1).max(7), from: clock, until: clock })
  .refine(({ from, until }) => from < until, inOrder)

const week = z
  .array(WeeklyHours)
  .max(100)
  .superRefine((hours, { addIssue }) => {
    const overlaps = (one: Hours, other: Hours) =>
      one.weekday === other.weekday && one.from < other.until && other.from < one.until
    for (const [at, one] of hours.entries()) {
      if (hours.slice(0, at).some((before) => overlaps(one, before)))
        addIssue({ code: 'custom', path: [at], message: 'Other hours of this day reach into these' })
    }
  })
type Hours = z.infer<typeof WeeklyHours>

/** Without `from` and `until` it is a day off. */
const SpecialDay = z
  .object({ day: calendarDay, from: clock.optional(), until: clock.optional() })
  .refine(
    ({ from, until }) => (from === undefined ? until === undefined : until !== undefined && from < until),
    inOrder,
  )

const name = visibleText().max(60)
const dollars = z.number().min(0).max(10_000).multipleOf(0.01)

export const TutorForm = z.object({
  firstname: name,
  lastname: z.string().trim().max(60),
  /** Written, never read: no call answers with it. */
  email: z.email(),
  description: z.string().trim().max(2000),
  profile_pic: z
    .string()
    .regex(/^[\w.-]*$/)
    .max(200),
  language_id: z.array(id).min(1).max(50),
  speaks: z.string().trim().max(200),
  timeZone: z.string().refine(isTimeZone, { error: 'This is not the name of a time zone' }),
  price: dollars,
  trialPrice: dollars.nullable(),
  lessonMinutes: z.number().int().min(15).max(240),
  trialMinutes: z.number().int().min(15).max(240),
  isActive: z.boolean(),
  hours: week,
  days: z.array(SpecialDay).max(400),
})
export type TutorForm = z.infer<typeof TutorForm>

/** A tutor as an admin keeps them. */
export const KeptTutor = Tutor.omit({ trial: true }).extend({
  version,
  trialPrice: z.number().nullable(),
  trialMinutes: z.number().int(),
  isActive: z.boolean(),
  hours: z.array(z.object({ weekday: z.number().int(), from: z.string(), until: z.string() })),
  days: z.array(z.object({ day: z.string(), from: z.string().optional(), until: z.string().optional() })),
})
export type KeptTutor = z.infer<typeof KeptTutor>

export const adminTutors = endpoint({ ...admin, path: '/admin/tutors', reply: z.array(KeptTutor) })

export const adminTutor = endpoint({ ...one, path: '/admin/tutors/:id', reply: KeptTutor })

export const addTutor = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/tutors',
  body: z.object({
    ...TutorForm.shape,
    lastname: TutorForm.shape.lastname.default(''),
    description: TutorForm.shape.description.default(''),
    profile_pic: TutorForm.shape.profile_pic.default(''),
    speaks: TutorForm.shape.speaks.default(''),
    timeZone: TutorForm.shape.timeZone.default('Asia/Kolkata'),
    trialPrice: TutorForm.shape.trialPrice.default(null),
    lessonMinutes: TutorForm.shape.lessonMinutes.default(60),
    trialMinutes: TutorForm.shape.trialMinutes.default(30),
    isActive: TutorForm.shape.isActive.default(true),
    hours: TutorForm.shape.hours.default([]),
    days: TutorForm.shape.days.default([]),
  }),
  reply: KeptTutor,
})

export const changeTutor = endpoint({
  ...one,
  method: 'PATCH',
  path: '/admin/tutors/:id',
  body: TutorForm.partial().extend(begunFrom),
  reply: KeptTutor,
})

/** A tutor who leaves is listed no more; what was agreed upon stays. */
export const retireTutor = endpoint({
  ...one,
  method: 'DELETE',
  path: '/admin/tutors/:id',
  reply: z.object({ message: z.string() }),
})
