import type { FastifyInstance } from 'fastify'
import { type Certificate, certificateList } from '#calls/certificates.ts'
import { serve } from '../serve.ts'

export function registerCertificates(app: FastifyInstance): void {
  serve(app, certificateList, async ({ sql, student }) => {
    const certificatelist = await sql<Certificate[]>`
      select completion.id as _id, courses.name as course, '/certificates/' || completion.id as url,
        to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD') as date
      from course_completions completion join courses on courses.id = course_id
      where student_id = ${student.id} order by completed_at desc, completion.id`
    return { certificatelist }
  })
}
