import type { FastifyInstance } from 'fastify'
import {
  type CheckedCertificate,
  certificate,
  certificateList,
  reviseCertificate,
} from '#calls/certificates.ts'
import type { Tx } from '../database/sql.ts'
import { madePapers } from '../pdf/made-papers.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { certificateNumbered, certificatesOf, reviseNumbered } from './certificate-store.ts'

export function registerCertificates(app: FastifyInstance): void {
  serve(app, certificateList, async ({ sql, student }) => ({
    certificatelist: await certificatesOf(sql, student.id),
  }))
  serve(app, certificate, ({ sql, params }) => known(sql, params.number))
  serve(app, reviseCertificate, async ({ sql, params, body, now, changed }) => {
    const { isRevoked, course } = await known(sql, params.number)
    const studentId = await reviseNumbered(sql, { ...params, ...body, now })
    changed({
      ...{ subject: 'certificate', subjectId: params.number },
      before: { isRevoked },
      after: { ...body, course, studentId },
    })
    return known(sql, params.number)
  })
  registerFile(app)
}

/** GET /certificates/{number}/file: the PDF, for whoever holds the number, as the page that speaks for it. */
function registerFile(app: FastifyInstance): void {
  const { sql, config } = app.deps
  const paperOf = madePapers((found: CheckedCertificate) =>
    certificatePdf(found, `${config.publicUrl}/certificate/${found.number}`),
  )
  app.get<{ Params: { number: string } }>('/api/certificates/:number/file', async ({ params }, reply) => {
    const found = await known(sql, params.number)
    if (found.isRevoked) throw new Refusal(410, 'The academy has taken this certificate back.')
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="certificate-${found.number}.pdf"`)
      .send(await paperOf(found))
  })
}

async function known(sql: Tx, number: string): Promise<CheckedCertificate> {
  const found = await certificateNumbered(sql, number)
  if (!found) throw new Refusal(404, 'There is no certificate with this number.')
  return found
}
