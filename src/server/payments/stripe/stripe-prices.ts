import type Stripe from 'stripe'
import { monthsOf, type Recurring } from '#rules/prices.ts'
import type { SoldPrice } from '../order-store.ts'
import { ProviderTrouble } from '../provider-port.ts'

export type PriceToSell = Pick<
  SoldPrice,
  'id' | 'name' | 'amount' | 'currency' | 'interval' | 'intervalCount'
>

/** Stripe takes no payment for more than three years at once. */
export const mostMonths = 36

export const isTooLongForStripe = (recurring: Recurring): boolean => monthsOf(recurring) > mostMonths

/** Our price at Stripe, known there by our id. One that differs is never charged. */
export async function priceAt(stripe: Stripe, price: PriceToSell): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [price.id], active: true, limit: 1 })
  const found = data[0] ?? (await newPrice(stripe, price))
  if (found.unit_amount !== price.amount || found.currency.toUpperCase() !== price.currency)
    throw new ProviderTrouble(`The price ${price.id} is another one at Stripe`)
  return found
}

function newPrice(stripe: Stripe, { id, name, amount, currency, interval, intervalCount }: PriceToSell) {
  return stripe.prices.create(
    {
      lookup_key: id,
      currency: currency.toLowerCase(),
      unit_amount: amount,
      recurring: { interval, interval_count: intervalCount },
      product_data: { name },
      metadata: { price_id: id },
    },
    { idempotencyKey: `price-${id}` },
  )
}
