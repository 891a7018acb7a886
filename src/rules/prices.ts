/** What the academy sells in: India pays rupees, everybody else US dollars (domain 10). */
export const currencies = ['INR', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const intervals = ['month', 'year'] as const
export type Interval = (typeof intervals)[number]

export interface Recurring {
  interval: Interval
  intervalCount: number
}

/** The currency that a visitor from a country sees. */
export function currencyOf(country: string | null): Currency {
  return country === 'IN' ? 'INR' : 'USD'
}

const styles: Record<Currency, { sign: string; grouping: string }> = {
  INR: { sign: '₹', grouping: 'en-IN' },
  USD: { sign: 'US$', grouping: 'en-US' },
}

/** An amount in the smallest unit, as people read it: '₹ 8,25,000', 'US$ 99', and 'Free' for nothing (spec 9). */
export function priceText(amount: number, currency: Currency): string {
  if (amount === 0) return 'Free'
  const { sign, grouping } = styles[currency]
  const digits = amount % 100 === 0 ? 0 : 2
  const number = (amount / 100).toLocaleString(grouping, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${sign} ${number}`
}

/** How long one payment lasts: 'a year', 'every 3 months'. */
export function intervalText({ interval, intervalCount }: Recurring): string {
  return intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`
}

/** The same as a span of time: '1 year', '3 months'. */
export function spanText({ interval, intervalCount }: Recurring): string {
  return intervalCount === 1 ? `1 ${interval}` : `${intervalCount} ${interval}s`
}

/** The id of an expiry time in the older calls: '1-year'. */
export function expiryTimeId({ interval, intervalCount }: Recurring): string {
  return `${intervalCount}-${interval}`
}

export function monthsOf({ interval, intervalCount }: Recurring): number {
  return interval === 'year' ? 12 * intervalCount : intervalCount
}

/**
 * When what was paid for ends. A month that is too short ends on its last day: 31 January + 1 month is 28 February.
 * `onDay` is the day of the month that it began on, for what renews itself: the next end is 31 March.
 */
export function paidUntil(start: Date, recurring: Recurring, onDay = start.getUTCDate()): Date {
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + monthsOf(recurring))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(onDay, lastDay))
  return end
}

/** When the span that runs now ends, of what begins anew each time it is over, as a free plan does. */
export function runsUntil(end: Date, recurring: Recurring, now: Date): Date {
  let until = end
  for (let spans = 1; until <= now; spans += 1) {
    until = paidUntil(end, { ...recurring, intervalCount: recurring.intervalCount * spans })
  }
  return until
}
