import { z } from 'zod'

/** Goes with what is kept and may be changed by several. */
export const version = z.number().int()

/** With a change: the version that one began from; another change since then refuses it. Left out, the latest is meant. */
export const begunFrom = { version: z.int32().optional() }
