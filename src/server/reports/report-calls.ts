import type { FastifyInstance } from 'fastify'
import {
  type IssueReport,
  issueReport,
  ownReports,
  report,
  reportQueue,
  reviseReport,
} from '#calls/reports.ts'
import { mustStandAsSeen } from '../begun-from.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { notify } from '../notifications/notify.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import {
  addReport,
  changeReport,
  countReports,
  lockReport,
  reportById,
  reportsOf,
  reportsWaiting,
} from './report-store.ts'

const pageSize = 50
const mostADay = 200
const day = 86_400_000

export function registerReports(app: FastifyInstance): void {
  serve(app, report, async ({ sql, student, body, now, config }) => {
    const isKnown =
      body.lesson_id === undefined || (await taughtNow(sql)).lesson(body.lesson_id) !== undefined
    if (!isKnown) throw new Refusal(404, 'There is no such lesson.')
    const id = newId()
    await sql.begin(async (tx) => {
      if (config.rateLimits) await mustNotReportTooOften(tx, student.id, now)
      await addReport(tx, { ...body, id, studentId: student.id, now })
    })
    return { id, message: 'Thank you for contacting us regarding your concern, we will update you soon' }
  })
  serve(app, ownReports, ({ sql, student }) => reportsOf(sql, student.id))
  registerQueue(app)
}

/** Else one student could bury what all others report. */
async function mustNotReportTooOften(tx: Tx, studentId: string, now: Date): Promise<void> {
  if ((await countReports(tx, studentId, new Date(now.getTime() - day))) < mostADay) return
  const message = 'You have told us a lot today, thank you. Please go on tomorrow.'
  throw new Refusal(429, message, { retryAfter: 3600 })
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
    const { before, after } = await sql.begin(async (tx) => {
      await lockReport(tx, params.id)
      const before = await known(tx, params.id)
      mustStandAsSeen(decided(before), body)
      await changeReport(tx, params.id, { ...body, now })
      const after = await known(tx, params.id)
      await tellOfReport(tx, before, after)
      return { before, after }
    })
    changed({ subject: 'report', subjectId: params.id, before: decided(before), after: decided(after) })
    return after
  })
}

/** They were promised to hear of it: once it is answered, or mended without a word. */
async function tellOfReport(tx: Tx, before: IssueReport, after: IssueReport): Promise<void> {
  const { userId, status, answer } = after
  const isAnswered = answer !== '' && answer !== before.answer
  const isMended = status === 'resolved' && before.status !== 'resolved' && answer === ''
  if (!isAnswered && !isMended) return
  await notify(tx, {
    audience: { kind: 'student', id: userId },
    category: 'officialNews',
    type: 'report',
    title: isAnswered ? 'We have answered your report' : 'What you reported is mended',
    message: isAnswered ? answer : after.comments,
  })
}

/** What the academy can change of it. */
const decided = ({ status, answer, isDeleted }: IssueReport) => ({ status, answer, isDeleted })

async function known(sql: Tx, id: string): Promise<IssueReport> {
  const found = await reportById(sql, id)
  if (!found) throw new Refusal(404, 'There is no such report.')
  return found
}
