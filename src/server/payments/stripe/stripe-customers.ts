import type Stripe from 'stripe'
import type { OrderToPay } from '../provider-port.ts'

/** Who pays, as Stripe calls them: one customer a student. */
export async function customerFor(stripe: Stripe, order: OrderToPay): Promise<string> {
  const { customerId, email, studentId } = order
  if (customerId && isStripes(customerId)) return customerId
  // One of a checkout that was not paid may be known to Stripe alone.
  const known = await stripe.customers.list({ email, limit: 100 })
  const own = known.data.find(({ metadata }) => metadata.student_id === studentId)
  if (own) return own.id
  const customer = { email, metadata: { student_id: studentId } }
  const { id } = await stripe.customers.create(customer, { idempotencyKey: `customer-${studentId}-${email}` })
  return id
}

/** Not one of the sandbox's, from before Stripe was set up. */
function isStripes(customerId: string): boolean {
  return !customerId.startsWith('cus_test_')
}
