import { grouped } from '#language/grouped.ts'
import type { PaymentFact, PaymentState, RenewalFact } from './payments.ts'

/** All that is known of one payment: every event about it, joined. */
export interface KnownPayment {
  reference: string
  state: PaymentState
  amount: number
  refundedAmount: number
  priceId: string
  failedAt: Date | null
  paidAt: Date | null
  refundedAt: Date | null
  start: Date | null
  end: Date | null
  failure: string
  payer: string
  tracking: string
}

/** How far a payment has come: what tells of less takes nothing back. */
export const paymentRank: Record<PaymentState, number> = { failed: 0, paid: 1, refunded: 2 }

/**
 * Two things known of one payment, as one. It does not matter which came first, nor how often (each field is joined by
 * itself): a payment that was paid stays paid when the news of an earlier failure arrives late.
 */
export function joinPayments(one: KnownPayment, other: KnownPayment): KnownPayment {
  const ahead = paymentRank[one.state] - paymentRank[other.state]
  const further = ahead === 0 ? null : ahead > 0 ? one : other
  return {
    reference: one.reference,
    state: (further ?? one).state,
    amount: Math.max(one.amount, other.amount),
    refundedAmount: Math.max(one.refundedAmount, other.refundedAmount),
    priceId: further?.priceId ?? longest(one.priceId, other.priceId),
    failedAt: earliest(one.failedAt, other.failedAt),
    paidAt: earliest(one.paidAt, other.paidAt),
    refundedAt: earliest(one.refundedAt, other.refundedAt),
    start: earliest(one.start, other.start),
    end: earliest(one.end, other.end),
    failure: longest(one.failure, other.failure),
    payer: longest(one.payer, other.payer),
    tracking: longest(one.tracking, other.tracking),
  }
}

/** What one event says of a payment. `counted` is the time that it pays for. */
export function knownFrom(
  fact: PaymentFact,
  counted: { priceId: string; start: Date; end: Date },
): KnownPayment {
  const isFailed = fact.state === 'failed'
  const { reference, state, amount, refundedAmount, at, failure, payer, tracking } = fact
  return {
    reference,
    state,
    amount,
    refundedAmount,
    priceId: counted.priceId,
    failedAt: isFailed ? at : null,
    paidAt: state === 'paid' ? at : null,
    refundedAt: state === 'refunded' ? at : null,
    start: isFailed ? null : counted.start,
    end: isFailed ? null : counted.end,
    failure,
    payer,
    tracking,
  }
}

/** The newer of two; of two of one moment always the same one. */
export function joinRenewals<Known extends Omit<RenewalFact, 'kind' | 'originId'>>(
  one: Known,
  other: Known,
): Known {
  if (one.version !== other.version) return one.version > other.version ? one : other
  const weight = ({ willRenew, isFailing }: Known) => Number(willRenew) + 2 * Number(isFailing)
  return weight(one) >= weight(other) ? one : other
}

export interface Entitlement {
  status: 'active' | 'refunded'
  startsAt: Date
  endsAt: Date
  /** Which price the newest paid time was sold at. */
  priceId: string
  willRenew: boolean
}

/**
 * What a student may have by it: the time that is paid for, and nothing else. Null where nothing was ever paid.
 * `payments` holds one payment an order at most (`countedPayments`).
 */
export function entitlement(
  payments: KnownPayment[],
  renewal: Pick<RenewalFact, 'willRenew' | 'isFailing'> | null,
  graceMs: number,
): Entitlement | null {
  const timed = payments.filter(({ start, end }) => start !== null && end !== null) as Timed[]
  const paid = timed.filter(({ state }) => state === 'paid')
  const counted = paid.length > 0 ? paid : timed
  const newest = counted.toSorted((a, b) => Number(b.start) - Number(a.start) || byText(b, a))[0]
  if (!newest) return null
  const startsAt = new Date(Math.min(...counted.map(({ start }) => start.getTime())))
  const paidUntil = Math.max(...counted.map(({ end }) => end.getTime()))
  if (paid.length === 0) {
    const refunded = Math.min(...counted.map(({ refundedAt, end }) => (refundedAt ?? end).getTime()))
    return {
      status: 'refunded',
      startsAt,
      endsAt: new Date(refunded),
      priceId: newest.priceId,
      willRenew: false,
    }
  }
  const willRenew = renewal?.willRenew ?? false
  // A provider asks for the next payment a little after the time has run out.
  const grace = willRenew && !renewal?.isFailing ? graceMs : 0
  return {
    status: 'active',
    startsAt,
    endsAt: new Date(paidUntil + grace),
    priceId: newest.priceId,
    willRenew,
  }
}

/** No order is credited twice: of two payments for one order the first counts. */
export function countedPayments<Payment extends KnownPayment & { orderId: string }>(
  payments: Payment[],
): Payment[] {
  const byOrder = grouped(payments, ({ orderId }) => orderId)
  return [...byOrder.values()].flatMap((all) => {
    const paid = all.filter(({ state }) => state === 'paid')
    const held = paid.length > 0 ? paid : all.filter(({ state }) => state === 'refunded')
    const first = held.toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt) || byText(a, b))[0]
    return first ? [first] : []
  })
}

interface Timed extends KnownPayment {
  start: Date
  end: Date
}

/** Of two texts always the same one, whichever comes first. */
function longest(one: string, other: string): string {
  if (one.length !== other.length) return one.length > other.length ? one : other
  return one > other ? one : other
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

const byText = (a: { reference: string }, b: { reference: string }) => a.reference.localeCompare(b.reference)
