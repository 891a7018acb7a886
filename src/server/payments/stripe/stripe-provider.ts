import Stripe from 'stripe'
import { z } from 'zod'
import type { Fact } from '#rules/payments.ts'
import type { Config } from '../../config.ts'
import type { Deps } from '../../serve.ts'
import {
  ForgedEvent,
  type OpenOrder,
  type PaymentProvider,
  type ProviderEvent,
  ProviderTrouble,
} from '../provider-port.ts'
import { checkoutAt, closeAt } from './stripe-checkout.ts'
import { customerOf, takenBackOf } from './stripe-disputes.ts'
import { factsOfCustomer } from './stripe-facts.ts'
import { portalAt } from './stripe-portal.ts'
import { mostMonths } from './stripe-prices.ts'
import { stopAt } from './stripe-stop.ts'

type Settings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>

/** Seconds within which a webhook must come: what is older is somebody's recording. */
const tolerance = 300
/**
 * Stripe asks for the next payment about an hour after a period has ended, and charges an Indian card 26 hours after that:
 * the bank must tell its owner a day before. Of a card that is declined the grace ends at once, whichever it is.
 */
const graceMs = 30 * 3_600_000
/** The end of a trial lies two years ahead at most. */
const furthestMs = 2 * 365 * 24 * 3_600_000

/** Of these Stripe tells: each leads to the customer, whose state is then asked for. */
const types = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.closed',
]

/** Cards, by Stripe Checkout and the Billing Portal. */
export function openStripe({ config, log, now }: Pick<Deps, 'config' | 'log' | 'now'>): PaymentProvider {
  const secret = config.STRIPE_WEBHOOK_SECRET ?? ''
  const stripe = clientOf(config)
  const newest = (customer: string) => newestOf(stripe, customer, now())

  return {
    name: 'stripe',
    payee: null,
    graceMs,
    furthestMs,
    mostMonths,
    checkout: (order) => checkoutAt(stripe, order),
    closeCheckout: ({ checkoutReference }) => closeAt(stripe, checkoutReference),
    portal: (customer, offer) => portalAt(stripe, { customer, ...offer }, log),
    stopRenewing: (subscription) => stopAt(stripe, subscription),
    async readWebhook({ body, headers, now: at }) {
      const signature = String(headers['stripe-signature'] ?? '')
      try {
        await stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, at.getTime())
      } catch {
        throw new ForgedEvent('signature')
      }
      return eventIn(body.toString('utf8'))
    },
    async factsOf(event) {
      const { type, data } = parsed(event.body)
      if (type === 'checkout.session.expired' && data.object.client_reference_id)
        return [{ kind: 'cancel', originId: data.object.client_reference_id, at: event.at }]
      if (!types.includes(type)) return []
      const customer = data.object.customer ?? (await customerOf(stripe, data.object.charge))
      return customer ? newest(customer) : []
    },
    check: (order) => checkAt(stripe, order, newest),
    async eventsSince(since) {
      const events: ProviderEvent[] = []
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for await (const event of stripe.events.list({ created, types, limit: 100 })) {
        events.push(eventIn(JSON.stringify(event)))
      }
      return events
    },
  }
}

async function newestOf(stripe: Stripe, customer: string, askedAt: Date): Promise<Fact[]> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
    stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: 100 }),
  ])
  return factsOfCustomer({
    subscriptions: subscriptions.data,
    invoices: invoices.data,
    charges: charges.data,
    takenBack: await takenBackOf(stripe, charges.data),
    askedAt,
  })
}

async function checkAt(
  stripe: Stripe,
  { id, checkoutReference }: OpenOrder,
  newest: (customer: string) => Promise<Fact[]>,
): Promise<Fact[]> {
  const session = await stripe.checkout.sessions.retrieve(checkoutReference)
  if (session.client_reference_id !== id) throw new ProviderTrouble('Stripe answered about another order')
  if (session.status === 'expired')
    return [{ kind: 'cancel', originId: id, at: new Date(session.expires_at * 1000) }]
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id
  return customer ? (await newest(customer)).filter(({ originId }) => originId === id) : []
}

function clientOf({ STRIPE_SECRET_KEY: key = '', STRIPE_API_BASE: base }: Settings): Stripe {
  const address = base ? new URL(base) : null
  const protocol = address?.protocol === 'http:' ? 'http' : 'https'
  const port = address?.port || (protocol === 'http' ? '80' : '443')
  const elsewhere = address ? ({ host: address.hostname, port, protocol } as const) : {}
  return new Stripe(key, { timeout: 6000, maxNetworkRetries: 1, telemetry: false, ...elsewhere })
}

const SaidByStripe = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  created: z.number().int(),
  data: z.object({
    object: z.object({
      customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
      client_reference_id: z.string().nullish(),
      charge: z.string().nullish().catch(null),
    }),
  }),
})

function eventIn(body: string): ProviderEvent {
  const { id, type, created } = parsed(body)
  return { id, type, body, at: new Date(created * 1000) }
}

function parsed(body: string): z.infer<typeof SaidByStripe> {
  try {
    return SaidByStripe.parse(JSON.parse(body))
  } catch {
    throw new ForgedEvent('not an event of Stripe')
  }
}
