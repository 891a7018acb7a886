import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint, post } from './endpoint.ts'

/** Where a student stops in a film; only the newest place is kept. */
export const leaveFilm = endpoint({
  ...post,
  path: '/filmPlace',
  body: z.object({
    videoId: id,
    ms: z.number().int().min(0).max(86_400_000),
    duration: z.number().int().min(1).max(86_400_000),
  }),
  reply: z.object({ message: z.string() }),
})
