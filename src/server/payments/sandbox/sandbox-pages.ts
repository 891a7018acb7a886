import { academy } from '#rules/academy.ts'
import { intervalText, priceText } from '#rules/prices.ts'
import { escaped } from '../../mail/mail-template.ts'
import { dayOf } from '../day-of.ts'
import { dueFor } from './sandbox-actions.ts'
import type { OtherPlan, SandboxCheckout, SandboxSubscription } from './sandbox-store.ts'

/** Plain pages: no scripts, nothing from elsewhere, forms that any browser can send. */
export function checkoutPage(checkout: SandboxCheckout): string {
  const { name, amount, currency, reference, state } = checkout
  const price = priceText(amount, currency)
  const address = `/sandbox/checkout/${reference}`
  const heading = `${escaped(name)}<br>${price}`
  if (state !== 'open') {
    const word = state === 'paid' ? 'This order is paid already.' : 'This order was cancelled.'
    return page(
      'Checkout',
      heading,
      `<p>${word}</p><p><a class="quiet" href="/pricing">Back to the plans</a></p>`,
    )
  }
  return page(
    'Checkout',
    heading,
    `<p>You pay ${price} ${intervalText(checkout)}, until you cancel. No card is asked for and no money moves: this page
only acts as a payment provider would.</p>
<form method="post" action="${address}">
<label class="check"><input type="checkbox" name="declines_later" value="yes"> Decline the card at the next renewal</label>
<button name="way" value="pay">Pay ${price}</button>
<button class="quiet" name="way" value="decline">Let the card be declined</button>
</form>
<p><a class="quiet" href="${address}/cancel">Cancel</a></p>`,
  )
}

export interface PortalEntry {
  subscription: SandboxSubscription
  plan: OtherPlan
  others: OtherPlan[]
}

export function portalPage(entries: PortalEntry[], backUrl: string, now: Date): string {
  const none = '<p>There is nothing to manage yet.</p>'
  const content = entries.map((entry) => entryHtml(entry, now)).join('\n') || none
  const back = `<p><a class="quiet" href="${escaped(backUrl)}">Back to ${escaped(academy.name)}</a></p>`
  return page('Billing portal', 'Manage Subscription', `${content}${back}`)
}

export function endedPage(): string {
  const words = '<p>This page was open for an hour, or its address is not whole.</p>'
  return page(
    'Billing portal',
    'This page has ended',
    `${words}<p><a class="quiet" href="/pricing">Back to the plans</a></p>`,
  )
}

function entryHtml({ subscription, plan, others }: PortalEntry, now: Date): string {
  const { willRenew, isFailing, hasEnded, refunded, periodEnd, lastAmount } = subscription
  const price = priceText(plan.amount, plan.currency)
  const about = hasEnded
    ? refunded
      ? 'Refunded and ended.'
      : `Ended on ${dayOf(periodEnd)}.`
    : isFailing
      ? 'The last payment was declined.'
      : willRenew
        ? `Renews on ${dayOf(periodEnd)} for ${price}.`
        : `Ends on ${dayOf(periodEnd)}. Nothing more is charged.`
  const forms = hasEnded ? '' : running({ subscription, plan, others }, now)
  const last = priceText(lastAmount, plan.currency)
  const back = refunded
    ? ''
    : form(
        subscription,
        `<button class="quiet" name="way" value="refund">Refund the last payment (${last})</button>`,
      )
  return `<section><h2>${escaped(plan.name)}</h2><p>${about}</p>${forms}${back}</section>`
}

function running({ subscription, plan, others }: PortalEntry, now: Date): string {
  const { willRenew, isFailing, cardDeclines } = subscription
  const renewing = willRenew
    ? '<button name="way" value="cancel">Cancel subscription</button>'
    : '<button name="way" value="resume">Renew again</button>'
  const card =
    cardDeclines || isFailing
      ? `<button class="quiet" name="way" value="good_card">Use a card that works${isFailing ? ` and pay ${priceText(plan.amount, plan.currency)}` : ''}</button>`
      : '<button class="quiet" name="way" value="bad_card">Decline the card at the next renewal</button>'
  const changes = isFailing ? [] : others.map((other) => changeForm(subscription, other, now))
  return form(subscription, renewing) + changes.join('') + form(subscription, card)
}

function changeForm(subscription: SandboxSubscription, other: OtherPlan, now: Date): string {
  const due = dueFor(subscription, other, now)
  const when = due === null ? 'from the next period on' : `now, for ${priceText(due, other.currency)}`
  const price = `<input type="hidden" name="price" value="${escaped(other.priceId)}">`
  return form(
    subscription,
    `${price}<button class="quiet" name="way" value="change">Change to ${escaped(other.name)} ${when}</button>`,
  )
}

function form({ id }: SandboxSubscription, content: string): string {
  return `<form method="post"><input type="hidden" name="subscription" value="${escaped(id)}">${content}</form>`
}

const { paper, card, ink, sindoor, genda } = academy.colours
const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:${paper};color:${ink};font:18px/1.6 Mukta,system-ui,sans-serif;overflow-wrap:anywhere}
.test{margin:0;background:${genda};border-top:8px solid ${ink};padding:.6rem 1rem;text-align:center;font-weight:700}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font:normal clamp(2rem,8vw,3rem)/1.15 'Rozha One',Georgia,serif;margin:1rem 0}h2{font:normal 1.8rem/1.2 'Rozha One',Georgia,serif;margin:.5rem 0}
section{border-top:8px solid ${ink};background:${card};padding:1.25rem;margin:0 0 1.5rem}form{margin:.75rem 0;display:grid;gap:.75rem}
button,a.quiet{font:inherit;font-weight:700;min-height:44px;padding:.6rem 1.2rem;border:3px solid ${sindoor};background:${sindoor};color:${paper};cursor:pointer;text-align:center}
button.quiet,a.quiet{background:transparent;color:${ink};border-color:${ink}}a.quiet{display:block;text-decoration:none}
button:hover,a.quiet:hover{background:${ink};border-color:${ink};color:${paper}}:focus-visible{outline:3px solid ${sindoor};outline-offset:3px}
.check{display:flex;gap:.75rem;align-items:center;min-height:44px}.check input{width:1.4rem;height:1.4rem;flex:none}`

function page(title: string, heading: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · TEST MODE</title><style>${style}</style></head>
<body><p class="test">TEST MODE · no money moves</p><main><h1>${heading}</h1>${content}</main></body></html>`
}
