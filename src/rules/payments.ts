import type { Currency } from './prices.ts'

/** Who takes the money. The sandbox is our own, and takes none. */
export const providerNames = ['sandbox', 'stripe', 'paypal', 'ccavenue'] as const
export type ProviderName = (typeof providerNames)[number]

const renewing: Record<ProviderName, boolean> = {
  sandbox: true,
  stripe: true,
  paypal: false,
  ccavenue: false,
}

/** Whether it takes the next payment by itself: such a plan is changed in a portal, and not bought a second time. */
export function renewsItself(provider: string): boolean {
  return Object.hasOwn(renewing, provider) && renewing[provider as ProviderName]
}

/** Who is asked to take a payment, the first that is set up: cards, then who is at home where the currency is. */
export const askedFirst: Record<Currency, readonly ProviderName[]> = {
  INR: ['stripe', 'ccavenue', 'sandbox'],
  USD: ['stripe', 'paypal', 'sandbox'],
}

/** What an order is for: a first payment, the next one of the same subscription, or the change to another plan. */
export const orderKinds = ['purchase', 'renewal', 'change'] as const
export type OrderKind = (typeof orderKinds)[number]

export const paymentStates = ['failed', 'paid', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What a provider says of one payment, verified to come from that provider. */
export interface PaymentFact {
  kind: 'payment'
  /** The order that the subscription began with. */
  originId: string
  reference: string
  pays: OrderKind
  state: PaymentState
  amount: number
  /** As the provider writes it, in capitals. */
  currency: string
  refundedAmount: number
  /** To whom, where the provider says so. */
  payee: string | null
  at: Date
  /** What is paid for; null: one time span of the price, from the payment on. */
  period: { start: Date; end: Date } | null
  /** Which price, where it is not that of the first order. */
  priceId: string | null
  failure: string
  payer: string
  tracking: string
}

/** What a provider says of a subscription that renews itself. */
export interface RenewalFact {
  kind: 'renewal'
  originId: string
  reference: string
  /** Grows with each change: what is older never overwrites what is newer. */
  version: number
  willRenew: boolean
  isFailing: boolean
  customerId: string | null
}

/** The student turned back at the provider's page, or never came to it. */
export interface CancelFact {
  kind: 'cancel'
  originId: string
  at: Date
}

/** The provider has the payment in its hands: nobody knows yet how it ends. */
export interface UnderWayFact {
  kind: 'under way'
  originId: string
  at: Date
}

export type Fact = PaymentFact | RenewalFact | CancelFact | UnderWayFact

export interface Asked {
  provider: ProviderName
  amount: number
  currency: Currency
}

/**
 * Why a payment does not count for the order that it names, or null. A renewal may cost what the provider's portal
 * agreed with the student (a change of plan in the middle of a year); the first payment costs what was asked for.
 */
export function whyRefused(
  fact: PaymentFact,
  asked: Asked,
  by: { name: ProviderName; payee: string | null },
): string | null {
  if (asked.provider !== by.name) return 'the order was placed with another provider'
  if (fact.currency !== asked.currency) return `paid in ${fact.currency}, asked for ${asked.currency}`
  if (by.payee !== null && fact.payee !== by.payee)
    return fact.payee === null ? 'it is not said to whom it was paid' : 'paid to somebody else'
  if (!Number.isSafeInteger(fact.amount) || fact.amount < 0) return 'the amount is no amount'
  if (fact.refundedAmount < 0 || fact.refundedAmount > fact.amount) return 'more was given back than was paid'
  const isFirst = fact.pays === 'purchase' && fact.state !== 'failed'
  if (isFirst && fact.amount !== asked.amount) return `paid ${fact.amount}, asked for ${asked.amount}`
  return null
}

/** What the rest of a plan is worth when one changes to another in the middle: its price for the time that is left. */
export function worthLeft(paid: { amount: number; start: Date; end: Date }, now: Date): number {
  const whole = paid.end.getTime() - paid.start.getTime()
  const left = Math.min(whole, Math.max(0, paid.end.getTime() - now.getTime()))
  return whole === 0 ? 0 : Math.floor((paid.amount * left) / whole)
}
