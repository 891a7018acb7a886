import { z } from 'zod'
import { isVisible } from '#rules/names.ts'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'

/** spec 3: a review shows other people only a first name and an initial (domain 18); `email`, `id`, `role` are for admins. */
export const Feedback = z.object({
  id: z.string(),
  rating: z.string(),
  comment: z.string(),
  /** What the academy says to it; empty where it says nothing. */
  answer: z.string(),
  /** Written by who asks: theirs to change. */
  isOwn: z.boolean(),
  feedbackQuestion: z.string(),
  feedbackPlaceholder: z.string(),
  createdAt: z.string(),
  user: z.object({
    name: z.string(),
    id: z.string().optional(),
    email: z.string().optional(),
    role: z.string().optional(),
  }),
  course: z.string(),
  unit: z.string(),
  chapter: z.string(),
  lesson: z.object({ id: z.string(), name: z.string() }),
})
export type Feedback = z.infer<typeof Feedback>

export const FeedbackForm = z
  .object({
    lesson: id,
    rating: z.enum(['', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5']).default(''),
    comment: z.string().trim().max(4000).default(''),
    id: id.optional(),
    course: id.optional(),
    unit: id.optional(),
    chapter: id.optional(),
  })
  .refine((form) => form.rating !== '' || form.comment !== '', { error: 'Give rating or comment' })
export type FeedbackForm = z.infer<typeof FeedbackForm>

export const feedbacks = endpoint({
  method: 'GET',
  path: '/feedbacks/:id',
  access: 'visitor',
  family: 'newer',
  params: z.object({ id }),
  query: z.object({ cursor: z.string().max(300).optional() }),
  reply: z.array(Feedback),
})

export const addFeedback = endpoint({
  method: 'POST',
  path: '/addfeedback',
  access: 'student',
  family: 'newer',
  body: FeedbackForm,
  reply: Feedback,
})

/** What the academy does with a review: answers it in public, or hides it and keeps why. What is left out stays. */
export const ReviewRevision = z
  .object({
    answer: z.string().trim().max(4000).optional(),
    isHidden: z.boolean().optional(),
    reason: z.string().trim().max(500).default(''),
    /** As it was listed: where it says something else by now it is refused, with `stands` beside the message. */
    seen: z.object({ answer: z.string() }).optional(),
  })
  .refine(({ isHidden, reason }) => isHidden !== true || isVisible(reason), {
    error: 'Please say why it is hidden',
    path: ['reason'],
  })
export type ReviewRevision = z.infer<typeof ReviewRevision>

export const AdminFeedback = Feedback.extend({ isHidden: z.boolean(), hideReason: z.string() })
export type AdminFeedback = z.infer<typeof AdminFeedback>

export const reviseFeedback = endpoint({
  method: 'PATCH',
  path: '/admin/feedbacks/:id',
  access: 'admin',
  permission: 'support',
  family: 'newer',
  params: z.object({ id }),
  body: ReviewRevision,
  reply: AdminFeedback,
})
