import type { Sql, Tx } from '../database/sql.ts'

/** What the demo people paid in the sandbox before anybody looked: a running year, and a month that is over. Made once. */
export async function loadDemoOrders(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    const [year] = await tx<{ from: Date; to: Date }[]>`
      select starts_at as from, ends_at as to from subscriptions where id = 'demo-plan-year' and order_id is null`
    if (year) {
      await tx`update students set stripe_customer_id = 'cus_test_demo' where id = 'demo-subscriber'`
      const paid = await demoOrder(tx, {
        id: 'demo-order-year',
        who: 'demo-subscriber',
        plan: 'hindi-annual',
        ...year,
      })
      if (paid) await runningYear(tx, year)
    }
    const from = new Date(now.getTime() - 400 * 24 * 3_600_000)
    const to = new Date(from.getTime() + 31 * 24 * 3_600_000)
    await demoOrder(tx, { id: 'demo-order-month', who: 'demo-student', plan: 'hindi-monthly', from, to })
  })
}

interface DemoOrder {
  id: string
  who: string
  plan: string
  from: Date
  to: Date
}

/** False where it stood already, or its student or plan does not. */
async function demoOrder(tx: Tx, order: DemoOrder): Promise<boolean> {
  const { id, who, plan, from, to } = order
  const made = await tx`insert into orders
    (id, student_id, price_id, origin_id, kind, provider, amount, currency, created_at)
    select ${id}, students.id, prices.id, ${id}, 'purchase', 'sandbox', amount, currency, ${from}
    from students join prices on plan_id = ${plan} and currency = 'USD' and prices.is_active
    where students.id = ${who} on conflict do nothing returning id`
  await tx`insert into payments (provider, reference, order_id, student_id, state, amount, currency, price_id,
      paid_at, period_start, period_end)
    select 'sandbox', 'pay_test_' || id, id, student_id, 'paid', amount, currency, price_id, ${from}, ${from}, ${to}
    from orders where id = ${id} on conflict do nothing`
  return made.length > 0
}

async function runningYear(tx: Tx, { from, to }: { from: Date; to: Date }): Promise<void> {
  await tx`insert into sandbox_subscriptions
    (id, order_id, customer_id, price_id, period_start, period_end, renewal_day, last_payment, last_pays,
      last_amount)
    select 'sub_test_demo', id, 'cus_test_demo', price_id, ${from}, ${to}, ${to.getUTCDate()}, 'pay_test_' || id,
      'purchase', amount
    from orders where id = 'demo-order-year'`
  await tx`insert into renewals (order_id, reference, version, will_renew, is_failing, customer_id)
    values ('demo-order-year', 'sub_test_demo', 1, true, false, 'cus_test_demo')`
  await tx`update subscriptions set order_id = 'demo-order-year', will_renew = true,
      provider_reference = 'sub_test_demo' where id = 'demo-plan-year'`
}
