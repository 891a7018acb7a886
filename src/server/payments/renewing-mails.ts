import type { Config } from '../config.ts'
import type { Tx } from '../database/sql.ts'
import { type Letter, renderLetter } from '../mail/mail-template.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { dayOf } from './day-of.ts'
import type { SubscriptionRow } from './derive-subscription.ts'
import type { Order } from './order-store.ts'

interface Turn {
  order: Order
  subscription: SubscriptionRow
  version: number
}

/** Tells the student whether the plan is renewed, where that has turned. */
export async function tellOfRenewing(
  tx: Tx,
  { order, subscription, version }: Turn,
  config: Config,
): Promise<void> {
  const dedupeKey = `renewing/${subscription.id}/${version}`
  const letter = subscription.willRenew
    ? resumed(order, subscription, config)
    : willEnd(order, subscription, config)
  await queueMail(tx, { to: order.email, dedupeKey, ...renderLetter(letter, config.publicUrl) })
}

export interface Ending {
  id: string
  email: string
  firstName: string
  timeZone: string
  plan: string
  endsAt: Date
}

export async function tellOfEnd(
  tx: Tx,
  { id, email, firstName, timeZone, plan, endsAt }: Ending,
  config: Config,
): Promise<void> {
  const letter: Letter = {
    subject: `Your ${plan} plan has ended`,
    preview: 'The first chapters stay open.',
    heading: 'Your plan has ended',
    paragraphs: [
      `Namaste ${firstName},`,
      `your ${plan} plan ran until ${dayOf(endsAt, timeZone)}. The first chapter of every course stays open, and all that you have learnt is kept.`,
    ],
    button: { label: 'See the plans', href: `${config.publicUrl}/pricing` },
  }
  const dedupeKey = `ended/${id}/${endsAt.toISOString()}`
  await queueMail(tx, { to: email, dedupeKey, ...renderLetter(letter, config.publicUrl) })
}

function willEnd(order: Order, { paidUntil }: SubscriptionRow, config: Config): Letter {
  const { firstName, timeZone } = order
  if (order.closedAs) return willEndForClosed(order)
  return {
    subject: 'Your plan will not be renewed',
    preview: `It is open until ${dayOf(paidUntil, timeZone)}.`,
    heading: 'Your plan ends by itself',
    paragraphs: [
      `Namaste ${firstName},`,
      `your plan will not be renewed. Every lesson stays open until ${dayOf(paidUntil, timeZone)}; nothing more is charged for it.`,
    ],
    button: { label: 'Manage Subscription', href: `${config.publicUrl}/user-subscription-details` },
  }
}

/** Whoever was let in again finds in the portal how to go on. */
function willEndForClosed({ firstName }: Order): Letter {
  return {
    subject: 'Your plan will not be renewed',
    preview: 'Nothing more is charged for it.',
    heading: 'Your plan ends by itself',
    paragraphs: [
      `Namaste ${firstName},`,
      'your account is disabled, so your plan will not be renewed: nothing more is charged for it. Should you think that this is a mistake, please write to us.',
    ],
  }
}

function resumed({ firstName, timeZone }: Order, { paidUntil }: SubscriptionRow, config: Config): Letter {
  return {
    subject: 'Your plan goes on',
    preview: `It is renewed on ${dayOf(paidUntil, timeZone)}.`,
    heading: 'Good to have you with us',
    paragraphs: [
      `Namaste ${firstName},`,
      `your plan is renewed again, next on ${dayOf(paidUntil, timeZone)}.`,
    ],
    button: { label: 'Manage Subscription', href: `${config.publicUrl}/user-subscription-details` },
  }
}
