import { Order } from '#calls/payments.ts'
import { Subscription } from '#calls/plans.ts'
import { openDesk } from '#server/payments/desk.ts'
import { paymentRound } from '#server/payments/payment-round.ts'
import { signed } from '#server/payments/sandbox/sandbox-events.ts'
import { sandboxSecret } from '#server/payments/sandbox/sandbox-provider.ts'
import type { Person } from './learner-for-tests.ts'
import type { TestServer } from './server-for-tests.ts'

export const annual = 'hindi-annual-usd-9900-1year'
export const monthly = 'hindi-monthly-usd-1200-1month'
export const annualInRupees = 'hindi-annual-inr-699900-1year'
export const day = 24 * 60 * 60_000

/** Asks for a checkout, and gives the address that the browser is sent to. */
export async function checkoutFor(server: TestServer, who: Person, asked: object = {}): Promise<string> {
  const reply = await who.post('/create-checkout-session', { priceId: annual, origin: server.url, ...asked })
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  return reply.body.results.data.url
}

export interface Begun {
  id: string
  reference: string
  url: string
}

/** The order of a checkout that is asked for, what its provider calls it, and where it is paid. */
export async function begin(server: TestServer, who: Person, asked: object): Promise<Begun> {
  const url = await checkoutFor(server, who, asked)
  const [order] = await server.sql<Begun[]>`select id, checkout_reference as reference from orders
    where student_id = ${who.id} order by created_at desc limit 1`
  return { ...(order as Begun), url }
}

/** What waits of the providers' events is tried again now, whatever its back-off says. */
export async function tryAgain(server: TestServer): Promise<void> {
  await server.sql`update provider_events set due_at = now() where applied_at is null`
  await paymentRound(openDesk(server.app.deps))
}

/** Sends a form as a browser does, and follows the academy's own redirects. Gives the path where it comes out. */
export async function sendForm(address: string, fields: Record<string, string>): Promise<string> {
  return comeOut(
    await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    address,
  )
}

export async function follow(address: string): Promise<string> {
  return comeOut(await fetch(address, { redirect: 'manual' }), address)
}

async function comeOut(reply: Response, from: string): Promise<string> {
  const to = reply.headers.get('location')
  if (reply.status !== 303 || !to) return `${reply.status} ${await reply.text()}`
  const next = new URL(to, from)
  if (next.pathname.startsWith('/api/')) return follow(next.href)
  return `${next.pathname}${next.search}`
}

/** Pays for a plan in the sandbox. */
export async function buy(
  server: TestServer,
  who: Person,
  { price = annual, ...fields }: Bought = {},
): Promise<string> {
  return sendForm(await checkoutFor(server, who, { priceId: price }), { way: 'pay', ...fields })
}

interface Bought {
  price?: string
  declines_later?: 'yes'
}

export async function subscriptionOf(who: Person): Promise<Subscription | null> {
  const reply = await who.get('/get-subscription')
  return reply.body.results.data === null ? null : reply.as(Subscription)
}

export async function ordersOf(who: Person): Promise<Order[]> {
  return (await who.get('/orders')).as(Order.array())
}

/** What stands in the order history, short. */
export async function history(who: Person): Promise<string[]> {
  return (await ordersOf(who)).map(({ kind, plan, price, status }) => `${kind} ${plan} ${price} ${status}`)
}

export async function sendInPortal(who: Person, fields: Record<string, string>): Promise<string> {
  const { url } = (await who.post('/create-billing-session', {})).body.results.data
  const page = await (await fetch(url)).text()
  const subscription = /name="subscription" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ subscription, ...fields }) })
  return reply.text()
}

/** Posts an event to the sandbox's webhook, signed like a right one unless told otherwise. */
export async function webhook(
  server: TestServer,
  event: unknown,
  { at = new Date(), secret = sandboxSecret(server.config.secretKey), body = JSON.stringify(event) } = {},
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'boli-signature': signed(JSON.stringify(event), secret, at),
  }
  const reply = await fetch(`${server.url}/api/webhooks/sandbox`, { method: 'POST', headers, body })
  return reply.status
}

/** Every mail to somebody, the oldest first. */
export async function mailsTo(server: TestServer, who: Person): Promise<string[]> {
  const rows = await server.sql<{ subject: string }[]>`select subject from mails
    where recipient = ${`${who.id}@boli.test`} order by created_at, id`
  return rows.map(({ subject }) => subject)
}

/** The same letters, as their plain text says it. */
export async function lettersTo(server: TestServer, who: Person): Promise<string[]> {
  const rows = await server.sql<{ text: string }[]>`select text_body as text from mails
    where recipient = ${`${who.id}@boli.test`} order by created_at, id`
  return rows.map(({ text }) => text)
}

/** All that a session needs to go on after the clock was moved. */
export async function keepSessions(server: TestServer): Promise<void> {
  await server.sql`update session_bearers set expires_at = '2200-01-01'`
  await server.sql`update auth_sessions set expires_at = '2200-01-01'`
}
