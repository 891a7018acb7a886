import type { FastifyInstance } from 'fastify'
import {
  addPlan,
  adminPlan,
  adminPlans,
  changePlan,
  type KeptPlan,
  priceAnew,
  withdrawPlan,
} from '#calls/admin-plans.ts'
import type { Currency, Recurring } from '#rules/prices.ts'
import { changeLatest } from '../begun-from.ts'
import type { Config } from '../config.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { isTooLongForStripe } from '../payments/stripe/stripe-prices.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve } from '../serve.ts'
import { insertPlan, keptPlans, lockPlans, savePlan, sellAt } from './admin-plan-store.ts'

/** What the academy sells, as its people keep it: words change, a price is only ever followed by a new one. */
export function registerPlanKeeping(app: FastifyInstance): void {
  serve(app, adminPlans, ({ sql }) => keptPlans(sql))
  serve(app, adminPlan, ({ sql, params }) => knownPlan(sql, params.id))

  serve(app, addPlan, async ({ sql, body, config, changed }) => {
    mustBeShortEnough(body, config)
    const id = `${slug(body.name)}-${newId().slice(0, 6)}`
    const plan = await sql.begin(async (tx) => {
      await lockPlans(tx)
      if (!(await insertPlan(tx, id, body))) throw new Refusal(404, 'There is no such language.')
      await sellAt(tx, id, body)
      return knownPlan(tx, id)
    })
    changed({ subject: 'plan', subjectId: id, after: plan })
    return plan
  })

  serve(app, changePlan, (context) => {
    const { version, ...words } = context.body
    return changing(context, (tx, { id }) => savePlan(tx, id, words), version)
  })

  serve(app, priceAnew, (context) => {
    mustBeShortEnough(context.body, context.config)
    return changing(context, async (tx, { id }) => {
      await savePlan(tx, id, {})
      await sellAt(tx, id, context.body)
    })
  })

  serve(app, withdrawPlan, async (context) => {
    await changing(context, (tx, { id }) => savePlan(tx, id, { isActive: false }))
    return { message: 'The plan is sold no more. Who has it keeps it.' }
  })
}

type Priced = Recurring & { amounts: Record<Currency, number> }

/** What costs nothing is paid nowhere, and may last. */
function mustBeShortEnough(price: Priced, { STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): void {
  const isPaid = Object.values(price.amounts).some((amount) => amount > 0)
  if (STRIPE_SECRET_KEY === undefined || !isPaid || !isTooLongForStripe(price)) return
  const message = 'Stripe takes payments for three years at most: choose a shorter time.'
  throw new Refusal(422, message, { fields: [{ field: 'intervalCount', message }] })
}

type Changing = Pick<Context<{ id: string }>, 'sql' | 'params' | 'changed'>

async function changing(
  { sql, params: { id }, changed }: Changing,
  save: (tx: Tx, before: KeptPlan) => Promise<void>,
  begunFrom?: number,
): Promise<KeptPlan> {
  const { before, after } = await changeLatest(sql, begunFrom, {
    lock: lockPlans,
    read: (tx) => knownPlan(tx, id),
    save,
  })
  changed({ subject: 'plan', subjectId: id, before, after })
  return after
}

async function knownPlan(tx: Tx | Sql, id: string): Promise<KeptPlan> {
  const [plan] = await keptPlans(tx, id)
  if (!plan) throw new Refusal(404, 'There is no such plan.')
  return plan
}

function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain || 'plan'
}
