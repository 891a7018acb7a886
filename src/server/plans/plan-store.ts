import type { OlderPlan, Plan, Product } from '#calls/plans.ts'
import { type Feature, featureNames, features, notIncluded } from '#rules/academy-plans.ts'
import { type Currency, expiryTimeId, type Interval, priceText, spanText } from '#rules/prices.ts'
import type { Tx } from '../database/sql.ts'

interface SoldPlan {
  id: string
  plan: string
  product: string
  nickname: string
  nativeName: string
  description: string
  amount: number
  currency: Currency
  interval: Interval
  intervalCount: number
}

/** What is sold now, in a currency, the paid ones first; a plan without a price in it shows its dollars. */
export async function plansSold(tx: Tx, currency: Currency): Promise<Plan[]> {
  const [sold, held] = await Promise.all([
    tx<SoldPlan[]>`
      select distinct on (plan.position, plan.id) price.id, plan.id as plan, language_id as product,
        name as nickname, native_name as "nativeName", description, amount, currency, interval,
        interval_count as "intervalCount"
      from plans plan join prices price on price.plan_id = plan.id and price.is_active
      where plan.is_active and currency in (${currency}, 'USD')
      order by plan.position, plan.id, currency = ${currency} desc`,
    tx<{ planId: string; feature: Feature; value: string }[]>`
      select plan_id as "planId", feature, value from plan_features`,
  ])
  const heldBy = Map.groupBy(held, ({ planId }) => planId)
  const paidFirst = sold.toSorted((a, b) => Number(a.amount === 0) - Number(b.amount === 0))
  return paidFirst.map(({ amount, interval, intervalCount, ...plan }) => {
    const own = new Map(heldBy.get(plan.plan)?.map(({ feature, value }) => [feature, value]))
    return {
      ...plan,
      unit_amount: amount,
      price: priceText(amount, plan.currency),
      recurring: { interval, interval_count: intervalCount },
      features: features.map((feature) => shownFeature(feature, own.get(feature) ?? notIncluded)),
    }
  })
}

function shownFeature(feature: Feature, value: string): Plan['features'][number] {
  const isIncluded = value !== notIncluded
  return { feature, text: isIncluded ? value : featureNames[feature], isIncluded }
}

type OlderRow = Omit<OlderPlan, 'user_id' | 'expirytime_id' | 'expired_timename'> & {
  user_id: string | null
  interval: Interval
  intervalCount: number
}

interface Asked {
  /** A part of a language's name. */
  search?: string
  /** Whose plans are marked. */
  studentId?: string
  now: Date
}

/** The languages with their plans (older). A plan that runs now carries its student. */
export async function products(tx: Tx, { search = '', studentId = '', now }: Asked): Promise<Product[]> {
  const [languages, plans] = await Promise.all([
    tx<Omit<Product, 'result'>[]>`
      select id as _id, name as product, name as course from languages
      where is_active and strpos(lower(name || ' ' || native_name), lower(${search.trim()})) > 0
      order by position, id`,
    olderPlans(tx, studentId, now),
  ])
  const byLanguage = Map.groupBy(plans, ({ product_id }) => product_id)
  return languages.map((language) => ({ ...language, result: byLanguage.get(language._id) ?? [] }))
}

async function olderPlans(tx: Tx, studentId: string, now: Date): Promise<OlderPlan[]> {
  const rows = await tx<OlderRow[]>`
    select plan.id as premiumprice_id, language_id as product_id, name as premiumname, is_active,
      coalesce(price.amount, 0) = 0 as isfree, price.rupees as inrprice, price.dollars as fprice,
      price.interval, price.interval_count as "intervalCount", own.student_id as user_id, feature.*
    from plans plan
    join lateral (select max(amount) as amount, min(interval) as interval, min(interval_count) as interval_count,
        coalesce(max(amount) filter (where currency = 'INR'), 0) / 100.0::float8 as rupees,
        coalesce(max(amount) filter (where currency = 'USD'), 0) / 100.0::float8 as dollars
      from prices where plan_id = plan.id and prices.is_active having count(*) > 0) price on true
    join lateral (select
        coalesce(max(value) filter (where feature = 'entertainment_videos'), 'false') as entertainmentvideo,
        coalesce(max(value) filter (where feature = 'lessons'), 'false') as accesslesson,
        coalesce(max(value) filter (where feature = 'exercises'), 'false') as exerciselesson,
        coalesce(max(value) filter (where feature = 'learning_system'), 'false') as lsystem,
        coalesce(max(value) filter (where feature = 'vocabulary'), 'false') as vocabulary,
        coalesce(max(value) filter (where feature = 'downloads'), 'false') as materialdownload,
        coalesce(max(value) filter (where feature = 'webinars'), 'false') as exclusivewebinars,
        coalesce(max(value) filter (where feature = 'tutoring'), 'false') as tutoring,
        coalesce(max(value) filter (where feature = 'conversation'), 'false') as conversation,
        coalesce(max(value) filter (where feature = 'updates'), 'false') as subscribtion
      from plan_features where plan_id = plan.id) feature on true
    left join lateral (select student_id from subscriptions where plan_id = plan.id and student_id = ${studentId}
      and status = 'active' and starts_at <= ${now} and (not is_paid or ends_at > ${now}) limit 1) own on true
    where plan.is_active order by position, plan.id`
  return rows.map(({ interval, intervalCount, user_id, ...plan }) => ({
    ...plan,
    expirytime_id: expiryTimeId({ interval, intervalCount }),
    expired_timename: spanText({ interval, intervalCount }),
    ...(user_id === null ? {} : { user_id }),
  }))
}
