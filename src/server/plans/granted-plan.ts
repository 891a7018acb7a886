import type { z } from 'zod'
import type { userSubscribeOnProduct } from '#calls/plans.ts'
import { expiryTimeId, type Interval } from '#rules/prices.ts'
import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'

interface Row {
  languageId: string
  amount: number
  interval: Interval
  intervalCount: number
}

/** The language of the free plan that was asked for. A plan with a price is never granted without paying. */
export async function freePlanNamed(
  tx: Tx,
  asked: z.output<NonNullable<typeof userSubscribeOnProduct.body>>,
): Promise<string> {
  const [plan] = await tx<Row[]>`
    select language_id as "languageId", amount, interval, interval_count as "intervalCount"
    from plans plan join prices price on price.plan_id = plan.id and price.is_active
    where plan.id = ${asked.premiumprice_id} and plan.is_active order by amount desc limit 1`
  if (!plan || plan.languageId !== asked.product_id) throw new Refusal(422, 'This plan is not sold.')
  if (asked.expirytime_id !== '' && asked.expirytime_id !== expiryTimeId(plan))
    throw new Refusal(422, 'This plan is not sold for that time.')
  if (plan.amount > 0)
    throw new Refusal(422, 'This plan is paid. Please choose it on the pricing page and pay there.')
  return plan.languageId
}
