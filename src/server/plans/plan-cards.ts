import type { Plan } from '#calls/plans.ts'
import { intervalText } from '#rules/prices.ts'
import type { Sql } from '../database/sql.ts'
import { escaped, rewritten } from '../settings/page-marks.ts'
import { plansSold } from './plan-store.ts'

/** What is sold now: in dollars, and in rupees where there is such a price. */
interface Sold extends Plan {
  rupees: Plan
}

const card = /<article data-plan="([^"]+)".*?<\/article>/gs

export const showsPlans = (html: string) => html.includes('<article data-plan="')

/**
 * The cards of a built page as the plans are now: at their prices and in their words; what is sold no more goes, and
 * what the studio added stands behind the others.
 */
export function fillPlans(html: string, sold: Sold[]): string {
  const built = Array.from(html.matchAll(card), ([text, id = '']) => ({ text, id }))
  const language = sold.find(({ plan }) => built.some(({ id }) => id === plan))?.product
  // A page of plans that are not sold here at all says what it was built with.
  if (language === undefined) return html
  const forms = formsIn(html)
  const shown = rewritten(html, card, ([text = '', id]) => {
    const plan = sold.find((one) => one.plan === id)
    return plan ? cardOf(text, plan, forms) : ''
  })
  const known = new Set(built.map(({ id }) => id))
  const form = built.findLast(({ text }) => text.includes('data-checkout'))
  const added = sold.filter((one) => one.product === language && one.unit_amount > 0 && !known.has(one.plan))
  if (!form || added.length === 0) return shown
  const cards = added.map((plan) => cardOf(renamed(form, plan), plan, { ...forms, isNew: true })).join('')
  const end = shown.lastIndexOf('</article>') + '</article>'.length
  return shown.slice(0, end) + cards + shown.slice(end)
}

export async function soldNow(sql: Sql): Promise<Sold[]> {
  const rupees = new Map((await plansSold(sql, 'INR')).map((plan) => [plan.plan, plan]))
  return (await plansSold(sql, 'USD')).map((plan) => ({ ...plan, rupees: rupees.get(plan.plan) ?? plan }))
}

interface Forms {
  included: string
  missing: string
  isNew?: boolean
}

/** A line of what a plan holds, and one of what it does not; empty on pages with short lists. */
function formsIn(html: string): Forms {
  const lines = html.match(/<li[^>]*><svg.*?<\/li>/gs) ?? []
  const line = (words: string) => lines.find((one) => one.includes(`>${words}: </span>`)) ?? ''
  return { included: line('Included'), missing: line('Not included') }
}

/** A card's own names, wherever it says them. */
function renamed({ text, id }: { text: string; id: string }, { plan }: Sold): string {
  return text
    .replaceAll(`plan-${id}"`, () => `plan-${plan}"`)
    .replaceAll(`plan=${id}"`, () => `plan=${plan}"`)
}

function cardOf(text: string, plan: Sold, forms: Forms): string {
  const { nickname, nativeName, description } = plan
  const words = rewritten(text, /(<h2[^>]*>)[^<]*/, ([, open = '']) => open + escaped(nickname))
    .replace(/data-plan="[^"]*"/, () => `data-plan="${escaped(plan.plan)}"`)
    .replace(/data-plan-name="[^"]*"/, () => `data-plan-name="${escaped(nickname.toLowerCase())}"`)
    .replace(/plan_name=[^"]*"/, () => `plan_name=${encodeURIComponent(nickname)}"`)
  const native = rewritten(
    words,
    /(<span lang="hi"[^>]*>)[^<]*/,
    ([, open = '']) => open + escaped(nativeName),
  )
  const described = rewritten(native, /(<p class="mt-3 mb-5 text-lg">)[^<]*/, ([, open = '']) => {
    return open + escaped(description)
  })
  return features(priced(described, plan), plan, forms)
}

function priced(text: string, plan: Sold): string {
  const prices: Record<string, Plan> = { USD: plan, INR: plan.rupees }
  const form = /data-price="(\w+)" data-price-id="[^"]*"([^>]*>)[^<]*/g
  const said = rewritten(text, form, ([all = '', currency = '', rest = '']) => {
    const price = prices[currency]
    return price
      ? `data-price="${currency}" data-price-id="${escaped(price.id)}"${rest}${escaped(price.price)}`
      : all
  })
  const { interval, interval_count: intervalCount } = plan.recurring
  if (plan.unit_amount === 0) return said
  return rewritten(said, /(<span class="text-lg">)[^<]*/, ([, open = '']) => {
    return open + intervalText({ interval, intervalCount })
  })
}

/** All that a plan holds and does not, line by line; a short list is written anew only for a plan that is new. */
function features(text: string, { features: held }: Sold, { included, missing, isNew }: Forms): string {
  if (included !== '' && missing !== '') {
    const lines = held.map(({ text: words, isIncluded }) =>
      rewritten(
        isIncluded ? included : missing,
        /(: <\/span><span[^>]*>)[^<]*/,
        ([, open = '']) => open + escaped(words),
      ),
    )
    return text.replace(/<ul>.*?<\/ul>/s, () => `<ul>${lines.join('')}</ul>`)
  }
  if (!isNew) return text
  return rewritten(text, /<ul>(<li[^>]*>).*?<\/ul>/s, ([, open = '']) => {
    const lines = held.filter(({ isIncluded }) => isIncluded)
    return `<ul>${lines.map((line) => `${open}${escaped(line.text)}</li>`).join('')}</ul>`
  })
}
