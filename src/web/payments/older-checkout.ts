import { createCheckoutSession, type Plan, plans } from '#calls/plans.ts'
import { expiryTimeId } from '#rules/prices.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'

/** What the older payment pages carry in their address. */
export interface OlderPayment {
  product_id: string
  plan_id: string
  expired_time: string
}

/** The plan that the address names, in the currency that its provider takes. */
export async function planNamed(named: OlderPayment, currency: 'INR' | 'USD'): Promise<Plan> {
  const sold = await call(plans, { query: { currency } })
  const plan = sold.find((one) => one.plan === named.plan_id && one.product === named.product_id)
  const { interval, interval_count: intervalCount } = plan?.recurring ?? {
    interval: 'year',
    interval_count: 0,
  }
  if (!plan || plan.unit_amount === 0 || expiryTimeId({ interval, intervalCount }) !== named.expired_time)
    throw new CallError(422, 'This plan is not sold.')
  return plan
}

/** Places the order, and gives the address of the provider's page. */
export async function placeOrder(plan: Plan, provider: 'paypal' | 'ccavenue'): Promise<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const body = { priceId: plan.id, origin: location.origin, provider, timeZone }
  return (await call(createCheckoutSession, { body })).url
}
