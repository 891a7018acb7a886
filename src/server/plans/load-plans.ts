import { type AcademyPlan, academyPlans, features, priceId } from '#rules/academy-plans.ts'
import { currencies } from '#rules/prices.ts'
import type { Sql, Tx } from '../database/sql.ts'

/** Brings the database up to the academy's plans. What an admin made or edited stays as it is. */
export async function loadPlans(sql: Sql, plans: AcademyPlan[] = academyPlans): Promise<void> {
  await sql.begin(async (tx) => {
    // Several servers may start at once.
    await tx`lock table plans in share row exclusive mode`
    await tx`update plans set is_active = false
      where is_authored and is_active and not (id = any(${plans.map(({ id }) => id)}))`
    for (const [position, plan] of plans.entries()) await loadPlan(tx, plan, position)
  })
}

async function loadPlan(tx: Tx, plan: AcademyPlan, position: number): Promise<void> {
  const { id, languageId, name, nativeName, description } = plan
  const written = await tx`
    insert into plans (id, language_id, name, native_name, description, position, is_authored)
    select ${id}, id, ${name}, ${nativeName}, ${description}, ${position}, true
    from languages where id = ${languageId}
    on conflict (id) do update set name = excluded.name, native_name = excluded.native_name,
      description = excluded.description, position = excluded.position, is_active = true
    where plans.is_authored`
  if (written.count === 0) return
  for (const feature of features) {
    await tx`insert into plan_features (plan_id, feature, value)
      values (${id}, ${feature}, ${plan.features[feature]})
      on conflict (plan_id, feature) do update set value = excluded.value`
  }
  for (const currency of currencies) {
    const amount = plan.amounts[currency]
    const price = priceId(plan, currency, amount)
    await tx`update prices set is_active = false
      where plan_id = ${id} and currency = ${currency} and is_active and id <> ${price}`
    await tx`insert into prices (id, plan_id, currency, amount, interval, interval_count)
      values (${price}, ${id}, ${currency}, ${amount}, ${plan.interval}, ${plan.intervalCount})
      on conflict (id) do update set is_active = true where not prices.is_active`
  }
}
