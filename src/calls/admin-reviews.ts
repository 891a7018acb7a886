import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AdminFeedback } from './feedback.ts'

/** A review as the academy's people see it: with the names of where it stands. */
export const ListedReview = AdminFeedback.extend({ courseName: z.string() })
export type ListedReview = z.infer<typeof ListedReview>

/** All reviews, the newest first; `low` are those of two stars and less. */
export const reviewList = endpoint({
  method: 'GET',
  path: '/admin/feedbacks',
  access: 'admin',
  permission: 'support',
  family: 'newer',
  query: z.object({
    state: z.enum(['unanswered', 'low', 'hidden']).optional(),
    cursor: z.string().max(300).optional(),
  }),
  reply: z.array(ListedReview),
})
