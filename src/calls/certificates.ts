import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A finished course. `url` is the certificate's page, which anybody may be shown. */
export const Certificate = z.object({
  _id: z.string(),
  course: z.string(),
  date: z.string(),
  url: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

export const certificateList = endpoint({
  method: 'GET',
  path: '/get-certificate-list',
  access: 'student',
  family: 'older',
  reply: z.object({ certificatelist: z.array(Certificate) }),
})
