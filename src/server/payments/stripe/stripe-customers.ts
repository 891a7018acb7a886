import Stripe from 'stripe'
import type { OrderToPay } from '../provider-port.ts'

/** Who pays, as Stripe calls them: one customer a student. */
export async function customerFor(stripe: Stripe, order: OrderToPay): Promise<string> {
  const { customerId, email, studentId } = order
  if (customerId && isStripes(customerId) && (await isKnown(stripe, customerId))) return customerId
  // One of a checkout that was not paid may be known to Stripe alone.
  const known = await stripe.customers.list({ email, limit: 100 })
  const own = known.data.find(({ metadata }) => metadata.student_id === studentId)
  if (own) return own.id
  const customer = { email, metadata: { student_id: studentId } }
  // One that was deleted today would be answered again where the same were asked for.
  const idempotencyKey = ['customer', studentId, email, customerId ?? ''].filter(Boolean).join('-')
  const { id } = await stripe.customers.create(customer, { idempotencyKey })
  return id
}

async function isKnown(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(customerId)
    return !customer.deleted
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** What was asked about is not in this account at Stripe: it was deleted, or belongs to another account. */
export function isMissing(error: unknown, param?: string): boolean {
  const isSaid = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  return isSaid && (param === undefined || error.param === param)
}

/** Not one of the sandbox's, from before Stripe was set up. */
function isStripes(customerId: string): boolean {
  return !customerId.startsWith('cus_test_')
}
