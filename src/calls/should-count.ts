import { z } from 'zod'
import { answer, id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

const ClaimState = z.enum(['open', 'accepted', 'declined'])

/** An answer that was judged wrong and of which a student says that it should count. */
export const AnswerClaim = z.object({
  id: z.string(),
  exerciseId: z.string(),
  lesson: z.object({ id: z.string(), name: z.string() }),
  answer: z.string(),
  state: ClaimState,
  createdAt: z.string(),
  /** The student has read what became of it. */
  isTold: z.boolean(),
})
export type AnswerClaim = z.infer<typeof AnswerClaim>

/** Sends a wrong answer to the authors; sent again, it is the same claim. */
export const claimAnswer = endpoint({
  ...post,
  path: '/answerClaims',
  oneself: true,
  body: z.object({
    exerciseId: id,
    /** The attempt that was judged wrong. */
    attemptId: z.uuid(),
    answer,
    comment: z.string().trim().max(1000).default(''),
  }),
  reply: AnswerClaim.extend({ message: z.string() }),
})

/** One's own claims, the newest first; `untold=true` only those that were decided and not yet read of. */
export const answerClaims = endpoint({
  ...get,
  path: '/answerClaims',
  query: z.object({ untold: z.literal('true').optional() }),
  reply: z.array(AnswerClaim),
})

export const answerClaimsTold = endpoint({
  ...post,
  path: '/answerClaims/told',
  oneself: true,
  body: z.object({ ids: z.array(id).max(100) }),
  reply: z.object({ told: z.number() }),
})

/** A claim as an author decides on it. */
export const ListedClaim = AnswerClaim.omit({ isTold: true }).extend({
  comment: z.string(),
  student: z.object({ id: z.string(), name: z.string() }),
  /** How many students say the same of this answer. */
  claimedBy: z.number().int(),
  exercise: z.object({
    questionType: z.string(),
    question: z.string(),
    hindi: z.string(),
    english: z.string(),
    expected: z.string(),
    accepted: z.array(z.string()),
  }),
  /** What the judge says of the answer now. */
  feedback: z.string(),
})
export type ListedClaim = z.infer<typeof ListedClaim>

export const adminAnswerClaims = endpoint({
  ...get,
  access: 'admin',
  permission: 'content',
  path: '/admin/answerClaims',
  query: z.object({ state: ClaimState.default('open'), cursor: z.string().max(500).optional() }),
  reply: z.array(ListedClaim),
})

/** Accepting makes the answer right from now on, for everyone; declining takes that back. */
export const decideAnswerClaim = endpoint({
  method: 'PATCH',
  access: 'admin',
  permission: 'content',
  family: 'newer',
  path: '/admin/answerClaims/:id',
  params: z.object({ id }),
  body: z.object({ state: z.enum(['accepted', 'declined']) }),
  reply: ListedClaim,
})
