import type { PaymentFact } from '#rules/payments.ts'
import { priceText } from '#rules/prices.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/sql.ts'
import { type Letter, renderLetter } from '../mail/mail-template.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { dayOf } from './day-of.ts'
import type { SubscriptionRow } from './derive-subscription.ts'
import { type Order, receiptNumber } from './order-store.ts'
import { receiptPdf } from './receipts/receipt-pdf.ts'

interface Told {
  order: Order
  fact: PaymentFact
  subscription: SubscriptionRow | null
  /** What was to begin after it, and begins with its end. */
  next: SubscriptionRow | null
  /** What of it had gone back before: a provider says the sum of all that did. */
  refundedBefore: number
  now: Date
}

/** Tells the student what became of a payment. What was told once is not told again. */
export async function tellOfPayment(tx: Tx, told: Told, config: Config): Promise<void> {
  const { order, fact } = told
  const kind = fact.refundedAmount > 0 ? 'refunded' : fact.state
  const dedupeKey = `payment/${kind}/${order.provider}/${fact.reference}/${fact.refundedAmount}`
  const to = order.email
  if (kind !== 'paid') {
    // A card that is refused at the checkout says so there; mail is for what happens behind one's back.
    const letter = kind === 'refunded' ? refunded(told, config) : renewalFailed(told, config)
    if (kind === 'failed' && fact.pays === 'purchase') return
    return queueMail(tx, { to, dedupeKey, ...renderLetter(letter, config.publicUrl) })
  }
  const number = await receiptNumber(tx, order.id)
  const subscription = told.subscription && { endsAt: told.subscription.paidUntil }
  const content = await receiptPdf({ ...order, number, paidAt: fact.at, subscription })
  const filename = `receipt-${number}.pdf`
  const attachments = [{ filename, contentType: 'application/pdf', content }]
  await queueMail(tx, { to, dedupeKey, ...renderLetter(paid(told, config), config.publicUrl), attachments })
}

function paid({ order, fact, subscription }: Told, config: Config): Letter {
  const price = priceText(fact.amount, order.currency)
  const { name } = order.price
  if (order.closedAs) return paidButClosed(order, price)
  const until = subscription
    ? `Every lesson is open until ${dayOf(subscription.paidUntil, order.timeZone)}.`
    : ''
  const [subject, first] = {
    purchase: [`Your ${name} plan is open`, `thank you: ${price} for the ${name} plan has arrived.`],
    renewal: [`Your ${name} plan goes on`, `your ${name} plan was renewed for ${price}.`],
    change: [`You changed to the ${name} plan`, `you are on the ${name} plan now, and paid ${price}.`],
  }[fact.pays] as [string, string]
  return {
    subject,
    preview: until,
    heading: subject,
    paragraphs: [`Namaste ${order.firstName},`, first, until].filter(Boolean),
    button: { label: 'Go to my courses', href: `${config.publicUrl}/dashboard` },
    notes: ['Your receipt is attached; you also find it in your profile, in the order history.'],
  }
}

/** Nothing is open to whoever cannot sign in, and no page of ours can be named. */
function paidButClosed({ firstName, price: { name } }: Order, price: string): Letter {
  return {
    subject: 'Your payment has arrived',
    preview: 'Please write to us.',
    heading: 'Your payment has arrived',
    paragraphs: [
      `Namaste ${firstName},`,
      `${price} for the ${name} plan has arrived, but your account is disabled. Please write to us, so that we can put it right.`,
    ],
    notes: ['Your receipt is attached.'],
  }
}

function renewalFailed({ order, fact, subscription, now }: Told, config: Config): Letter {
  // A renewal is mostly tried when what was paid for is over.
  const until = openUntil(subscription, order, now)
  const price = priceText(fact.amount, order.currency)
  return {
    subject: `We could not renew your ${order.price.name} plan`,
    preview: 'Please look at your card.',
    heading: 'The payment did not go through',
    paragraphs: [
      `Namaste ${order.firstName},`,
      `the payment of ${price} for your ${order.price.name} plan was declined. ${until}`.trim(),
      'Please look at your card under Manage Subscription; nothing that you have learnt is lost.',
    ],
    button: { label: 'Manage Subscription', href: `${config.publicUrl}/user-subscription-details` },
  }
}

function refunded(told: Told, config: Config): Letter {
  const { order, fact, subscription, next, refundedBefore, now } = told
  const price = priceText(fact.refundedAmount - refundedBefore, order.currency)
  const isOver = !subscription || subscription.status === 'refunded'
  const left = next ?? (isOver ? null : subscription)
  const ended = isOver ? 'With it the plan has ended; the first chapter of every course stays open.' : ''
  return {
    subject: `${price} is on its way back to you`,
    preview: `For the ${order.price.name} plan.`,
    heading: 'We have given your money back',
    paragraphs: [
      `Namaste ${order.firstName},`,
      `${price} for the ${order.price.name} plan goes back to where it came from. This takes a few days.`,
      openUntil(left, order, now) || ended,
    ].filter(Boolean),
    button: { label: 'See my orders', href: `${config.publicUrl}/profile?tab=orders` },
  }
}

/** Nothing of a time that is over. */
function openUntil(subscription: SubscriptionRow | null, { timeZone }: Order, now: Date): string {
  if (!subscription || subscription.paidUntil <= now) return ''
  return `Your lessons stay open until ${dayOf(subscription.paidUntil, timeZone)}.`
}
