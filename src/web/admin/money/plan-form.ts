import type { KeptPlan, KeptPrice } from '#calls/admin-plans.ts'
import { type Feature, featureNames, features } from '#rules/academy-plans.ts'
import { type Currency, currencies, type Interval } from '#rules/prices.ts'

/** A price as it is written: amounts in whole units of the currency, with at most two places. */
export interface PriceForm {
  amounts: Record<Currency, string>
  interval: Interval
  intervalCount: string
}

export const noPrice: PriceForm = { amounts: { INR: '', USD: '' }, interval: 'year', intervalCount: '1' }

/** What is sold now, as it would be written. */
export function priceFormOf({ prices }: KeptPlan): PriceForm {
  const sold = prices.filter(({ isActive }) => isActive)
  const one = sold[0]
  if (!one) return noPrice
  const amounts = Object.fromEntries(
    currencies.map((currency) => [currency, written(sold.find((price) => price.currency === currency))]),
  ) as Record<Currency, string>
  return { amounts, interval: one.interval, intervalCount: String(one.intervalCount) }
}

const written = (price: KeptPrice | undefined) => (price ? String(price.amount / 100) : '')

/** In the smallest unit, exactly: never by way of a fraction. Null for what is no amount. */
export function amountIn(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The same as a call is asked to take it: what is no number is left to the server to tell. */
export function priceAsked({ amounts, interval, intervalCount }: PriceForm) {
  const [INR, USD] = [amountIn(amounts.INR) ?? Number.NaN, amountIn(amounts.USD) ?? Number.NaN]
  const count = intervalCount.trim() === '' ? Number.NaN : Number(intervalCount)
  return { amounts: { INR, USD }, interval, intervalCount: count }
}

/** The same; null while something of it is missing. */
export function priceOf({ amounts, interval, intervalCount }: PriceForm) {
  const [INR, USD, count] = [amountIn(amounts.INR), amountIn(amounts.USD), Number(intervalCount)]
  if (INR === null || USD === null || !Number.isInteger(count) || count < 1) return null
  return { amounts: { INR, USD }, interval, intervalCount: count }
}

export interface PlanWords {
  name: string
  nativeName: string
  description: string
  features: Partial<Record<Feature, string>>
}

export const noWords: PlanWords = { name: '', nativeName: '', description: '', features: {} }

export function wordsOf({ name, nativeName, description, features: held }: KeptPlan): PlanWords {
  return {
    name,
    nativeName,
    description,
    features: Object.fromEntries(held.map(({ feature, value }) => [feature, value])),
  }
}

export const featureRows = features.map((feature) => ({ feature, label: featureNames[feature] }))
