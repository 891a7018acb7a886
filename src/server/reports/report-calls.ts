import type { FastifyInstance } from 'fastify'
import { report } from '#calls/feedback.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addReport } from './report-store.ts'

export function registerReports(app: FastifyInstance): void {
  serve(app, report, async ({ sql, student, body, now }) => {
    const isKnown =
      body.lesson_id === undefined || (await taughtNow(sql)).lesson(body.lesson_id) !== undefined
    if (!isKnown) throw new Refusal(404, 'There is no such lesson.')
    const id = newId()
    await addReport(sql, { ...body, id, studentId: student.id, now })
    return { id, message: 'Thank you for contacting us regarding your concern, we will update you soon' }
  })
}
