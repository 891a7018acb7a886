import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, person } from './learner-for-tests.ts'
import { annual, follow, subscriptionOf } from './payments-for-tests.ts'
import { startWithProviders } from './providers/all-providers.ts'
import type { Provider } from './providers/wire.ts'
import type { TestServer } from './server-for-tests.ts'

let server: TestServer
let wires: Record<string, Provider> = {}
let close = async () => {}
const locked = '/lessons/hindi-market-how-much'

beforeAll(async () => {
  ;({ server, wires, close } = await startWithProviders())
})
afterAll(() => close())

/** A student at Stripe's page. */
async function atThePage(who: Person) {
  const asked = await who.post('/create-checkout-session', { priceId: annual, origin: server.url })
  const [order] = await server.sql<{ id: string; reference: string }[]>`
    select id, checkout_reference as reference from orders where student_id = ${who.id}
    order by created_at desc limit 1`
  if (!order) throw new Error('no order')
  return { ...order, stripe: new URL(asked.body.results.data.url).origin }
}

async function customerOf({ id }: Person): Promise<string | null> {
  const [row] = await server.sql<{ customer: string | null }[]>`
    select stripe_customer_id as customer from students where id = ${id}`
  return row?.customer ?? null
}

/** Whom Stripe knows by their e-mail. */
async function knownAt(stripe: string, { id }: Person): Promise<string[]> {
  const address = `${stripe}/v1/customers?email=${encodeURIComponent(`${id}@boli.test`)}`
  const reply = await fetch(address, { headers: { authorization: 'Bearer sk_test_of_the_test' } })
  const { data } = (await reply.json()) as { data: { id: string }[] }
  return data.map((customer) => customer.id)
}

test('who came from the older system, looks at a checkout and turns back, keeps every lesson', async () => {
  const asha = await person(server, { is_legacy: true })
  const { id } = await atThePage(asha)
  expect(await follow(`${server.url}/api/payments/turned-back/${id}`)).toMatch(/^\/payment-failed/)
  expect(await customerOf(asha)).toBeNull()
  expect((await asha.get(locked)).status).toBe(200)
})

test('they become a customer when they pay, the same at Stripe however often they looked', async () => {
  const asha = await person(server, { is_legacy: true })
  await atThePage(asha)
  const { id, reference, stripe } = await atThePage(asha)
  wires.stripe?.settle(reference, { state: 'paid' })
  expect(await follow(`${server.url}/api/payments/return/${id}`)).toMatch(/^\/payment-success/)
  expect(await knownAt(stripe, asha)).toEqual([await customerOf(asha)])
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  expect((await asha.get(locked)).status).toBe(200)
})

/** The owner deletes them at Stripe. */
async function deleteAt(stripe: string, customer: string | null): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_of_the_test' }
  await fetch(`${stripe}/v1/customers/${customer}`, { method: 'DELETE', headers })
}

test('whom Stripe no longer knows becomes another customer there, and can pay', async () => {
  const asha = await person(server)
  const { stripe } = await atThePage(asha)
  const first = await customerOf(asha)
  await deleteAt(stripe, first)
  await atThePage(asha)
  const second = await customerOf(asha)
  expect(await knownAt(stripe, asha)).toEqual([second])
  expect(second).not.toBe(first)
  // The academy has another account there since.
  await server.sql`update students set stripe_customer_id = ${`cus_of_${asha.id}`} where id = ${asha.id}`
  const { id, reference } = await atThePage(asha)
  expect(await customerOf(asha)).toBe(second)
  wires.stripe?.settle(reference, { state: 'paid' })
  expect(await follow(`${server.url}/api/payments/return/${id}`)).toMatch(/^\/payment-success/)
})

test('whom Stripe no longer knows has nothing to manage there', async () => {
  const asha = await person(server)
  const { id, reference, stripe } = await atThePage(asha)
  wires.stripe?.settle(reference, { state: 'paid' })
  await follow(`${server.url}/api/payments/return/${id}`)
  expect((await asha.post('/create-billing-session', {})).status).toBe(200)
  await deleteAt(stripe, await customerOf(asha))
  const refused = await asha.post('/create-billing-session', {})
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Your subscription does not renew itself: there is nothing to manage.',
  ])
})
