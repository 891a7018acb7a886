import { askedFirst, type ProviderName } from '#rules/payments.ts'
import type { Currency } from '#rules/prices.ts'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import type { Deps } from '../serve.ts'
import { type AskingBounds, askingBounds } from './asking-bounds.ts'
import { openCcavenue } from './ccavenue/ccavenue-provider.ts'
import { openPaypal } from './paypal/paypal-provider.ts'
import type { PaymentProvider } from './provider-port.ts'
import { openSandbox } from './sandbox/sandbox-provider.ts'
import { openStripe } from './stripe/stripe-provider.ts'

/** Where payments are taken: the providers that are set up, and what they need. */
export interface Desk {
  deps: Deps
  providers: Map<ProviderName, PaymentProvider>
  bounds: AskingBounds
}

export function openDesk(deps: Deps): Desk {
  const { config } = deps
  const set = realProviders(deps)
  // With real keys, or in production on a server, nobody may pay with play money, unless a setting says so.
  const isPlay =
    config.PAYMENTS === 'sandbox' || (set.length === 0 && !(config.production && config.DATABASE_URL))
  const all = isPlay ? [openSandbox(deps), ...set] : set
  const providers = new Map(all.map((provider) => [provider.name, provider]))
  return { deps, providers, bounds: askingBounds(config) }
}

interface RealProvider {
  /** The settings that it cannot do without. */
  keys: (keyof Config)[]
  open: (deps: Deps) => PaymentProvider
}

const real: Record<Exclude<ProviderName, 'sandbox'>, RealProvider> = {
  stripe: {
    keys: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    open: openStripe,
  },
  paypal: { keys: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'], open: openPaypal },
  ccavenue: {
    keys: ['CCAVENUE_MERCHANT_ID', 'CCAVENUE_ACCESS_CODE', 'CCAVENUE_WORKING_KEY'],
    open: openCcavenue,
  },
}

/** Those whose keys are set. */
function realProviders(deps: Deps): PaymentProvider[] {
  const set = Object.values(real).filter(({ keys }) => keys.every((key) => deps.config[key] !== undefined))
  return set.map(({ open }) => open(deps))
}

/** Who takes a payment; older pages name theirs. */
export function providerFor(desk: Desk, currency: Currency, wanted?: 'paypal' | 'ccavenue'): PaymentProvider {
  const isPlay = desk.deps.config.PAYMENTS === 'sandbox'
  const order: readonly ProviderName[] = wanted ? [wanted, 'sandbox'] : askedFirst[currency]
  const names = isPlay ? (['sandbox'] as const) : order
  const provider = names.map((name) => desk.providers.get(name)).find((found) => found !== undefined)
  if (!provider) throw new Refusal(503, 'No payment provider is set up yet.', { retryAfter: 3600 })
  return provider
}
