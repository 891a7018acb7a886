import { z } from 'zod'
import { currencies } from '#rules/prices.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'

/** One line of the order history: what was asked for and what became of it, or a change of the subscription. */
export const Order = z.object({
  id: z.string(),
  /** When it happened. */
  date: z.string(),
  kind: z.enum(['purchase', 'renewal', 'change', 'refund', 'will_end', 'will_renew', 'ended']),
  plan: z.string(),
  /** In the smallest unit; negative where money went back, null where none moved. */
  amount: z.number().int().nullable(),
  currency: z.enum(currencies).nullable(),
  /** The same, as people read it. */
  price: z.string(),
  status: z.enum(['waiting', 'paid', 'failed', 'cancelled', 'refunded', 'done']),
  /** Why a payment failed. */
  reason: z.string(),
  /** Where its receipt is read, for an hour. */
  receipt: z.string().nullable(),
})
export type Order = z.infer<typeof Order>

/** The newest first. */
export const orders = endpoint({ ...get, path: '/orders', reply: z.array(Order) })

/** What an older page claims to have paid: 200 only when the provider says the same (domain 11). */
export const userSubscribeOnProductForPaypal = endpoint({
  method: 'POST',
  family: 'older',
  access: 'student',
  oneself: true,
  path: '/usersubscribeonproductforpaypal',
  body: z.object({
    product_id: id,
    premiumprice_id: id,
    expirytime_id: z.string().max(200).default(''),
    type: z.string().max(200).default(''),
    sourcetype: z.string().max(200).default(''),
    order_id: id,
    transaction_id: z.string().max(200).default(''),
    payerid: z.string().max(200).default(''),
    tracking_id: z.string().max(200).default(''),
  }),
  reply: z.object({ message: z.string() }),
})
