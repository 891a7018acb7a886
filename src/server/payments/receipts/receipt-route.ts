import type { FastifyInstance } from 'fastify'
import { madePapers } from '../../pdf/made-papers.ts'
import { Refusal } from '../../refusal.ts'
import { opensReceipt } from '../order-history.ts'
import { orderById, receiptNumber } from '../order-store.ts'
import { receiptPdf } from './receipt-pdf.ts'

type Asked = { Params: { orderId: string }; Querystring: { until?: string; sig?: string } }

/** GET /receipts/{orderId}: the PDF, for whoever has the link of the last hour. */
export function registerReceipts(app: FastifyInstance): void {
  const { sql, config, now } = app.deps
  const paperOf = madePapers(receiptPdf)
  app.get<Asked>('/api/receipts/:orderId', async ({ params: { orderId }, query }, reply) => {
    const { until = '', sig = '' } = query
    if (!opensReceipt({ orderId, until, sig }, config.secretKey, now()))
      throw new Refusal(403, 'This link has ended. Please open the receipt from your order history.')
    const order = await orderById(sql, orderId)
    const [paid] = await sql<
      { paidAt: Date; refundedAmount: number; endsAt: Date | null; lastName: string }[]
    >`
      select coalesce(paid_at, refunded_at) as "paidAt", refunded_amount as "refundedAmount",
        period_end as "endsAt", last_name as "lastName"
      from payments join students on students.id = student_id
      where order_id = ${orderId} and payments.state in ('paid', 'refunded') order by paid_at, reference limit 1`
    if (!order || !paid) throw new Refusal(404, 'There is no such receipt.')
    const number = await receiptNumber(sql, orderId)
    const { endsAt, ...payment } = paid
    const pdf = await paperOf({ ...order, ...payment, number, subscription: endsAt && { endsAt } })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="receipt-${number}.pdf"`)
      .send(pdf)
  })
}
