import type Stripe from 'stripe'

/** What banks took back for their customers, by the charge. */
export async function takenBackOf(stripe: Stripe, charges: Stripe.Charge[]): Promise<Map<string, number>> {
  const disputed = charges.filter((charge) => charge.disputed)
  const lists = await Promise.all(
    disputed.map(async ({ id }) => [id, await stripe.disputes.list({ charge: id, limit: 100 })] as const),
  )
  const sumLost = (disputes: Stripe.Dispute[]) =>
    disputes.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0)
  return new Map(lists.map(([id, { data }]) => [id, sumLost(data)]))
}

/** A dispute names its charge alone. */
export async function customerOf(stripe: Stripe, charge: string | null | undefined): Promise<string | null> {
  if (!charge) return null
  const { customer } = await stripe.charges.retrieve(charge)
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}
