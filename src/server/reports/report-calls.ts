import type { FastifyInstance } from 'fastify'
import {
  type IssueReport,
  issueReport,
  ownReports,
  report,
  reportQueue,
  reviseReport,
} from '#calls/reports.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { addReport, changeReport, reportById, reportsOf, reportsWaiting } from './report-store.ts'

const pageSize = 50

export function registerReports(app: FastifyInstance): void {
  serve(app, report, async ({ sql, student, body, now }) => {
    const isKnown =
      body.lesson_id === undefined || (await taughtNow(sql)).lesson(body.lesson_id) !== undefined
    if (!isKnown) throw new Refusal(404, 'There is no such lesson.')
    const id = newId()
    await addReport(sql, { ...body, id, studentId: student.id, now })
    return { id, message: 'Thank you for contacting us regarding your concern, we will update you soon' }
  })
  serve(app, ownReports, ({ sql, student }) => reportsOf(sql, student.id))
  registerQueue(app)
}

function registerQueue(app: FastifyInstance): void {
  serveLate(app, reportQueue, async (context, reads) => {
    const { status, cursor } = context.query
    const reports = await reportsWaiting(reads, { status, after: cursor, most: pageSize + 1 })
    const page = reports.slice(0, pageSize)
    const last = page.at(-1)
    if (reports.length > pageSize && last) context.next = last.id
    return page
  })
  serve(app, issueReport, ({ sql, params }) => known(sql, params.id))
  serve(app, reviseReport, async ({ sql, params, body, now, changed }) => {
    const before = await known(sql, params.id)
    await changeReport(sql, params.id, { ...body, now })
    const after = await known(sql, params.id)
    changed({ subject: 'report', subjectId: params.id, before: decided(before), after: decided(after) })
    return after
  })
}

/** What the academy can change of it. */
const decided = ({ status, answer, isDeleted }: IssueReport) => ({ status, answer, isDeleted })

async function known(sql: Tx, id: string): Promise<IssueReport> {
  const found = await reportById(sql, id)
  if (!found) throw new Refusal(404, 'There is no such report.')
  return found
}
