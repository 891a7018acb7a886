import { z } from 'zod'

/** A stable, URL-safe id of any kind. */
export const id = z.string().min(1).max(200)

/** What a learner answers: an option's key, a typed text, a transcript, or the words in their order. */
export const answer = z.union([z.string().max(2000), z.array(z.string().max(200)).max(60)])

/** An answer as it is logged: `id` is made by the client, so that a retry never counts twice (domain 14). */
export const attempt = z.object({
  id: z.uuid(),
  answer,
  ms: z.number().int().min(0).max(86_400_000),
  hints: z.number().int().min(0).max(9),
  /** How many milliseconds it waited on the device before it was sent (rules/answered-at.ts). */
  ago: z.number().min(0).optional(),
})
