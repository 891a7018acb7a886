import type { z } from 'zod'
import type { createCheckoutSession } from '#calls/plans.ts'
import { academy } from '#rules/academy.ts'
import { renewsItself } from '#rules/payments.ts'
import { monthsOf, paidUntil } from '#rules/prices.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { closeCheckouts } from './close-checkouts.ts'
import { dayOf } from './day-of.ts'
import { type Desk, providerFor } from './desk.ts'
import { insertOrder, markTurnedBack, priceById, rememberCheckout, type SoldPrice } from './order-store.ts'
import type { Checkout, OrderToPay, PaymentProvider } from './provider-port.ts'

type Asked = Pick<z.output<NonNullable<typeof createCheckoutSession.body>>, 'priceId' | 'provider'> & {
  /** Of this site, to come back to. */
  origin: string
}

/** Begins a checkout. What it costs, whose it is and who is paid is decided here, whatever was posted. */
export async function beginCheckout(desk: Desk, student: Student, asked: Asked): Promise<{ url: string }> {
  const { sql, now } = desk.deps
  const price = await priceToPay(sql, asked.priceId)
  const provider = providerFor(desk, price.currency, asked.provider)
  refuseTooLong(provider, price)
  const whose = { studentId: student.id, languageId: price.languageId }
  await closeCheckouts(desk, whose)
  const startsAfter = await endOfOther(sql, { ...whose, now: now() })
  refuseTooFar(provider, { price, startsAfter, now: now(), timeZone: student.timeZone })
  const order = orderFor(student, price, {
    origin: asked.origin,
    isOlder: asked.provider !== undefined,
    startsAfter,
    now: now(),
  })
  const { id, amount, currency } = order
  const kept = { id, originId: id, studentId: student.id, priceId: price.id, kind: 'purchase' as const }
  await insertOrder(sql, { ...kept, provider: provider.name, amount, currency, startsAfter, now: now() })
  const checkout = await checkoutAt(desk, provider, order)
  await sql.begin(async (tx) => {
    await rememberCheckout(tx, id, checkout.reference)
    if (checkout.customerId) await rememberCustomer(tx, student.id, checkout.customerId)
  })
  return { url: checkout.url }
}

/** Who came from the older system has every lesson open while they are no customer (domain 2): that waits until they pay. */
async function rememberCustomer(tx: Tx, studentId: string, customerId: string): Promise<void> {
  await tx`update students set stripe_customer_id = ${customerId}
    where id = ${studentId} and (not is_legacy or stripe_customer_id is not null)`
}

async function priceToPay(tx: Tx, priceId: string): Promise<SoldPrice> {
  const price = await priceById(tx, priceId)
  if (!price?.isSold) throw new Refusal(404, 'This plan is not sold.')
  if (price.amount === 0) throw new Refusal(400, 'This plan is free: there is nothing to pay.')
  return price
}

const day = 24 * 3_600_000
/** How long the next payment of a plan that renews itself may be on the way: Stripe waits with some for more than a day. */
const onTheWayMs = 3 * day

/**
 * When a plan runs already: one that renews itself is changed in its portal, not bought twice, nor bought anew while it is
 * just being renewed; after one that does not, what is bought now begins when it ends.
 */
async function endOfOther(
  tx: Tx,
  { studentId, languageId, now }: { studentId: string; languageId: string; now: Date },
): Promise<Date | null> {
  const plans = await tx<{ provider: string; endsAt: Date; isRenewing: boolean }[]>`
    select subscriptions.provider, ends_at as "endsAt",
      coalesce(renewals.will_renew and not is_failing, false) as "isRenewing"
    from subscriptions left join renewals on renewals.order_id = subscriptions.order_id
    where student_id = ${studentId} and language_id = ${languageId} and is_paid and status = 'active'
      and ends_at > ${new Date(now.getTime() - onTheWayMs)} order by ends_at desc`
  const running = plans.filter(({ endsAt }) => endsAt > now)
  if (running.some(({ provider }) => renewsItself(provider))) {
    throw new Refusal(409, 'You have active subscription. Please change it with Manage Subscription.')
  }
  if (plans.some(({ isRenewing }) => isRenewing)) throw new Refusal(409, onTheWay)
  return running[0]?.endsAt ?? null
}

const onTheWay =
  'Your plan renews itself, and that payment is still on the way. Please wait a day or two, so that you do not pay twice.'

/** A plan may have been made before its provider was set up. */
function refuseTooLong({ mostMonths = Number.POSITIVE_INFINITY }: PaymentProvider, price: SoldPrice): void {
  if (monthsOf(price) <= mostMonths) return
  throw new Refusal(409, 'This plan is longer than can be paid for at once. Please choose a shorter one.')
}

function refuseTooFar(
  { furthestMs = Number.POSITIVE_INFINITY }: PaymentProvider,
  {
    price,
    startsAfter,
    now,
    timeZone,
  }: { price: SoldPrice; startsAfter: Date | null; now: Date; timeZone: string },
): void {
  if (!startsAfter || paidUntil(startsAfter, price).getTime() - now.getTime() <= furthestMs) return
  const message = `You have paid until ${dayOf(startsAfter, timeZone)} already. Please buy again nearer to that day.`
  throw new Refusal(409, message)
}

function orderFor(
  student: Student,
  price: SoldPrice,
  {
    origin,
    isOlder,
    startsAfter,
    now,
  }: { origin: string; isOlder: boolean; startsAfter: Date | null; now: Date },
): OrderToPay {
  const id = newId()
  const back = (way: string) => `${origin}/api/payments/${way}/${id}${isOlder ? '?older=1' : ''}`
  const { amount, currency, interval, intervalCount } = price
  return {
    id,
    studentId: student.id,
    email: student.email,
    customerId: student.stripeCustomerId,
    priceId: price.id,
    name: `${academy.name} ${price.name}`,
    amount,
    currency,
    interval,
    intervalCount,
    createdAt: now,
    startsAfter,
    returnUrl: back('return'),
    cancelUrl: back('turned-back'),
  }
}

async function checkoutAt(desk: Desk, provider: PaymentProvider, order: OrderToPay): Promise<Checkout> {
  try {
    return await provider.checkout(order)
  } catch (error) {
    await markTurnedBack(desk.deps.sql, order.id, desk.deps.now())
    desk.deps.log.error({ err: error, provider: provider.name }, 'no checkout')
    const message = 'The payment provider cannot be reached. Nothing was charged; please try again soon.'
    throw new Refusal(503, message, { retryAfter: 60 })
  }
}
