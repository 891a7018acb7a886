import { z } from 'zod'
import { isVisible } from '#rules/names.ts'
import { endpoint } from './endpoint.ts'

/** A finished course, for who finished it. `url` is the certificate's page, which anybody may be shown. */
export const Certificate = z.object({
  _id: z.string(),
  course: z.string(),
  courseId: z.string(),
  date: z.string(),
  url: z.string(),
  /** The PDF's address; null where the academy took the certificate back. */
  file: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

export const certificateList = endpoint({
  method: 'GET',
  path: '/get-certificate-list',
  access: 'student',
  family: 'older',
  reply: z.object({ certificatelist: z.array(Certificate) }),
})

/** What anybody who holds the number may know: what is printed on it, and whether it still stands. */
export const CheckedCertificate = z.object({
  number: z.string(),
  name: z.string(),
  course: z.string(),
  /** The student's own day, YYYY-MM-DD. */
  date: z.string(),
  isRevoked: z.boolean(),
})
export type CheckedCertificate = z.infer<typeof CheckedCertificate>

const number = z.string().min(1).max(60)

export const certificate = endpoint({
  method: 'GET',
  path: '/certificates/:number',
  access: 'visitor',
  family: 'newer',
  params: z.object({ number }),
  reply: CheckedCertificate,
})

/** Takes a certificate back, or lets it stand again; a reason is kept, for the academy alone. */
export const reviseCertificate = endpoint({
  method: 'PATCH',
  path: '/admin/certificates/:number',
  access: 'admin',
  permission: 'people',
  family: 'newer',
  params: z.object({ number }),
  body: z
    .object({ isRevoked: z.boolean(), reason: z.string().trim().max(500).default('') })
    .refine(({ isRevoked, reason }) => !isRevoked || isVisible(reason), {
      error: 'Please say why it is taken back',
      path: ['reason'],
    }),
  reply: CheckedCertificate,
})
