import type { z } from 'zod'
import type { userSubscribeOnProductForPaypal } from '#calls/payments.ts'
import { expiryTimeId } from '#rules/prices.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import { Refusal } from '../refusal.ts'
import type { Desk } from './desk.ts'
import { checkOrder } from './inbox.ts'
import { type Order, orderByCheckout, orderById } from './order-store.ts'

type Claim = z.output<typeof userSubscribeOnProductForPaypal.body & z.ZodType>

/** What an older page claims was paid: believed only when it is this student's order and the provider says the same. */
export async function confirmClaim(desk: Desk, student: Student, claim: Claim): Promise<void> {
  const order = await orderClaimed(desk, student, claim)
  const provider = desk.providers.get(order.provider)
  if (!provider || !order.checkoutReference) throw notConfirmed()
  try {
    await checkOrder(desk, provider, { id: order.id, checkoutReference: order.checkoutReference })
  } catch (error) {
    desk.deps.log.warn({ err: error, order: order.id }, 'claim not checked')
    throw notConfirmed()
  }
  const { transaction_id: transaction } = claim
  const paid = await desk.deps.sql`select from payments where order_id = ${order.id} and state = 'paid'
    and (${transaction} in ('', reference, tracking) or ${transaction} = ${order.checkoutReference})`
  if (paid.length === 0) throw notConfirmed()
}

async function orderClaimed(desk: Desk, student: Student, claim: Claim): Promise<Order> {
  const { sql } = desk.deps
  const order =
    (await orderByCheckout(sql, 'paypal', claim.order_id)) ??
    (await orderByCheckout(sql, 'sandbox', claim.order_id)) ??
    (await orderById(sql, claim.order_id))
  // Somebody else's order is told apart from no order to nobody.
  if (!order || order.studentId !== student.id) throw notConfirmed()
  const { price } = order
  const isSame =
    price.languageId === claim.product_id &&
    price.planId === claim.premiumprice_id &&
    ['', expiryTimeId(price)].includes(claim.expirytime_id)
  if (!isSame) throw new Refusal(422, 'This payment was for another plan.')
  return order
}

function notConfirmed(): Refusal {
  return new Refusal(422, 'The payment provider does not confirm this payment.')
}
