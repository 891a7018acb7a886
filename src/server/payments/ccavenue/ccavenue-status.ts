import { z } from 'zod'
import type { Fact, PaymentFact } from '#rules/payments.ts'
import { ProviderTrouble } from '../provider-port.ts'

/** What the status call says of an order. */
const OrderStatus = z.object({
  order_no: z.string(),
  reference_no: z.coerce.string().default(''),
  order_status: z.string().default(''),
  order_amt: z.coerce.number().default(0),
  order_currncy: z.string().default(''),
  order_status_date_time: z.string().default(''),
})

const wrapped = z.object({ Order_Status_Result: OrderStatus }).transform((reply) => reply.Order_Status_Result)
const Answer = z.union([wrapped, OrderStatus])

type Meaning = 'paid' | 'failed' | 'refunded' | 'cancelled' | 'under way'

/** What its words mean here; of one that is not listed nothing follows. Initiated: nobody has gone on from its page yet. */
const meanings: Record<string, Meaning> = {
  Shipped: 'paid',
  Successful: 'paid',
  Success: 'paid',
  Awaited: 'under way',
  Unsuccessful: 'failed',
  Failure: 'failed',
  Invalid: 'failed',
  Fraud: 'failed',
  Aborted: 'cancelled',
  Cancelled: 'cancelled',
  'Auto-Cancelled': 'cancelled',
  Refunded: 'refunded',
  Systemrefund: 'refunded',
  'Auto-Reversed': 'refunded',
  Reversed: 'refunded',
  Chargeback: 'refunded',
}

/** Whether this is one of its words for how a payment stands. */
export const isKnownStatus = (word: string): boolean => Object.hasOwn(meanings, word)

/** What its status call says of an order of ours. */
export function factsOfStatus(text: string, ourId: string, now: Date): Fact[] {
  const answer = Answer.safeParse(jsonIn(text))
  if (!answer.success) throw new ProviderTrouble('CCAvenue answered what nobody understands')
  const said = answer.data
  if (said.order_no !== ourId) throw new ProviderTrouble('CCAvenue answered about another order')
  const at = momentOf(said.order_status_date_time) ?? now
  const meaning = meanings[said.order_status]
  if (!meaning) return []
  if (meaning === 'cancelled') return [{ kind: 'cancel', originId: ourId, at }]
  if (meaning === 'under way') return [{ kind: 'under way', originId: ourId, at }]
  const amount = smallest(said.order_amt)
  const fact: PaymentFact = {
    kind: 'payment',
    originId: ourId,
    reference: said.reference_no || ourId,
    pays: 'purchase',
    state: meaning,
    amount,
    currency: said.order_currncy.toUpperCase(),
    refundedAmount: meaning === 'refunded' ? amount : 0,
    payee: null,
    at,
    period: null,
    priceId: null,
    failure: meaning === 'failed' ? 'The payment was declined.' : '',
    payer: '',
    tracking: said.reference_no,
  }
  return [fact]
}

/** 6999.00 as 699900, without the small errors of broken numbers. */
function smallest(amount: number): number {
  const whole = Math.round(amount * 100)
  if (Math.abs(whole - amount * 100) > 1e-6) throw new ProviderTrouble(`CCAvenue wrote the amount ${amount}`)
  return whole
}

/** '2026-11-21 12:43:41.05', the time of India. */
function momentOf(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec(text) ?? []
  return day ? new Date(`${day}T${time}+05:30`) : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
