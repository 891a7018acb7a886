import {
  createBillingSession,
  createCheckoutSession,
  getSubscription,
  type Subscription,
} from '#calls/plans.ts'
import { call } from '../call.ts'
import { CallError, messageOf } from '../call-error.ts'
import { hasSession } from '../session-storage.ts'

/**
 * What a plan page does for somebody signed in: tells of the subscription, begins a checkout, opens the billing portal.
 * It works on the page as it was built.
 */
export function livenForStudent(): void {
  if (!hasSession()) return
  document.addEventListener('click', pressed)
  subscriptionNow().then(
    (subscription) => {
      document.documentElement.dataset.subscription = stateOf(subscription)
      markOwnPlan(subscription)
    },
    (error) => tell(messageOf(error)),
  )
}

function stateOf(subscription: Subscription | null): string {
  if (!subscription) return 'none'
  return subscription.isOld ? 'old' : 'active'
}

/** Whoever pays for none has the free one. */
function markOwnPlan(subscription: Subscription | null): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-plan]')) {
    const isOwn = subscription ? card.dataset.plan === subscription.plan.id : 'free' in card.dataset
    card.toggleAttribute('data-own-plan', isOwn)
  }
}

/** Null where there is none: a reply without data is not a failure here. */
async function subscriptionNow(): Promise<Subscription | null> {
  try {
    return await call(getSubscription)
  } catch (error) {
    if (error instanceof CallError && error.status === 200) return null
    throw error
  }
}

function pressed(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-checkout], [data-manage]')
  if (!button || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  tell('')
  const asked = 'manage' in button.dataset ? call(createBillingSession, { body: {} }) : checkout(button)
  asked
    .then(({ url }) => location.assign(url))
    .catch((error) => tell(messageOf(error)))
    .finally(() => {
      button.ariaBusy = null
    })
}

/** The price that is shown is the one that is asked for; what it costs, the server knows. */
async function checkout(button: HTMLButtonElement): Promise<{ url: string }> {
  const currency = await currencyShown()
  const price = button.closest('[data-plan]')?.querySelector<HTMLElement>(`[data-price="${currency}"]`)
  const priceId = price?.dataset.priceId ?? ''
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return call(createCheckoutSession, { body: { priceId, origin: location.origin, timeZone } })
}

const patience = 4000

/** A quick hand waits for the prices of its country, which come a moment after the page. */
async function currencyShown(): Promise<string> {
  const { dataset } = document.documentElement
  for (let waited = 0; dataset.currency === undefined && waited < patience; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return dataset.currency ?? 'USD'
}

function tell(text: string): void {
  const place = document.getElementById('plan-message')
  if (place) place.textContent = text
}
