import { grouped } from '#language/grouped.ts'
import type { KnownPayment } from './known-payments.ts'
import type { RenewalFact } from './payments.ts'

export interface Entitlement {
  status: 'active' | 'refunded'
  startsAt: Date
  /** When access ends: the provider may be a little late with the next payment. */
  endsAt: Date
  /** When what is paid for ends, as people are told it. */
  paidUntil: Date
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
    const refunded = new Date(
      Math.min(...counted.map(({ refundedAt, end }) => (refundedAt ?? end).getTime())),
    )
    const over = { endsAt: refunded, paidUntil: refunded, willRenew: false }
    return { status: 'refunded', startsAt, ...over, priceId: newest.priceId }
  }
  const willRenew = renewal?.willRenew ?? false
  // A provider asks for the next payment a little after the time has run out.
  const grace = willRenew && !renewal?.isFailing ? graceMs : 0
  return {
    status: 'active',
    startsAt,
    endsAt: new Date(paidUntil + grace),
    paidUntil: new Date(paidUntil),
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

const byText = (a: { reference: string }, b: { reference: string }) => a.reference.localeCompare(b.reference)
