import fc from 'fast-check'
import type { KnownPayment } from './known-payments.ts'
import type { PaymentState } from './payments.ts'

export const day = 24 * 3_600_000
/** A day of 2026, counted from its first. */
export const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * day)

const optionalDay = fc.option(fc.integer({ min: 0, max: 400 }).map(at), { nil: null })
/** Whatever may be known of one payment. */
export const anyPayment = fc.record<KnownPayment>({
  reference: fc.constant('p'),
  state: fc.constantFrom<PaymentState>('failed', 'paid', 'refunded'),
  amount: fc.constantFrom(1200, 9900),
  refundedAmount: fc.constantFrom(0, 500, 1200),
  priceId: fc.constantFrom('monthly', 'annual'),
  failedAt: optionalDay,
  paidAt: optionalDay,
  refundedAt: optionalDay,
  start: optionalDay,
  end: optionalDay,
  failure: fc.constantFrom('', 'declined', 'no money'),
  payer: fc.constantFrom('', 'payer'),
  tracking: fc.constantFrom('', 't1', 't2'),
})
