import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { adminOrder, ListedOrder, orderStatuses } from '#calls/admin-orders.ts'
import { openDesk } from '#server/payments/desk.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { type Person, person } from './learner-for-tests.ts'
import { type Begun, begin, follow, history, ordersOf, subscriptionOf } from './payments-for-tests.ts'
import { startWithProviders } from './providers/all-providers.ts'
import type { Provider } from './providers/wire.ts'
import type { TestServer } from './server-for-tests.ts'

let server: TestServer
let wires: Record<string, Provider> = {}
let close = async () => {}

beforeAll(async () => {
  // Else whoever comes back a second time is told what was said the first time.
  ;({ server, wires, close } = await startWithProviders({ RATE_LIMITS: 'off' }))
})
afterAll(() => close())

/** A payment at this provider's page that is not decided yet. */
async function pending(who: Person, wire: Provider): Promise<Begun> {
  const begun = await begin(server, who, wire.asked)
  wire.settle(begun.reference, { state: 'pending' })
  return begun
}

const cameOut = (id: string, way: string) => follow(`${server.url}/api/payments/${way}/${id}`)
const aWeekAgo = (id: string) =>
  server.sql`update orders set created_at = created_at - interval '7 days' where id = ${id}`

/** What the studio says of an order, and the states under which it lists it. */
async function kept(id: string) {
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const listedAs = async (status: string) =>
    (await admin.get(`/admin/orders?status=${encodeURIComponent(status)}`)).as(z.array(ListedOrder))
  const lists = await Promise.all(
    orderStatuses.map(async (status) =>
      (await listedAs(status)).some((order) => order.id === id) ? [status] : [],
    ),
  )
  const { status } = (await admin.get(`/admin/orders/${id}`)).as(adminOrder.reply)
  return { status, lists: lists.flat() }
}
const reconciled = () => reconcile(openDesk(server.app.deps), 2)

test.each(['paypal', 'ccavenue'])(
  'a payment under way at %s is neither paid nor failed, and counts when it is decided',
  async (name) => {
    const asha = await person(server)
    const wire = wires[name] as Provider
    const { id, reference } = await pending(asha, wire)
    expect(await cameOut(id, 'return')).toBe(`/payment-success?order=${id}`)
    expect(await cameOut(`${id}?older=1`, 'return')).toBe(`/payment-success?order=${id}`)
    expect(await cameOut(id, 'turned-back')).toBe(`/payment-success?order=${id}`)
    await aWeekAgo(id)
    expect(await ordersOf(asha)).toMatchObject([{ id, status: 'waiting', reason: '' }])
    expect(await subscriptionOf(asha)).toBeNull()
    expect(await kept(id)).toEqual({ status: 'under way', lists: ['under way'] })
    wire.settle(reference, { state: 'paid' })
    await reconciled()
    expect(await kept(id)).toEqual({ status: 'paid', lists: ['paid'] })
    expect(await ordersOf(asha)).toMatchObject([{ id, status: 'paid' }])
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  },
)

test.each(['paypal', 'ccavenue'])(
  'a payment that was under way at %s may still be declined',
  async (name) => {
    const asha = await person(server)
    const wire = wires[name] as Provider
    const { id, reference } = await pending(asha, wire)
    expect(await cameOut(id, 'return')).toMatch(/^\/payment-success/)
    wire.settle(reference, { state: 'failed' })
    expect(await cameOut(id, 'return')).toMatch(/^\/payment-failed/)
    expect(await ordersOf(asha)).toMatchObject([{ status: 'failed' }])
    expect(await kept(id)).toEqual({ status: 'failed', lists: ['failed'] })
  },
)

test('an order that nobody went on with leaves the history after a day, and is asked about no more', async () => {
  const asha = await person(server)
  const { asked: before } = await reconciled()
  const { id } = await begin(server, asha, (wires.ccavenue as Provider).asked)
  await aWeekAgo(id)
  expect(await history(asha)).toEqual([])
  expect(await kept(id)).toEqual({ status: 'waiting', lists: ['waiting'] })
  const { asked } = await reconciled()
  expect(asked).toBe(before)
})

test('Stripe takes cards alone: nobody is told of a payment that is decided days later', async () => {
  const asha = await person(server)
  const stripe = wires.stripe as Provider
  const { id, reference } = await begin(server, asha, stripe.asked)
  const base = stripe.env().STRIPE_API_BASE
  const headers = { authorization: 'Bearer sk_test_of_the_test' }
  const session = await (await fetch(`${base}/v1/checkout/sessions/${reference}`, { headers })).json()
  expect(session.allowed_payment_method_types).toEqual(['card'])
  stripe.settle(reference, { state: 'pending' })
  await cameOut(id, 'return')
  expect(await ordersOf(asha)).toMatchObject([{ status: 'waiting', reason: '' }])
})
