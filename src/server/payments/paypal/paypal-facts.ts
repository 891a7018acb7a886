import type { Order as PaypalOrder } from '@paypal/paypal-server-sdk'
import type { Fact, PaymentFact } from '#rules/payments.ts'
import { ProviderTrouble } from '../provider-port.ts'

const declined = 'PayPal declined the payment.'

/** What an order at PayPal says of ours. */
export function factsOfOrder(order: PaypalOrder, ourId: string): Fact[] {
  const [unit] = order.purchaseUnits ?? []
  if (unit?.customId !== ourId) throw new ProviderTrouble('PayPal answered about another order')
  const refunds = unit.payments?.refunds ?? []
  return (unit.payments?.captures ?? []).flatMap((capture): Fact[] => {
    const paid = cents(capture.amount?.value)
    const currency = capture.amount?.currencyCode ?? ''
    const at = momentOf(capture.createTime)
    const fact: PaymentFact = {
      kind: 'payment',
      originId: ourId,
      reference: capture.id ?? '',
      pays: 'purchase',
      state: 'paid',
      amount: paid,
      currency,
      refundedAmount: 0,
      payee: unit.payee?.merchantId ?? null,
      at,
      period: null,
      priceId: null,
      failure: '',
      payer: order.payer?.payerId ?? '',
      tracking: order.id ?? '',
    }
    const status = String(capture.status)
    if (status === 'PENDING') return [{ kind: 'under way', originId: ourId, at }]
    if (status === 'DECLINED' || status === 'FAILED') return [{ ...fact, state: 'failed', failure: declined }]
    if (status === 'REFUNDED')
      return [
        fact,
        {
          ...fact,
          state: 'refunded',
          refundedAmount: paid,
          at: momentOf(capture.updateTime ?? capture.createTime),
        },
      ]
    if (status === 'PARTIALLY_REFUNDED') {
      const back = refunds.reduce((sum, { amount }) => sum + cents(amount?.value), 0)
      return [fact, { ...fact, refundedAmount: Math.min(back, paid) }]
    }
    return status === 'COMPLETED' ? [fact] : []
  })
}

/** That an order was not captured: its payments at PayPal say nothing of that. */
export function declinedFact(order: PaypalOrder, ourId: string, at: Date): PaymentFact {
  const [unit] = order.purchaseUnits ?? []
  return {
    kind: 'payment',
    originId: ourId,
    reference: declinedReference(ourId),
    pays: 'purchase',
    state: 'failed',
    amount: cents(unit?.amount?.value),
    currency: unit?.amount?.currencyCode ?? '',
    refundedAmount: 0,
    payee: unit?.payee?.merchantId ?? null,
    at,
    period: null,
    priceId: null,
    failure: declined,
    payer: order.payer?.payerId ?? '',
    tracking: order.id ?? '',
  }
}

/** What such a decline is kept as: of one order there is one. */
export const declinedReference = (ourId: string): string => `declined-${ourId}`

/** '99.00' as 9900; anything else is not believed. */
export function cents(value: string | undefined): number {
  const [, whole, part = '00'] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(value ?? '') ?? []
  if (whole === undefined) throw new ProviderTrouble(`PayPal wrote the amount ${value}`)
  return Number(whole) * 100 + Number(part)
}

function momentOf(text: string | undefined): Date {
  const at = new Date(text ?? Number.NaN)
  if (Number.isNaN(at.getTime())) throw new ProviderTrouble(`PayPal wrote the time ${text}`)
  return at
}
