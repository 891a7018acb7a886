import {
  CheckoutPaymentIntent,
  OrdersController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import { academy } from '#rules/academy.ts'
import type { Fact } from '#rules/payments.ts'
import type { Deps } from '../../serve.ts'
import { orderById } from '../order-store.ts'
import { type OpenOrder, type OrderToPay, type PaymentProvider, ProviderTrouble } from '../provider-port.ts'
import { NotAtPaypal, paypalCaller, paypalClient, resultOf } from './paypal-client.ts'
import { factsOfOrder } from './paypal-facts.ts'
import { eventsSince, orderInEvent, paypalEvent, verify, webhookIdAt } from './paypal-webhook.ts'

/** One payment for one time span: PayPal's orders, captured by the server once the payer has agreed. */
export function openPaypal({ sql, config }: Pick<Deps, 'sql' | 'config'>): PaymentProvider {
  const orders = new OrdersController(paypalClient(config))
  const ask = paypalCaller(config)
  const webhookId = webhookIdAt(ask, () => `${config.publicUrl}/api/webhooks/paypal`)
  const check = async (order: OpenOrder) =>
    checkAt(orders, order, { mayTake: (await orderById(sql, order.id))?.closedAs === null })
  return {
    name: 'paypal',
    payee: config.PAYPAL_MERCHANT_ID ?? null,
    graceMs: 0,
    checkout: (order) => checkoutAt(orders, order),
    async readWebhook(request) {
      await verify(ask, request, webhookId)
      return paypalEvent(request.body.toString('utf8'))
    },
    async factsOf({ body }) {
      const order = await orderById(sql, orderInEvent(body) ?? '')
      const isOurs = order?.provider === 'paypal' && order.checkoutReference
      return isOurs ? check({ id: order.id, checkoutReference: isOurs }) : []
    },
    // An event that tells of a payment waits where its order is not found; an order that only stands open was left.
    check: (order) => check(order).catch(nothingWhereForgotten),
    eventsSince: (since) => eventsSince(ask, since),
  }
}

async function checkoutAt(orders: OrdersController, order: OrderToPay) {
  const asked = orders.createOrder({
    // The same order asked for twice is one order at PayPal.
    paypalRequestId: order.id,
    prefer: 'return=representation',
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: order.id,
          invoiceId: order.id,
          description: order.name,
          amount: { currencyCode: order.currency, value: (order.amount / 100).toFixed(2) },
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            brandName: academy.name,
            returnUrl: order.returnUrl,
            cancelUrl: order.cancelUrl,
            userAction: PaypalExperienceUserAction.PayNow,
            shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          },
        },
      },
    },
  })
  const result = await resultOf(asked)
  const url = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
  if (!result.id || !url) throw new ProviderTrouble('PayPal gave no address to pay at')
  return { url, reference: result.id }
}

/**
 * What became of an order. One that the payer has agreed to is captured now: only then money moves. It does not for
 * somebody whose account was closed meanwhile; PayPal forgets what is not captured.
 */
async function checkAt(
  orders: OrdersController,
  { id, checkoutReference }: OpenOrder,
  { mayTake }: { mayTake: boolean },
): Promise<Fact[]> {
  const order = await resultOf(orders.getOrder({ id: checkoutReference }))
  const facts = factsOfOrder(order, id)
  if (order.status !== 'APPROVED' || !mayTake) return facts
  const capturing = {
    id: checkoutReference,
    paypalRequestId: `capture-${id}`,
    prefer: 'return=representation',
  }
  const result = await resultOf(orders.captureOrder(capturing))
  return factsOfOrder({ ...order, ...result, purchaseUnits: mended(order, result) }, id)
}

function nothingWhereForgotten(error: unknown): Fact[] {
  if (error instanceof NotAtPaypal) return []
  throw error
}

type Units = Awaited<ReturnType<OrdersController['getOrder']>>['result']

/** A capture answers with the payments, but not always with whom and what they are for. */
function mended({ purchaseUnits: asked = [] }: Units, { purchaseUnits: captured = [] }: Units) {
  return captured.map((unit, at) => ({ ...asked[at], ...unit }))
}
