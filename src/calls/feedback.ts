import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'

/** spec 3: a review shows other people only a first name and an initial (domain 18); `email`, `id`, `role` are for admins. */
export const Feedback = z.object({
  id: z.string(),
  rating: z.string(),
  comment: z.string(),
  feedbackQuestion: z.string(),
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

/** spec 3, issue report; what the client says of user and status is ignored (domain 22). */
export const IssueReportForm = z.object({
  lesson_id: id.optional(),
  issueType: z.enum(['content', 'technical', 'other', 'suggestion']),
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
  body: IssueReportForm,
  reply: z.object({ id: z.string(), message: z.string() }),
})
