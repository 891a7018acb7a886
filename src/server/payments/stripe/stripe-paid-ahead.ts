import type Stripe from 'stripe'
import { paidUntil } from '#rules/prices.ts'
import { dayOf } from '../day-of.ts'
import type { OrderToPay } from '../provider-port.ts'

type Asked = Stripe.Checkout.SessionCreateParams
interface Ahead {
  line_items: NonNullable<Asked['line_items']>
  subscription_data: Pick<NonNullable<Asked['subscription_data']>, 'trial_end'>
  said: Pick<Asked, 'custom_text'>
}

/**
 * Stripe begins a subscription when it is paid for. Where another plan still runs the first span is paid for by a line of
 * its own, and the subscription is on trial until that has passed: it renews when what was paid for ends.
 */
export function paidAhead(order: OrderToPay): Ahead {
  const { startsAfter: start, amount, currency, name } = order
  if (!start) return { line_items: [], subscription_data: {}, said: {} }
  const end = paidUntil(start, order)
  const first = {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: `${name}, ${dayOf(start)} to ${dayOf(end)}` },
  }
  const message = `Your plan begins on ${dayOf(start)}, when the one you have ends. It renews on ${dayOf(end)}, until you cancel.`
  return {
    line_items: [{ price_data: first, quantity: 1 }],
    subscription_data: { trial_end: Math.floor(end.getTime() / 1000) },
    said: { custom_text: { submit: { message } } },
  }
}
