import type { Fact, ProviderName } from '#rules/payments.ts'
import type { Currency, Interval } from '#rules/prices.ts'
import type { SoldPrice } from './order-store.ts'

/** What a provider needs to know to ask for the money. */
export interface OrderToPay {
  id: string
  studentId: string
  email: string
  customerId: string | null
  priceId: string
  /** As the student reads it: 'Boli Annual'. */
  name: string
  amount: number
  currency: Currency
  interval: Interval
  intervalCount: number
  createdAt: Date
  /** When the plan that runs already ends: what is paid for now begins then. */
  startsAfter: Date | null
  /** Where the browser comes out when it is paid, and when the student turned back. */
  returnUrl: string
  cancelUrl: string
}

export interface Checkout {
  url: string
  /** What the provider calls it. */
  reference: string
  customerId?: string
}

/** Something that a provider told us. */
export interface ProviderEvent {
  id: string
  type: string
  /** As it came, byte for byte. */
  body: string
  at: Date
}

export interface WebhookRequest {
  body: Buffer
  headers: Record<string, string | string[] | undefined>
  now: Date
  /** Called before the provider itself is asked whether it sent this; throws where that was asked too often. */
  mayAsk: () => void
}

export interface OpenOrder {
  id: string
  checkoutReference: string
  /** The payer has come back from the provider's page just now: what was declined may be tried again. */
  isPayerBack?: true
}

export interface PortalOffer {
  backUrl: string
  /** What one may change to: sold now, for the same language and in the same currency. */
  sold: SoldPrice[]
}

/** One payment provider. Nothing outside its folder knows how it speaks. */
export interface PaymentProvider {
  name: ProviderName
  /** Whom its payments must go to, where they say so; null where the channel itself is the academy's own. */
  payee: string | null
  /** How long after the end of a period it may take the next payment. */
  graceMs: number
  /** How far ahead the end of what is bought may lie, where it sets a bound. */
  furthestMs?: number
  /** For how long it takes a payment at once, where it sets a bound. */
  mostMonths?: number
  /** Begins a checkout: the same order asked for twice is one checkout. */
  checkout(order: OrderToPay): Promise<Checkout>
  /**
   * Lets nobody pay at it any more. False where that is too late: it is paid, or over. None where what is paid a second
   * time can begin after the first.
   */
  closeCheckout?(order: OpenOrder): Promise<boolean>
  /**
   * Where the customer changes and ends the subscription; none where there is nothing to manage, and null where the
   * provider no longer knows the customer.
   */
  portal?(customerId: string, offer: PortalOffer): Promise<string | null>
  /**
   * Ends a subscription with its paid time, where the student does not do it in the portal. One whose time is over ends at
   * once, and no more is tried to be taken. It may be told so again.
   */
  stopRenewing?(subscription: { reference: string; customerId: string; isOver: boolean }): Promise<void>
  /** The event in a webhook. Throws `ForgedEvent` where it is not the provider's, or old. */
  readWebhook(request: WebhookRequest): Promise<ProviderEvent>
  /** What an event says. May ask the provider for the newest state; throws when that cannot be had now. */
  factsOf(event: ProviderEvent): Promise<Fact[]>
  /** Asks what became of an order. */
  check(order: OpenOrder): Promise<Fact[]>
  /** The events since then: what a webhook failed to bring. None: every order of that time is asked about instead. */
  eventsSince?(since: Date): Promise<ProviderEvent[]>
}

/** A message that did not come from the provider, or came too late. */
export class ForgedEvent extends Error {}

/** The provider could not be asked, or answered what nobody understands. It is tried again. */
export class ProviderTrouble extends Error {}
