import {
  CheckoutPaymentIntent,
  OrdersController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import { academy } from '#rules/academy.ts'
import type { Fact } from '#rules/payments.ts'
import { newId } from '../../new-id.ts'
import type { Deps } from '../../serve.ts'
import { knowsPayment } from '../fact-store.ts'
import { orderById } from '../order-store.ts'
import { type OpenOrder, type OrderToPay, type PaymentProvider, ProviderTrouble } from '../provider-port.ts'
import { DeclinedByPaypal, NotAtPaypal, paypalCaller, paypalClient, resultOf } from './paypal-client.ts'
import { declinedFact, declinedReference, factsOfOrder } from './paypal-facts.ts'
import {
  eventsSince,
  isOfOrderAlone,
  orderInEvent,
  paypalEvent,
  verify,
  webhookIdAt,
} from './paypal-webhook.ts'

/** One payment for one time span: PayPal's orders, captured by the server once the payer has agreed. */
export function openPaypal({ sql, config, now }: Pick<Deps, 'sql' | 'config' | 'now'>): PaymentProvider {
  const orders = new OrdersController(paypalClient(config))
  const ask = paypalCaller(config)
  const webhookId = webhookIdAt(ask, () => `${config.publicUrl}/api/webhooks/paypal`)
  const check = async (order: OpenOrder) => {
    const isOpen = (await orderById(sql, order.id))?.closedAs === null
    const wasDeclined = await knowsPayment(sql, 'paypal', declinedReference(order.id))
    const mayTake = isOpen && (!wasDeclined || order.isPayerBack === true)
    return checkAt(orders, order, { mayTake, wasDeclined, now: now() })
  }
  return {
    name: 'paypal',
    payee: config.PAYPAL_MERCHANT_ID ?? null,
    graceMs: 0,
    checkout: (order) => checkoutAt(orders, order),
    async readWebhook(request) {
      await verify(ask, request, webhookId)
      return paypalEvent(request.body.toString('utf8'))
    },
    async factsOf({ type, body }) {
      const order = await orderById(sql, orderInEvent(body) ?? '')
      const isOurs = order?.provider === 'paypal' && order.checkoutReference
      if (!isOurs) return []
      // An event that tells of a payment waits where its order is not found; an order that only stands open was left.
      const asked = check({ id: order.id, checkoutReference: isOurs })
      return isOfOrderAlone(type) ? asked.catch(nothingWhereForgotten) : asked
    },
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
 * somebody whose account was closed meanwhile, nor again by itself once it was declined; PayPal forgets what is not
 * captured.
 */
async function checkAt(
  orders: OrdersController,
  { id, checkoutReference }: OpenOrder,
  { mayTake, wasDeclined, now }: { mayTake: boolean; wasDeclined: boolean; now: Date },
): Promise<Fact[]> {
  const order = await resultOf(orders.getOrder({ id: checkoutReference }))
  const facts = factsOfOrder(order, id)
  if (order.status !== 'APPROVED' || !mayTake) return facts
  const capturing = {
    id: checkoutReference,
    // The same capture asked for twice is one; after a decline the same would be declined again.
    paypalRequestId: wasDeclined ? `capture-${id}-${newId()}` : `capture-${id}`,
    prefer: 'return=representation',
  }
  const result = await resultOf(orders.captureOrder(capturing)).catch(nullWhereDeclined)
  if (!result) return [...facts, declinedFact(order, id, now)]
  return factsOfOrder({ ...order, ...result, purchaseUnits: mended(order, result) }, id)
}

function nullWhereDeclined(error: unknown): null {
  if (error instanceof DeclinedByPaypal) return null
  throw error
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
