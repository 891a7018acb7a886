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

/** Of two texts always the same one, whichever comes first. */
function longest(one: string, other: string): string {
  if (one.length !== other.length) return one.length > other.length ? one : other
  return one > other ? one : other
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
