import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { academy } from '#rules/academy.ts'
import type { Deps } from '../../serve.ts'
import type { SoldPrice } from '../order-store.ts'
import { type PortalOffer, ProviderTrouble } from '../provider-port.ts'
import { isMissing } from './stripe-customers.ts'
import { priceAt } from './stripe-prices.ts'

/** So many products Stripe lets a portal offer. */
const most = 10

/** The address of the portal; null where Stripe does not know the customer any more. */
export async function portalAt(
  stripe: Stripe,
  { customer, backUrl: return_url, sold }: PortalOffer & { customer: string },
  log: Deps['log'],
): Promise<string | null> {
  const configuration = await portalOffering(stripe, sold, log)
  const visit = { customer, return_url, ...(configuration && { configuration }) }
  try {
    return (await stripe.billingPortal.sessions.create(visit)).url
  } catch (error) {
    if (isMissing(error, 'customer')) return null
    throw error
  }
}

/**
 * Which portal a customer sees: one where they may change between the prices that are sold. There is one for each
 * language and currency, kept up to what is sold now. None of them where nothing is sold: then the account's own.
 */
async function portalOffering(
  stripe: Stripe,
  sold: SoldPrice[],
  log: Deps['log'],
): Promise<string | undefined> {
  const [one] = sold
  if (!one) return undefined
  const features = featuresOf(await productsOf(stripe, sold, log))
  const metadata = {
    boli_portal: `${one.languageId} ${one.currency}`,
    boli_offers: createHash('sha256').update(JSON.stringify(features)).digest('hex'),
  }
  const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const own = known.data.find((portal) => portal.metadata?.boli_portal === metadata.boli_portal)
  if (own?.metadata?.boli_offers === metadata.boli_offers) return own.id
  const portal = own
    ? await stripe.billingPortal.configurations.update(own.id, { features, metadata })
    : await stripe.billingPortal.configurations.create({ features, metadata })
  return portal.id
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features
type Offered = { product: string; prices: string[] }[]

async function productsOf(stripe: Stripe, sold: SoldPrice[], log: Deps['log']): Promise<Offered> {
  const found = await Promise.all(
    sold.map((price) =>
      priceAt(stripe, { ...price, name: `${academy.name} ${price.name}` }).catch((error) =>
        leftOut(error, price, log),
      ),
    ),
  )
  const prices = found.filter((price) => price !== null)
  const byProduct = Map.groupBy(prices, ({ product }) => (typeof product === 'string' ? product : product.id))
  return [...byProduct].slice(0, most).map(([product, own]) => ({ product, prices: own.map(({ id }) => id) }))
}

/** One price that Stripe does not take (of more than three years) must not close the portal to everybody. */
function leftOut(error: unknown, { id }: SoldPrice, log: Deps['log']): null {
  const isForGood =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof ProviderTrouble
  if (!isForGood) throw error
  log.warn({ price: id, problem: error.message }, 'a price that is not sold at Stripe')
  return null
}

function featuresOf(products: Offered): Features {
  return {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: products.length === 0 ? { enabled: false } : changesBetween(products),
  }
}

function changesBetween(products: Offered): NonNullable<Features['subscription_update']> {
  return {
    enabled: true,
    default_allowed_updates: ['price'],
    products,
    // More begins at once, for its price less what is left of the old; less begins when what is paid for ends.
    proration_behavior: 'always_invoice',
    // What was paid for ahead is a trial to Stripe: a change must not end it.
    trial_update_behavior: 'continue_trial',
    schedule_at_period_end: {
      conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
    },
  }
}
