import type { OrderKind, PaymentState } from '#rules/payments.ts'
import type { Tx } from '../../database/sql.ts'
import { priceById } from '../order-store.ts'
import { emit, type SaidBySandbox, sandboxPayee } from './sandbox-events.ts'
import { keepSubscription, type SandboxSubscription } from './sandbox-store.ts'

/** What moves money that is none: each step changes the sandbox's own memory and says so in an event. */
export interface Moving {
  tx: Tx
  now: Date
}

interface Paying {
  id: string
  pays: OrderKind
  state: PaymentState
  amount: number
  refunded?: number
  failure?: string
}

/** Keeps what a subscription has become, and says so. */
export async function change(moving: Moving, changed: SandboxSubscription, payment?: Paying): Promise<void> {
  const after = { ...changed, version: changed.version + 1 }
  await keepSubscription(moving.tx, after)
  await tell(moving, after, payment)
}

export async function tell(
  { tx, now }: Moving,
  subscription: SandboxSubscription,
  payment?: Paying,
): Promise<void> {
  const { id, orderId, customerId, version, willRenew, isFailing } = subscription
  const price = await priceById(tx, subscription.priceId)
  const period = {
    period_start: subscription.periodStart.toISOString(),
    period_end: subscription.periodEnd.toISOString(),
  }
  const about = {
    payee: sandboxPayee,
    currency: price?.currency ?? '',
    price: subscription.priceId,
    refunded: 0,
    failure: '',
  }
  const said: SaidBySandbox = {
    type: payment ? 'payment' : 'subscription.updated',
    order: orderId,
    subscription: { id, customer: customerId, version, will_renew: willRenew, failing: isFailing },
    ...(payment ? { payment: { ...about, ...period, ...payment } } : {}),
  }
  await emit(tx, said, now)
}
