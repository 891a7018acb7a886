import type { FastifyInstance } from 'fastify'
import { adminSubscription, adminSubscriptions, endGrant, grantSubscription } from '#calls/admin-orders.ts'
import { enrolInLanguage } from '../../courses/enrolment-store.ts'
import type { Sql } from '../../database/sql.ts'
import { newId } from '../../new-id.ts'
import { Refusal } from '../../refusal.ts'
import { serveLate } from '../../replica/serve-late.ts'
import { type Context, serve } from '../../serve.ts'
import { bringForward } from '../bring-forward.ts'
import { logChange } from '../derive-subscription.ts'
import { ordersFrom, shownOrder } from './kept-order-store.ts'
import {
  changesOf,
  endGrantAt,
  insertGrant,
  isLanguage,
  keptSubscription,
  keptSubscriptions,
  shownSubscription,
  studentByEmail,
  subscriptionsCounted,
  subscriptionsSought,
} from './kept-subscription-store.ts'
import { pageOf, pageSize } from './page-of.ts'

const day = 86_400_000

export function registerSubscriptionKeeping(app: FastifyInstance): void {
  serveLate(app, adminSubscriptions, async (context, reads) => {
    const { query, now } = context
    const { search, state, cursor } = query
    const among = await subscriptionsSought(reads, { search, state })
    const rows = await keptSubscriptions(reads, { among, after: cursor, most: pageSize + 1, now })
    const page = pageOf(context, rows)
    if (context.next !== undefined && cursor === undefined)
      context.total = await subscriptionsCounted(reads, among, now)
    return page.map(shownSubscription)
  })

  serve(app, adminSubscription, async ({ sql, params, config: { secretKey }, now }) => {
    const row = await known(sql, params.id, now)
    const changes = await changesOf(sql, row.id)
    const orders = row.orderId === null ? [] : await ordersFrom(sql, row.orderId)
    return {
      ...shownSubscription(row),
      changes: changes.map((one) => ({ ...one, at: one.at.toISOString(), endsAt: one.endsAt.toISOString() })),
      orders: orders.map((order) => shownOrder(order, { secretKey, now })),
    }
  })

  serve(app, grantSubscription, grant)

  serve(app, endGrant, async ({ sql, params, body, now, changed }) => {
    const before = await known(sql, params.id, now)
    await sql.begin(async (tx) => {
      if (!(await endGrantAt(tx, before.id, now)))
        throw new Refusal(409, 'Only what the academy gave, and what still runs, can be taken back here.')
      const subscription = { id: before.id, status: 'active', endsAt: now }
      const { studentId } = before
      await logChange(tx, { subscription, studentId, reason: 'taken_back', source: body.reason, at: now })
      const { languageId, endsAt: was } = before
      await bringForward(tx, { studentId, languageId, was, is: now, source: body.reason, now })
    })
    const after = shownSubscription(await known(sql, params.id, now))
    changed({ subject: 'subscription', subjectId: before.id, before: shownSubscription(before), after })
    return { message: 'The period has ended.' }
  })
}

type Granting = Context<unknown, unknown, { email: string; languageId: string; days: number; reason: string }>

async function grant({ sql, body, now, changed }: Granting) {
  const { email, languageId, days, reason } = body
  const studentId = await studentByEmail(sql, email)
  if (studentId === null) {
    const message = 'Nobody here has this e-mail address.'
    throw new Refusal(404, message, { fields: [{ field: 'email', message }] })
  }
  if (!(await isLanguage(sql, languageId))) throw new Refusal(404, 'There is no such language.')
  const [id, endsAt] = [newId(), new Date(now.getTime() + days * day)]
  await sql.begin(async (tx) => {
    await insertGrant(tx, { id, studentId, languageId, startsAt: now, endsAt })
    await enrolInLanguage(tx, studentId, languageId)
    const subscription = { id, status: 'active', endsAt }
    await logChange(tx, { subscription, studentId, reason: 'granted', source: reason, at: now })
  })
  const after = shownSubscription(await known(sql, id, now))
  changed({ subject: 'subscription', subjectId: id, after: { ...after, reason } })
  return after
}

async function known(sql: Sql, id: string, now: Date) {
  const row = await keptSubscription(sql, id, now)
  if (!row) throw new Refusal(404, 'There is no such subscription.')
  return row
}
