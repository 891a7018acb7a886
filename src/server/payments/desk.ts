import type { ProviderName } from '#rules/payments.ts'
import type { Currency } from '#rules/prices.ts'
import { Refusal } from '../refusal.ts'
import type { Deps } from '../serve.ts'
import type { PaymentProvider } from './provider-port.ts'
import { openSandbox } from './sandbox/sandbox-provider.ts'

/** Where payments are taken: the providers that are set up, and what they need. */
export interface Desk {
  deps: Deps
  providers: Map<ProviderName, PaymentProvider>
}

export function openDesk(deps: Deps): Desk {
  const { config } = deps
  const real: PaymentProvider[] = []
  // With real keys, or in production on a server, nobody may pay with play money, unless a setting says so.
  const isPlay =
    config.PAYMENTS === 'sandbox' || (real.length === 0 && !(config.production && config.DATABASE_URL))
  const all = isPlay ? [openSandbox(deps), ...real] : real
  return { deps, providers: new Map(all.map((provider) => [provider.name, provider])) }
}

/** Who takes a payment: cards first, then what is at home where the currency is; older pages name theirs. */
export function providerFor(desk: Desk, currency: Currency, wanted?: 'paypal' | 'ccavenue'): PaymentProvider {
  const isPlay = desk.deps.config.PAYMENTS === 'sandbox'
  const atHome = currency === 'INR' ? 'ccavenue' : 'paypal'
  const order: ProviderName[] = wanted ? [wanted, 'sandbox'] : ['stripe', atHome, 'sandbox']
  const names = isPlay ? (['sandbox'] as const) : order
  const provider = names.map((name) => desk.providers.get(name)).find((found) => found !== undefined)
  if (!provider) throw new Refusal(503, 'No payment provider is set up yet.', { retryAfter: 3600 })
  return provider
}
