import Stripe from 'stripe'
import { type OrderToPay, ProviderTrouble } from '../provider-port.ts'
import { customerFor } from './stripe-customers.ts'
import { paidAhead } from './stripe-paid-ahead.ts'
import { priceAt } from './stripe-prices.ts'

/** The same order asked for twice is one checkout; customers and prices are made once. */
export async function checkoutAt(stripe: Stripe, order: OrderToPay) {
  const customer = await customerFor(stripe, order)
  const about = { order_id: order.id, student_id: order.studentId }
  const price = await priceAt(stripe, { ...order, id: order.priceId })
  const ahead = paidAhead(order)
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: order.id,
      // Others may take days to decide, and nothing here speaks of that.
      allowed_payment_method_types: ['card'],
      line_items: [{ price: price.id, quantity: 1 }, ...ahead.line_items],
      metadata: about,
      subscription_data: { metadata: about, ...ahead.subscription_data },
      ...ahead.said,
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: `checkout-${order.id}` },
  )
  if (!session.url) throw new ProviderTrouble('Stripe gave no address for the checkout')
  return { url: session.url, reference: session.id, customerId: customer }
}

/** False where it is open no more. */
export async function closeAt(stripe: Stripe, reference: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(reference)
    return true
  } catch (error) {
    // Only an open one can be closed.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}
