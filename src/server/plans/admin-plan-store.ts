import type { KeptPlan, KeptPrice } from '#calls/admin-plans.ts'
import { features, notIncluded, priceId } from '#rules/academy-plans.ts'
import { currencies, type Recurring } from '#rules/prices.ts'
import type { Tx } from '../database/sql.ts'

type PlanRow = Omit<KeptPlan, 'features' | 'prices'>
type PriceRow = Omit<KeptPrice, 'createdAt'> & { planId: string; createdAt: Date }

/** All plans, those that are sold first; or the one that is named. */
export async function keptPlans(tx: Tx, id: string | null = null): Promise<KeptPlan[]> {
  const plans = await tx<PlanRow[]>`
    select id, version, language_id as "languageId", name, native_name as "nativeName", description,
      is_active as "isActive", is_authored as "isFromFile"
    from plans where ${id}::text is null or id = ${id} order by is_active desc, language_id, position, id`
  const ids = plans.map((plan) => plan.id)
  const prices = await pricesOf(tx, ids)
  const held = await tx<{ planId: string; feature: string; value: string }[]>`
    select plan_id as "planId", feature, value from plan_features where plan_id = any(${ids})`
  return plans.map((plan) => ({
    ...plan,
    features: features.map((feature) => {
      const own = held.find((one) => one.planId === plan.id && one.feature === feature)
      return { feature, value: own && own.value !== notIncluded ? own.value : '' }
    }),
    prices: prices.filter(({ planId }) => planId === plan.id).map(shownPrice),
  }))
}

function pricesOf(tx: Tx, planIds: string[]) {
  return tx<PriceRow[]>`
    select prices.id, plan_id as "planId", currency, amount, interval, interval_count as "intervalCount",
      is_active as "isActive", created_at as "createdAt",
      (select count(*)::int from subscriptions where price_id = prices.id and status = 'active'
        and starts_at <= now() and (not is_paid or ends_at > now())) as holders,
      coalesce(placed.orders, 0) as orders
    from prices left join (select price_id, count(*)::int as orders from orders group by price_id) placed
      on placed.price_id = prices.id
    where plan_id = any(${planIds}) order by is_active desc, currency desc, created_at desc, id`
}

function shownPrice({ planId: _, createdAt, ...price }: PriceRow): KeptPrice {
  return { ...price, createdAt: createdAt.toISOString() }
}

export interface PlanWords {
  name?: string | undefined
  nativeName?: string | undefined
  description?: string | undefined
  isActive?: boolean | undefined
  features?: Partial<Record<(typeof features)[number], string | undefined>> | undefined
}

/** A new plan stands behind the others of its language. False where there is no such language. */
export async function insertPlan(tx: Tx, id: string, plan: PlanWords & { languageId: string }) {
  const rows = await tx`insert into plans (id, language_id, name, native_name, description, position)
    select ${id}, id, ${plan.name ?? ''}, ${plan.nativeName ?? ''}, ${plan.description ?? ''},
      (select coalesce(max(position) + 1, 0) from plans where language_id = ${plan.languageId})
    from languages where id = ${plan.languageId} returning id`
  await saveFeatures(tx, id, plan.features ?? {})
  return rows.length > 0
}

/** From here on the plan is the studio's: its file is not asked any more. */
export async function savePlan(tx: Tx, id: string, words: PlanWords): Promise<void> {
  const { name = null, nativeName = null, description = null, isActive = null } = words
  await tx`update plans set is_authored = false, version = version + 1, name = coalesce(${name}, name),
      native_name = coalesce(${nativeName}, native_name), description = coalesce(${description}, description),
      is_active = coalesce(${isActive}::boolean, is_active)
    where id = ${id}`
  await saveFeatures(tx, id, words.features ?? {})
}

async function saveFeatures(tx: Tx, planId: string, held: NonNullable<PlanWords['features']>): Promise<void> {
  for (const feature of features) {
    const value = held[feature]
    if (value === undefined) continue
    await tx`insert into plan_features (plan_id, feature, value) values (${planId}, ${feature}, ${value || notIncluded})
      on conflict (plan_id, feature) do update set value = excluded.value`
  }
}

/** Sells at other prices from now on. What was sold keeps its row; the same price again is the same row again. */
export async function sellAt(
  tx: Tx,
  planId: string,
  { amounts, ...recurring }: Recurring & { amounts: Record<(typeof currencies)[number], number> },
): Promise<void> {
  for (const currency of currencies) {
    const amount = amounts[currency]
    const id = priceId({ id: planId, ...recurring }, currency, amount)
    await tx`update prices set is_active = false
      where plan_id = ${planId} and currency = ${currency} and is_active and id <> ${id}`
    await tx`insert into prices (id, plan_id, currency, amount, interval, interval_count)
      values (${id}, ${planId}, ${currency}, ${amount}, ${recurring.interval}, ${recurring.intervalCount})
      on conflict (id) do update set is_active = true where not prices.is_active`
  }
}

/** Nobody else changes what is sold until the transaction ends. */
export async function lockPlans(tx: Tx): Promise<void> {
  await tx`lock table plans in share row exclusive mode`
}
