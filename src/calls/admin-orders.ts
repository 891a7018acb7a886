import { z } from 'zod'
import { orderKinds, paymentStates, providerNames } from '#rules/payments.ts'
import { currencies } from '#rules/prices.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { visibleText } from './visible-text.ts'

const money = { ...get, access: 'admin', permission: 'money' } as const
const search = z.string().trim().max(200).default('')
const cursor = z.string().max(300).optional()
const whom = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const subscriptionStates = ['running', 'to come', 'ended', 'refunded'] as const

export const ListedSubscription = z.object({
  id: z.string(),
  student: whom,
  plan: z.string(),
  languageId: z.string(),
  /** 'granted' where the academy gave it. */
  provider: z.string(),
  isPaid: z.boolean(),
  state: z.enum(subscriptionStates),
  startsAt: z.string(),
  endsAt: z.string(),
  willRenew: z.boolean(),
  /** What it was sold for, as people read it; empty where nothing was. */
  price: z.string(),
})
export type ListedSubscription = z.infer<typeof ListedSubscription>

/** Searched by the beginning of an e-mail or of a name. */
export const adminSubscriptions = endpoint({
  ...money,
  path: '/admin/subscriptions',
  query: z.object({ search, state: z.enum(subscriptionStates).optional(), cursor }),
  reply: z.array(ListedSubscription),
})

/** Under way is what a bank has not decided yet; waiting, what nobody has gone on with. */
export const orderStatuses = ['waiting', 'under way', 'cancelled', ...paymentStates] as const

export const ListedOrder = z.object({
  id: z.string(),
  student: whom,
  plan: z.string(),
  kind: z.enum(orderKinds),
  provider: z.enum(providerNames),
  amount: z.number().int(),
  currency: z.enum(currencies),
  /** The same, as people read it. */
  price: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  receiptNumber: z.number().int().nullable(),
  /** Where its receipt is read, for an hour. */
  receipt: z.string().nullable(),
})
export type ListedOrder = z.infer<typeof ListedOrder>

/** Searched by an order's, receipt's or payment's number, or the beginning of an e-mail or of a name. */
export const adminOrders = endpoint({
  ...money,
  path: '/admin/orders',
  query: z.object({ search, status: z.enum(orderStatuses).optional(), cursor }),
  reply: z.array(ListedOrder),
})

const KeptPayment = z.object({
  reference: z.string(),
  state: z.enum(paymentStates),
  price: z.string(),
  refunded: z.string(),
  failedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  refundedAt: z.string().nullable(),
  failure: z.string(),
  payer: z.string(),
  tracking: z.string(),
})

export const adminOrder = endpoint({
  ...money,
  path: '/admin/orders/:id',
  params: z.object({ id }),
  reply: ListedOrder.extend({ checkoutReference: z.string(), payments: z.array(KeptPayment) }),
})

export const adminSubscription = endpoint({
  ...money,
  path: '/admin/subscriptions/:id',
  params: z.object({ id }),
  reply: ListedSubscription.extend({
    changes: z.array(
      z.object({ at: z.string(), reason: z.string(), source: z.string(), endsAt: z.string() }),
    ),
    orders: z.array(ListedOrder),
  }),
})

/** Opens a language's lessons to a student for a while, for nothing; the reason is kept. */
export const grantSubscription = endpoint({
  ...money,
  method: 'POST',
  path: '/admin/subscriptions',
  body: z.object({
    email: z.string().trim().min(1, 'Say whose it is.').max(200),
    languageId: id,
    days: z
      .number({ error: 'Say for how many days.' })
      .int('Days are whole.')
      .min(1, 'At least a day.')
      .max(3660, 'Ten years at most.'),
    reason: visibleText('Please say why.').min(3, 'Please say why.').max(300),
  }),
  reply: ListedSubscription,
})

/** Takes back what the academy gave. What was paid for is ended by the provider alone. */
export const endGrant = endpoint({
  ...money,
  method: 'DELETE',
  path: '/admin/subscriptions/:id',
  params: z.object({ id }),
  body: z.object({ reason: visibleText('Please say why.').min(3, 'Please say why.').max(300) }),
  reply: z.object({ message: z.string() }),
})

export const eventStates = ['failing', 'waiting', 'not counted', 'applied'] as const

/** Something a provider told us, and what became of it. */
export const ListedEvent = z.object({
  id: z.string(),
  provider: z.enum(providerNames),
  type: z.string(),
  state: z.enum(eventStates),
  attempts: z.number().int(),
  /** What was done, or why nothing. */
  outcome: z.string(),
  /** Among what it tells is a payment that the owner settles: given back at the provider, or the account enabled. */
  isForOwner: z.boolean(),
  occurredAt: z.string(),
  receivedAt: z.string(),
})
export type ListedEvent = z.infer<typeof ListedEvent>

export const providerEvents = endpoint({
  ...money,
  path: '/admin/providerEvents',
  query: z.object({ state: z.enum(eventStates).default('failing'), cursor }),
  reply: z.array(ListedEvent),
})

/** It is tried again at once; what it says still counts once. */
export const retryEvent = endpoint({
  ...money,
  method: 'POST',
  path: '/admin/providerEvents/:id/retry',
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})

/** Somebody has dealt with what was not counted: given it back at the provider, or found that nothing is to be done. */
export const settleEvent = endpoint({
  ...money,
  method: 'POST',
  path: '/admin/providerEvents/:id/settle',
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})
