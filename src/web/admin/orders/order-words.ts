import type { ListedEvent, ListedOrder, ListedSubscription } from '#calls/admin-orders.ts'
import type { ProviderName } from '#rules/payments.ts'
import { toMoneyEvents, toOrdersKept, toSubscriptionsKept } from '../../studio-paths.ts'
import type { BadgeTone } from '../ui/StateBadge.tsx'

export const orderLinks = [
  { to: toOrdersKept(), label: 'Orders' },
  { to: toSubscriptionsKept(), label: 'Subscriptions' },
  { to: toMoneyEvents(), label: 'What providers said' },
]

type Shown = { label: string; tone: BadgeTone }

export const orderStates: Record<ListedOrder['status'], Shown> = {
  paid: { label: 'Paid', tone: 'good' },
  waiting: { label: 'Waiting', tone: 'look' },
  'under way': { label: 'At the bank', tone: 'look' },
  failed: { label: 'Failed', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'plain' },
  cancelled: { label: 'Turned back', tone: 'quiet' },
}

export const orderKinds: Record<ListedOrder['kind'], string> = {
  purchase: 'New',
  renewal: 'Renewal',
  change: 'Change of plan',
}

export const subscriptionStates: Record<ListedSubscription['state'], Shown> = {
  running: { label: 'Running', tone: 'good' },
  'to come': { label: 'To come', tone: 'look' },
  ended: { label: 'Ended', tone: 'quiet' },
  refunded: { label: 'Refunded', tone: 'plain' },
}

const giverNames: Record<ProviderName | 'free' | 'granted', string> = {
  sandbox: 'Sandbox (test)',
  stripe: 'Stripe',
  paypal: 'PayPal',
  ccavenue: 'CCAvenue',
  free: 'Free plan',
  granted: 'The academy',
}

/** From whom a plan is, in words. */
export const giverName = (from: string): string => (giverNames as Record<string, string>)[from] ?? from

export const eventStates: Record<ListedEvent['state'], Shown> = {
  failing: { label: 'Failing', tone: 'bad' },
  waiting: { label: 'Waiting', tone: 'look' },
  'not counted': { label: 'Not counted', tone: 'look' },
  applied: { label: 'Applied', tone: 'good' },
}

/** What a change of a subscription was, in words. */
export const reasonNames: Record<string, string> = {
  begun: 'Begun',
  renewed: 'Renewed',
  changed: 'Changed to another plan',
  refunded: 'Refunded',
  will_end: 'Asked not to renew',
  will_renew: 'Asked to renew again',
  renewal_failed: 'A renewal failed',
  ended: 'Ended',
  granted: 'Given by the academy',
  taken_back: 'Taken back by the academy',
}

export const choicesOf = <Value extends string>(states: Record<Value, { label: string }>, all: string) => [
  { value: '', label: all },
  ...(Object.entries(states) as [Value, { label: string }][]).map(([value, { label }]) => ({ value, label })),
]
