import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId } from '../../new-id.ts'
import type { Deps } from '../../serve.ts'
import type { OrderToPay, PaymentProvider } from '../provider-port.ts'
import { setRenewing } from './sandbox-actions.ts'
import { eventIn, readSigned, sandboxFacts, sandboxPayee } from './sandbox-events.ts'
import { subscriptionOf } from './sandbox-store.ts'

const hour = 3_600_000

/** The provider that takes no money: same redirects and signed events as a real one, and pages that say TEST MODE. */
export function openSandbox({ sql, config, now }: Pick<Deps, 'sql' | 'config' | 'now'>): PaymentProvider {
  const secret = sandboxSecret(config.secretKey)
  return {
    name: 'sandbox',
    payee: sandboxPayee,
    graceMs: 0,
    async checkout(order: OrderToPay) {
      const reference = `cs_test_${newId()}`
      await sql`insert into sandbox_checkouts
        (reference, order_id, name, interval, interval_count, return_url, cancel_url, created_at)
        values (${reference}, ${order.id}, ${order.name}, ${order.interval}, ${order.intervalCount},
          ${order.returnUrl}, ${order.cancelUrl}, ${order.createdAt})`
      const url = new URL(`/sandbox/checkout/${reference}`, order.returnUrl)
      return { url: url.href, reference, customerId: order.customerId ?? `cus_test_${newId()}` }
    },
    async closeCheckout({ checkoutReference }) {
      const closed = await sql`update sandbox_checkouts set state = 'cancelled'
        where reference = ${checkoutReference} and state = 'open' returning reference`
      return closed.length > 0
    },
    async portal(customerId, { backUrl }) {
      const until = now().getTime() + hour
      const token = Buffer.from(JSON.stringify([customerId, until, backUrl])).toString('base64url')
      return new URL(`/sandbox/portal/${token}.${sealOf(token, secret)}`, backUrl).href
    },
    async stopRenewing({ reference, customerId }) {
      await sql.begin(async (tx) => {
        const subscription = await subscriptionOf(tx, customerId, reference)
        if (subscription) await setRenewing({ tx, now: now() }, subscription, false)
      })
    },
    async readWebhook({ body, headers, now: at }) {
      return readSigned(body, String(headers['boli-signature'] ?? ''), { secret, now: at })
    },
    factsOf: async (event) => sandboxFacts(event),
    async check({ id }) {
      const events = await sql<{ body: string }[]>`select body from sandbox_events
        where body::jsonb ->> 'order' = ${id} order by created_at, id`
      return events.flatMap(sandboxFacts)
    },
    async eventsSince(since) {
      const events = await sql<{ body: string }[]>`select body from sandbox_events
        where created_at >= ${since} order by created_at, id`
      return events.map(({ body }) => eventIn(body))
    },
  }
}

export interface PortalVisit {
  customerId: string
  backUrl: string
}

/** Whose portal an address opens: it was made for one customer, and is good for an hour. */
export function portalVisit(address: string, secretKey: string, now: Date): PortalVisit | null {
  const [token = '', seal = ''] = address.split('.')
  const right = Buffer.from(sealOf(token, sandboxSecret(secretKey)))
  const given = Buffer.from(seal)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [customerId, until, backUrl] = JSON.parse(Buffer.from(token, 'base64url').toString()) as [
    string,
    number,
    string,
  ]
  return until > now.getTime() ? { customerId, backUrl } : null
}

export function sandboxSecret(secretKey: string): string {
  return createHmac('sha256', secretKey).update('events of the payment sandbox').digest('hex')
}

function sealOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`portal ${token}`).digest('base64url')
}
