import { z } from 'zod'
import { endpoint, get } from './endpoint.ts'

const count = z.number().int()

/** What visitors may read about the size of the academy: what is taught as it is counted now, the rest by its settings. */
export const academyNumbers = endpoint({
  ...get,
  path: '/academyNumbers',
  access: 'visitor',
  reply: z.object({
    members: count,
    articles: count,
    courses: count,
    lessons: count,
    exercises: count,
    films: count,
    words: count,
    /** The same as they are said, rounded down: '440+'. */
    said: z.object({ courses: z.string(), lessons: z.string(), exercises: z.string() }),
  }),
})
