import { z } from 'zod'
import { currencies } from '#rules/prices.ts'
import { endpoint, get } from './endpoint.ts'

/** Where a request comes from, as an ISO 3166 code, null where nobody knows; it decides what is shown (domain 10). */
export const visitorCountry = endpoint({
  ...get,
  path: '/visitorCountry',
  access: 'visitor',
  reply: z.object({ country: z.string().nullable(), currency: z.enum(currencies) }),
})
