import { z } from 'zod'
import { type Feature, features } from '#rules/academy-plans.ts'
import { currencies, intervals } from '#rules/prices.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { begunFrom, version } from './version.ts'
import { visibleText } from './visible-text.ts'

const money = { ...get, access: 'admin', permission: 'money' } as const

/** A price as it was, or is, sold. It is never edited. */
export const KeptPrice = z.object({
  id: z.string(),
  currency: z.enum(currencies),
  /** In the smallest unit. */
  amount: z.number().int(),
  interval: z.enum(intervals),
  intervalCount: z.number().int(),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** Who has it now. */
  holders: z.number().int(),
  /** How often it was asked for. */
  orders: z.number().int(),
})
export type KeptPrice = z.infer<typeof KeptPrice>

export const KeptPlan = z.object({
  id: z.string(),
  version,
  languageId: z.string(),
  name: z.string(),
  nativeName: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** The academy's plan file keeps it up to date; with the first change here it is the studio's. */
  isFromFile: z.boolean(),
  features: z.array(z.object({ feature: z.enum(features as [Feature, ...Feature[]]), value: z.string() })),
  /** What is sold now first, then what was sold before, the newest first. */
  prices: z.array(KeptPrice),
})
export type KeptPlan = z.infer<typeof KeptPlan>

const words = {
  name: visibleText('A plan needs a name.').max(60),
  nativeName: z.string().trim().max(60),
  description: z.string().trim().max(200),
  /** What the card says of each; empty where the plan does not hold it. */
  features: z.partialRecord(z.enum(features as [Feature, ...Feature[]]), z.string().trim().max(120)),
}

const amount = z
  .number({ error: 'Give the amount in each currency.' })
  .int('An amount is a whole number of cents or paise.')
  .min(0, 'An amount is never negative.')
  .max(1_000_000_00)

const price = {
  amounts: z.object({ INR: amount, USD: amount }),
  interval: z.enum(intervals),
  intervalCount: z.number().int().min(1).max(120),
}

export const adminPlans = endpoint({ ...money, path: '/admin/plans', reply: z.array(KeptPlan) })

export const adminPlan = endpoint({
  ...money,
  path: '/admin/plans/:id',
  params: z.object({ id }),
  reply: KeptPlan,
})

export const addPlan = endpoint({
  ...money,
  method: 'POST',
  path: '/admin/plans',
  body: z.object({
    ...words,
    nativeName: words.nativeName.default(''),
    description: words.description.default(''),
    features: words.features.default({}),
    languageId: id,
    ...price,
  }),
  reply: KeptPlan,
})

/** Its words, and whether it is sold. What is left out stays. */
export const changePlan = endpoint({
  ...money,
  method: 'PATCH',
  path: '/admin/plans/:id',
  params: z.object({ id }),
  body: z
    .object({ ...words, isActive: z.boolean() })
    .partial()
    .extend(begunFrom),
  reply: KeptPlan,
})

/** A new price for who buys from now on; whoever bought at the older one keeps it. */
export const priceAnew = endpoint({
  ...money,
  method: 'POST',
  path: '/admin/plans/:id/prices',
  params: z.object({ id }),
  body: z.object(price),
  reply: KeptPlan,
})

/** It is sold no more; who has it keeps it. */
export const withdrawPlan = endpoint({
  ...money,
  method: 'DELETE',
  path: '/admin/plans/:id',
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})
