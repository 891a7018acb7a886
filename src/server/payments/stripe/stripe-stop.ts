import type Stripe from 'stripe'
import type { PaymentProvider } from '../provider-port.ts'
import { isMissing } from './stripe-customers.ts'

type Stopping = Parameters<NonNullable<PaymentProvider['stopRenewing']>>[0]

/** With its time; what is owed is tried again until the end of a period, and of one that is cancelled at once never. */
export async function stopAt(stripe: Stripe, { reference, isOver }: Stopping): Promise<void> {
  if (!isOver) {
    await stripe.subscriptions.update(reference, { cancel_at_period_end: true })
    return
  }
  try {
    await stripe.subscriptions.cancel(reference)
  } catch (error) {
    // One that another process cancelled a moment ago is known there no more.
    if (!isMissing(error)) throw error
  }
}
