import { annual } from '../payments-for-tests.ts'
import { type Asked, listen, type Mood, type Provider, paidOn, Refused, type Settled } from './wire.ts'

interface Order {
  id: string
  custom_id: string
  value: string
  currency_code: string
  captures: object[]
  isApproved: boolean
}

/** PayPal's orders, captures and webhooks. The payer agrees in `settle`; the capture happens when it is asked for. */
export async function paypalWire(webhookUrl: () => string): Promise<Provider> {
  const orders = new Map<string, Order>()
  const settledAt = new Map<string, Settled>()
  let made = 0
  let mood: Mood = 'right'
  const { url, heard, close } = await listen(() => mood, answer)

  function answer({ method, path, body, headers }: Asked): unknown {
    if (path === '/v1/oauth2/token') return { access_token: 'token', token_type: 'Bearer', expires_in: 3600 }
    if (headers.authorization !== 'Bearer token') return undefined
    if (path === '/v2/checkout/orders') return created(JSON.parse(body))
    if (path === '/v1/notifications/webhooks') return { webhooks: [{ id: 'WH-1', url: webhookUrl() }] }
    if (path === '/v1/notifications/verify-webhook-signature') return verified(JSON.parse(body))
    if (path === '/v1/notifications/webhooks-events')
      return { events: [...settledAt.keys()].map((reference) => event(reference)), links: [] }
    const [, , , kind, id = '', step] = path.split('/')
    const order = kind === 'orders' ? orders.get(id) : undefined
    const isCapture = order && step === 'capture' && method === 'POST'
    const issue = isCapture && settledAt.get(id)?.isRefused
    if (issue) return refused(issue)
    if (isCapture) capture(order)
    return order && shown(order)
  }

  function created(asked: {
    purchase_units: { custom_id: string; amount: { value: string; currency_code: string } }[]
  }) {
    const [unit] = asked.purchase_units
    const id = `PAYPAL-${++made}`
    const { value = '', currency_code = '' } = unit?.amount ?? {}
    const order = {
      id,
      custom_id: unit?.custom_id ?? '',
      value,
      currency_code,
      captures: [],
      isApproved: false,
    }
    orders.set(id, order)
    return { ...shown(order), links: [{ rel: 'payer-action', href: `${url}/checkoutnow?token=${id}` }] }
  }

  function shown({ id, custom_id, value, currency_code, captures, isApproved }: Order) {
    const { payee = 'ACADEMY', order = custom_id } = settledAt.get(id) ?? {}
    return {
      id,
      status: captures.length > 0 ? 'COMPLETED' : isApproved ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
      payer: { payer_id: 'PAYER' },
      purchase_units: [
        {
          custom_id: order,
          amount: { value, currency_code },
          payee: payee === '' ? undefined : { merchant_id: payee },
          payments: { captures },
        },
      ],
    }
  }

  function capture(order: Order): void {
    const { state = 'paid', amount, currency } = settledAt.get(order.id) ?? {}
    order.captures = [
      {
        id: `CAPTURE-${order.id}`,
        status: { paid: 'COMPLETED', failed: 'DECLINED', refunded: 'REFUNDED', pending: 'PENDING' }[state],
        amount: {
          value: amount === undefined ? order.value : (amount / 100).toFixed(2),
          currency_code: currency ?? order.currency_code,
        },
        create_time: paidOn.toISOString(),
        update_time: paidOn.toISOString(),
      },
    ]
  }

  /** No capture is made: the order stays as the payer agreed to it. */
  function refused(issue: string): Refused {
    const name = 'UNPROCESSABLE_ENTITY'
    return new Refused({ name, details: [{ issue, description: 'No.' }], message: 'No.', debug_id: 'f02' })
  }

  function verified({ transmission_sig, webhook_id }: { transmission_sig: string; webhook_id: string }) {
    const isRight = transmission_sig === 'right' && webhook_id === 'WH-1'
    return { verification_status: isRight ? 'SUCCESS' : 'FAILURE' }
  }

  function event(reference: string) {
    const state = settledAt.get(reference)?.state ?? 'paid'
    const order = orders.get(reference)
    const about = { id: `WH-EVENT-${++made}`, create_time: new Date().toISOString() }
    if (settledAt.get(reference)?.isRefused) {
      const resource = { id: reference, purchase_units: [{ custom_id: order?.custom_id }] }
      return { ...about, event_type: 'CHECKOUT.ORDER.APPROVED', resource }
    }
    const event_type = {
      paid: 'PAYMENT.CAPTURE.COMPLETED',
      failed: 'PAYMENT.CAPTURE.DECLINED',
      refunded: 'PAYMENT.CAPTURE.REFUNDED',
      pending: 'PAYMENT.CAPTURE.PENDING',
    }
    return {
      ...about,
      event_type: event_type[state],
      resource: { custom_id: order?.custom_id },
    }
  }

  const sent = (reference: string, signature: string) => ({
    body: JSON.stringify(event(reference)),
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': 'transmission',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': signature,
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
      'paypal-auth-algo': 'SHA256withRSA',
    },
  })

  return {
    name: 'paypal',
    asked: { priceId: annual, provider: 'paypal' },
    amount: 9900,
    env: () => ({
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_API_BASE: url,
      PAYPAL_MERCHANT_ID: 'ACADEMY',
    }),
    get mood() {
      return mood
    },
    set mood(wanted) {
      mood = wanted
    },
    settle(reference, settled) {
      settledAt.set(reference, settled)
      const order = orders.get(reference)
      if (!order) return
      order.isApproved = true
      if (order.captures.length > 0 || settled.state === 'refunded') capture(order)
    },
    message: (reference) => sent(reference, 'right'),
    forged: (reference) => sent(reference, 'guessed'),
    heard,
    close,
  }
}
