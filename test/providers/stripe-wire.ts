import Stripe from 'stripe'
import { annual } from '../payments-for-tests.ts'
import { type Asked, listen, type Mood, type Provider, Refused, type Settled } from './wire.ts'

const secret = 'whsec_of_the_test'

interface Session {
  id: string
  url: string
  customer: string
  client_reference_id: string
  status: string
  metadata: Record<string, string>
  allowed_payment_method_types: string[]
  /** In seconds, where the subscription begins with a trial. */
  trialEnd: number | null
  /** What is paid for once, beside what renews itself. */
  once: number | null
  /** Whether it was cancelled, and how. */
  stopped: 'at once' | 'with its time' | null
}

interface Customer {
  id: string
  object: 'customer'
  email?: string
  metadata?: object
  deleted?: true
}

/** Stripe, as far as a subscription by Checkout needs it. */
export async function stripeWire(): Promise<Provider> {
  const sessions = new Map<string, Session>()
  const customers = new Map<string, Customer>()
  const customerBy = new Map<string, Customer>()
  const prices: {
    id: string
    lookup_key: string
    unit_amount: number
    currency: string
    metadata: object
    product: string
  }[] = []
  const portals = new Map<string, { id: string; metadata: object; prices: string[]; cancels: string }>()
  const settledAt = new Map<string, Settled>()
  let made = 0
  let mood: Mood = 'right'
  let events = 0

  const { url, heard, close } = await listen(() => mood, answer)

  function answer({ method, path, query, body, headers }: Asked): unknown {
    const form = new URLSearchParams(body)
    const [, , kind, id] = path.split('/')
    // The page that a card is given to says only whether it takes one.
    if (path.startsWith('/pay/')) return sessions.get(kind ?? '')?.status
    if (headers.authorization !== 'Bearer sk_test_of_the_test') return undefined
    if (path === '/v1/customers' && method === 'GET')
      return list([...customers.values()].filter(isOf(query.get('email'))))
    if (path === '/v1/customers') return newCustomer(form, String(headers['idempotency-key']))
    if (kind === 'customers' && id)
      return method === 'DELETE' ? deleted(id) : (customers.get(id) ?? noCustomer(id, 404))
    if (path === '/v1/prices' && method === 'GET')
      return list(prices.filter(({ lookup_key }) => lookup_key === query.get('lookup_keys[0]')))
    if (path === '/v1/prices') return newPrice(form)
    if (path === '/v1/checkout/sessions') return newSession(form)
    if (path.endsWith('/expire')) return expired(path.split('/')[4] ?? '')
    if (kind === 'checkout') return sessions.get(path.split('/')[4] ?? '')
    if (path === '/v1/billing_portal/configurations' && method === 'GET') return list([...portals.values()])
    if (path.startsWith('/v1/billing_portal/configurations')) return keptPortal(path.split('/')[4], form)
    if (path === '/v1/billing_portal/sessions') return portalSession(form)
    if (path === '/v1/events') return list([...settledAt.keys()].map((reference) => event(reference)))
    if (path === '/v1/disputes') return list(disputesOf(query.get('charge') ?? ''))
    if (kind === 'charges' && id) return chargeNamed(id)
    if (kind === 'subscriptions' && id) return stopped(id, method === 'DELETE' ? 'at once' : 'with its time')
    return id ? undefined : list(thingsOf(query.get('customer') ?? '')[kind ?? ''] ?? [])
  }

  /** The same key is answered as before, whatever became of it since. */
  function newCustomer(form: URLSearchParams, key: string) {
    const before = customerBy.get(key)
    if (before) return before
    const metadata = { student_id: form.get('metadata[student_id]') ?? '' }
    const customer: Customer = {
      id: `cus_${++made}`,
      object: 'customer',
      email: form.get('email') ?? '',
      metadata,
    }
    customers.set(customer.id, customer)
    customerBy.set(key, customer)
    return customer
  }

  function deleted(id: string) {
    const { email, metadata } = customers.get(id) ?? {}
    customers.set(id, { id, object: 'customer', deleted: true })
    return { email, metadata, ...customers.get(id) }
  }

  const isGone = (id: string) => customers.get(id)?.deleted !== undefined || !customers.has(id)

  /** Made, or changed where it has a name already. */
  function keptPortal(id = `bpc_${++made}`, form: URLSearchParams) {
    const said = (name: string) => form.get(name) ?? ''
    const prices = [...form].filter(([name]) => /\[prices\]\[\d+\]$/.test(name)).map(([, price]) => price)
    const metadata = {
      boli_portal: said('metadata[boli_portal]'),
      boli_offers: said('metadata[boli_offers]'),
    }
    const portal = { id, metadata, prices, cancels: said('features[subscription_cancel][mode]') }
    portals.set(id, portal)
    return portal
  }

  /** The address says what one may do there. */
  function portalSession(form: URLSearchParams) {
    const customer = form.get('customer') ?? ''
    if (isGone(customer)) return noCustomer(customer)
    const portal = portals.get(form.get('configuration') ?? '')
    const names = portal?.prices.map((id) => prices.find((price) => price.id === id)?.lookup_key) ?? []
    const query = new URLSearchParams({ portal: portal?.id ?? '', cancels: portal?.cancels ?? '' })
    return { url: `${url}/portal/${customer}?${query}&sold=${names.join('+')}` }
  }

  /** None of more than three years. */
  function newPrice(form: URLSearchParams) {
    const months = form.get('recurring[interval]') === 'year' ? 12 : 1
    if (months * Number(form.get('recurring[interval_count]')) > 36) return undefined
    const price = {
      id: `price_${++made}`,
      lookup_key: form.get('lookup_key') ?? '',
      unit_amount: Number(form.get('unit_amount')),
      currency: form.get('currency') ?? '',
      metadata: {},
      product: `prod_${made}`,
    }
    prices.push(price)
    return price
  }

  function newSession(form: URLSearchParams): Session | Refused {
    const customer = form.get('customer') ?? ''
    if (isGone(customer)) return noCustomer(customer)
    const id = `cs_${++made}`
    const session: Session = {
      id,
      url: `${url}/pay/${id}`,
      customer,
      client_reference_id: form.get('client_reference_id') ?? '',
      status: 'open',
      metadata: { order_id: form.get('subscription_data[metadata][order_id]') ?? '' },
      allowed_payment_method_types: form.getAll('allowed_payment_method_types[0]'),
      trialEnd: numberIn(form, 'subscription_data[trial_end]'),
      once: numberIn(form, 'line_items[1][price_data][unit_amount]'),
      stopped: null,
    }
    sessions.set(id, session)
    return session
  }

  /** Only an open one can be. */
  function expired(id: string): Session | undefined {
    const session = sessions.get(id)
    if (!session || settledAt.has(id)) return undefined
    session.status = 'expired'
    return session
  }

  /** One that was cancelled is known no more to whoever would cancel it. */
  function stopped(id: string, how: Session['stopped']) {
    const session = sessions.get(id.replace(/^sub_/, ''))
    if (!session || session.stopped === 'at once') return undefined
    session.stopped = how
    return subscription(session)
  }

  /** What stands at Stripe of a customer: subscriptions, invoices, charges. */
  function thingsOf(customer: string): Record<string, object[]> {
    const own = [...sessions.values()].filter(
      (session) => session.customer === customer && settledAt.has(session.id),
    )
    return {
      subscriptions: own.map((session) => subscription(session)),
      invoices: own.map((session) => invoice(session)),
      charges: own.map((session) => charge(session)),
    }
  }

  const settledOf = ({ id }: Session) => settledAt.get(id) as Settled
  const orderOf = (session: Session) => settledOf(session).order ?? session.metadata.order_id
  const start = Math.floor(Date.now() / 1000)
  const yearLater = start + 365 * 86_400

  /** It goes on though its payment was given back. */
  function statusOf({ id, stopped, trialEnd }: Session) {
    if (stopped === 'at once') return 'canceled'
    if (settledAt.get(id)?.state === 'failed') return 'incomplete'
    return trialEnd === null ? 'active' : 'trialing'
  }

  function subscription(session: Session) {
    return {
      id: `sub_${session.id}`,
      status: statusOf(session),
      cancel_at: null,
      cancel_at_period_end: session.stopped === 'with its time',
      customer: session.customer,
      metadata: { order_id: orderOf(session) },
      items: { data: [{ price: { ...prices[0], metadata: {} } }] },
    }
  }

  function invoice(session: Session) {
    const asked = (session.once ?? 0) + (session.trialEnd === null ? 9900 : 0)
    const { state, amount = asked, currency = 'USD' } = settledOf(session)
    const isOpen = state === 'failed' || state === 'pending'
    return {
      id: `in_${session.id}`,
      status: isOpen ? 'open' : 'paid',
      attempted: true,
      total: amount,
      currency: currency.toLowerCase(),
      billing_reason: 'subscription_create',
      created: start,
      customer: session.customer,
      status_transitions: { paid_at: isOpen ? null : start, finalized_at: start },
      parent: {
        subscription_details: { metadata: { order_id: orderOf(session) }, subscription: `sub_${session.id}` },
      },
      lines: {
        data: [
          { period: { start, end: start }, pricing: null },
          {
            period: { start, end: session.trialEnd ?? yearLater },
            pricing: { price_details: { price: prices[0]?.id } },
          },
        ],
      },
      payments: { data: [{ payment: { payment_intent: `pi_${session.id}` } }] },
    }
  }

  function charge(session: Session) {
    const { state, amount = 9900, isLost = false } = settledOf(session)
    return {
      id: `ch_${session.id}`,
      payment_intent: `pi_${session.id}`,
      customer: session.customer,
      disputed: isLost,
      amount,
      status: { paid: 'succeeded', failed: 'failed', refunded: 'succeeded', pending: 'pending' }[state],
      amount_refunded: state === 'refunded' ? amount : 0,
      failure_message: state === 'failed' ? 'Your card was declined.' : null,
    }
  }

  function chargeNamed(id: string) {
    const session = sessions.get(id.replace(/^ch_/, ''))
    return session && charge(session)
  }

  function disputesOf(id: string) {
    const { isLost, amount = 9900 } = settledAt.get(id.replace(/^ch_/, '')) ?? {}
    return isLost ? [{ id: `dp_${id}`, charge: id, status: 'lost', amount }] : []
  }

  function event(reference: string) {
    const session = sessions.get(reference)
    const type = {
      paid: 'invoice.paid',
      failed: 'invoice.payment_failed',
      refunded: 'charge.refunded',
      pending: 'customer.subscription.created',
    }
    const { state = 'paid', isLost } = settledAt.get(reference) ?? {}
    const about = { object: 'event', created: start }
    if (isLost) {
      const object = { charge: `ch_${reference}` }
      return { ...about, id: `evt_${++events}`, type: 'charge.dispute.closed', data: { object } }
    }
    const object = { customer: session?.customer }
    return { ...about, id: `evt_${++events}`, type: type[state], data: { object } }
  }

  const stripe = new Stripe('sk_test_of_the_test')
  const signed = (payload: string, key: string) => ({
    body: payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: key }),
    },
  })

  return {
    name: 'stripe',
    asked: { priceId: annual },
    amount: 9900,
    env: () => ({
      STRIPE_SECRET_KEY: 'sk_test_of_the_test',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: url,
    }),
    get mood() {
      return mood
    },
    set mood(wanted) {
      mood = wanted
    },
    settle: (reference, settled) => void settledAt.set(reference, settled),
    message: (reference) => signed(JSON.stringify(event(reference)), secret),
    forged: (reference) => signed(JSON.stringify(event(reference)), 'whsec_guessed'),
    heard,
    close,
  }
}

const isOf = (wanted: string | null) => (customer: Customer) => customer.email === wanted

function noCustomer(id: string, status = 400): Refused {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such customer: '${id}'`,
  }
  return new Refused({ error: { ...error, param: status === 404 ? 'id' : 'customer' } }, status)
}

function numberIn(form: URLSearchParams, name: string): number | null {
  const text = form.get(name)
  return text === null ? null : Number(text)
}

function list(data: object[]) {
  return { object: 'list', data, has_more: false }
}
