import type { FastifyInstance } from 'fastify'
import { adminOrder, adminOrders, providerEvents, retryEvent, settleEvent } from '#calls/admin-orders.ts'
import { priceText } from '#rules/prices.ts'
import { Refusal } from '../../refusal.ts'
import { serveLate } from '../../replica/serve-late.ts'
import { serve } from '../../serve.ts'
import { keptEvents, settle, waitAgain } from './kept-event-store.ts'
import {
  keptOrder,
  keptOrders,
  ordersCounted,
  ordersSought,
  type PaymentRow,
  paymentsOf,
  shownOrder,
} from './kept-order-store.ts'
import { registerSubscriptionKeeping } from './kept-subscription-calls.ts'
import { pageOf, pageSize } from './page-of.ts'

/** What was sold, as the academy's people see it. */
export function registerOrderKeeping(app: FastifyInstance): void {
  const by = ({ now }: { now: Date }) => ({ secretKey: app.deps.config.secretKey, now })

  serveLate(app, adminOrders, async (context, reads) => {
    const { search, status, cursor } = context.query
    const among = await ordersSought(reads, { search, status })
    const rows = await keptOrders(reads, { among, after: cursor, most: pageSize + 1 })
    const page = pageOf(context, rows)
    if (context.next !== undefined && cursor === undefined) context.total = await ordersCounted(reads, among)
    return page.map((row) => shownOrder(row, by(context)))
  })

  serve(app, adminOrder, async ({ sql, params, now }) => {
    const order = await keptOrder(sql, params.id)
    if (!order) throw new Refusal(404, 'There is no such order.')
    const payments = (await paymentsOf(sql, params.id)).map(shownPayment)
    return { ...shownOrder(order, by({ now })), checkoutReference: order.checkoutReference, payments }
  })

  serveLate(app, providerEvents, async (context, reads) => {
    const { state, cursor } = context.query
    return pageOf(context, await keptEvents(reads, { state, after: cursor, most: pageSize + 1 }))
  })

  serve(app, retryEvent, async ({ sql, params }) => {
    if (!(await waitAgain(sql, params.id))) throw new Refusal(404, 'There is no such event to try again.')
    return { message: 'The event is tried again.' }
  })

  serve(app, settleEvent, async ({ sql, params, now, changed }) => {
    if (!(await settle(sql, params.id, now))) throw new Refusal(404, 'There is no such event to deal with.')
    changed({ subject: 'providerEvents', subjectId: params.id, after: { settled: true } })
    return { message: 'It is dealt with.' }
  })

  registerSubscriptionKeeping(app)
}

function shownPayment({
  amount,
  currency,
  refundedAmount,
  failedAt,
  paidAt,
  refundedAt,
  ...row
}: PaymentRow) {
  return {
    ...row,
    price: priceText(amount, currency),
    refunded: refundedAmount > 0 ? priceText(refundedAmount, currency) : '',
    failedAt: failedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
  }
}
