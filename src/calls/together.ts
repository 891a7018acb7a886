import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mostTogether } from './most-together.ts'

/**
 * Several calls that only read, answered in one way there and back. Takes their addresses behind `/api`, with their
 * queries (at most 24, of 2,000 signs each); gives of each its status and its body in its own family's form, in the
 * order asked. Each is admitted, limited and logged as if it had come alone. Refused whole where one is no such call.
 */
export const readTogether = endpoint({
  method: 'POST',
  path: '/together',
  access: 'student',
  family: 'newer',
  asksOnly: true,
  body: z.strictObject({ calls: z.array(z.string().startsWith('/').max(2000)).min(1).max(mostTogether) }),
  reply: z.array(z.strictObject({ status: z.int(), body: z.unknown() })),
  invalid: 'These calls cannot be made together.',
})
