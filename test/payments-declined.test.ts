import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '#server/payments/desk.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { type Person, person } from './learner-for-tests.ts'
import { begin as beginAt, follow, ordersOf, subscriptionOf, tryAgain } from './payments-for-tests.ts'
import { startWithProviders } from './providers/all-providers.ts'
import type { Provider } from './providers/wire.ts'
import type { TestServer } from './server-for-tests.ts'

let server: TestServer
let wires: Record<string, Provider> = {}
let close = async () => {}

beforeAll(async () => {
  ;({ server, wires, close } = await startWithProviders())
})
afterAll(() => close())

const paypal = () => wires.paypal as Provider
const desk = () => openDesk(server.app.deps)

const begin = (who: Person) => beginAt(server, who, paypal().asked)
const tell = async (reference: string) =>
  (await fetch(`${server.url}/api/webhooks/paypal`, { method: 'POST', ...paypal().message(reference) }))
    .status
const cameOut = (id: string, way = 'return') => follow(`${server.url}/api/payments/${way}/${id}`)
const captures = (reference: string) =>
  paypal().heard.filter((path) => path === `/v2/checkout/orders/${reference}/capture`).length
const eventsLeft = async (id: string) =>
  (await server.sql`select from provider_events where applied_at is null and body like ${`%${id}%`}`).length

test.each(['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED'])(
  'what PayPal does not capture for %s has failed, and is not tried again by itself',
  async (issue) => {
    const asha = await person(server)
    const { id, reference } = await begin(asha)
    paypal().settle(reference, { state: 'paid', isRefused: issue })
    expect(await tell(reference)).toBe(200)
    expect(await ordersOf(asha)).toMatchObject([
      { status: 'failed', reason: 'PayPal declined the payment.', receipt: null },
    ])
    expect(await eventsLeft(id)).toBe(0)
    await tell(reference)
    await reconcile(desk(), 1)
    expect(await cameOut(id, 'turned-back')).toMatch(/^\/payment-failed/)
    await tryAgain(server)
    expect(captures(reference)).toBe(1)
    expect(await subscriptionOf(asha)).toBeNull()
  },
)

test('whoever comes back with another card than the one that PayPal declined has paid', async () => {
  const asha = await person(server)
  const { id, reference } = await begin(asha)
  paypal().settle(reference, { state: 'paid', isRefused: 'INSTRUMENT_DECLINED' })
  expect(await cameOut(id)).toMatch(/^\/payment-failed/)
  paypal().settle(reference, { state: 'paid' })
  await tryAgain(server)
  expect(captures(reference)).toBe(1)
  // Whoever reloads at once is told what was said.
  await new Promise((resolve) => setTimeout(resolve, 3100))
  expect(await cameOut(id)).toMatch(/^\/payment-success/)
  expect(await ordersOf(asha)).toMatchObject([{ status: 'paid', reason: '' }])
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
})

test('what PayPal refuses for another reason waits, and nobody is told that it has failed', async () => {
  const asha = await person(server)
  const { id, reference } = await begin(asha)
  paypal().settle(reference, { state: 'paid', isRefused: 'ORDER_ALREADY_CAPTURED' })
  await tell(reference)
  expect(await eventsLeft(id)).toBe(1)
  expect(await ordersOf(asha)).toMatchObject([{ status: 'waiting' }])
  paypal().settle(reference, { state: 'paid' })
  await tryAgain(server)
  expect(await ordersOf(asha)).toMatchObject([{ status: 'paid' }])
})

test('that an order was agreed to which PayPal has forgotten is done with', async () => {
  const asha = await person(server)
  const { id, reference } = await begin(asha)
  paypal().settle(reference, { state: 'paid', isRefused: 'INSTRUMENT_DECLINED' })
  await server.sql`update orders set checkout_reference = ${`GONE-${asha.id}`} where id = ${id}`
  expect(await tell(reference)).toBe(200)
  expect(await eventsLeft(id)).toBe(0)
})
