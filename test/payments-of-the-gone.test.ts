import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeForTheGone } from '#server/payments/close-checkouts.ts'
import { openDesk } from '#server/payments/desk.ts'
import { notCounted, waitAgain } from '#server/payments/kept/kept-event-store.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { stopForTheGone, stopTheGivenBack } from '#server/payments/stop-for-the-gone.ts'
import { removePerson, studentNamed } from '#server/people/remove-person.ts'
import { type Person, person } from './learner-for-tests.ts'
import { follow, lettersTo, mailsTo } from './payments-for-tests.ts'
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

const desk = () => openDesk(server.app.deps)

/** A student at the provider's page. */
async function atThePage(name: string) {
  const wire = wires[name] as Provider
  const who = await person(server)
  await server.sql`update students set validated_at = now() where id = ${who.id}`
  const asked = { ...wire.asked, origin: server.url }
  const { url } = (await who.post('/create-checkout-session', asked)).body.results.data as { url: string }
  const [order] = await server.sql<{ id: string; reference: string }[]>`
    select id, checkout_reference as reference from orders where student_id = ${who.id}`
  if (!order) throw new Error('no order')
  const pay = () => wire.settle(order.reference, { state: 'paid' })
  const tell = async () => {
    const reply = await fetch(`${server.url}/api/webhooks/${name}`, {
      method: 'POST',
      ...wire.message(order.reference),
    })
    expect(reply.status).toBe(200)
  }
  return { who, url, wire, order, pay, tell }
}

async function disable({ id }: Person, isActive = false): Promise<void> {
  await server.sql`update students set is_active = ${isActive} where id = ${id}`
}

async function remove({ id }: Person): Promise<void> {
  const { sql, config } = server
  await removePerson(sql, await studentNamed(sql, { id }), { config, now: new Date() })
}

const standingOf = async ({ id }: Person) =>
  (
    await server.sql<{ state: string; cancelled: boolean }[]>`
    select coalesce(state, 'none') as state, cancelled_at is not null as cancelled
    from orders left join payments on order_id = orders.id where orders.student_id = ${id}`
  )[0]

/** What waits for the owner, by its words. */
async function waitsForOwner(): Promise<string[]> {
  const rows = await server.sql<{ id: string; outcome: string }[]>`
    select provider || ':' || event_id as id, outcome from provider_events where ${notCounted(server.sql)}`
  for (const { id } of rows) expect(await waitAgain(server.sql, id)).toBe(false)
  await server.sql`update provider_events set settled_at = now()`
  return rows.map(({ outcome }) => outcome)
}

const enableOrGiveBack = 'refused: the account is disabled: enable it, or give the money back at the provider'
const giveBack = 'refused: the account was deleted, and the money is to be given back at the provider'

describe.each(['stripe', 'ccavenue'])('%s has the money at once', (name) => {
  test('who pays for a disabled account is counted, told, and waits for the owner once', async () => {
    const { who, pay, tell } = await atThePage(name)
    await disable(who)
    pay()
    await tell()
    expect(await standingOf(who)).toEqual({ state: 'paid', cancelled: false })
    expect(await waitsForOwner()).toEqual([expect.stringContaining(enableOrGiveBack)])
    expect(await mailsTo(server, who)).toEqual(['Your payment has arrived'])
    expect((await lettersTo(server, who))[0]).toContain('but your account is disabled')
    await tell()
    await reconcile(desk(), 1)
    expect(await waitsForOwner()).toEqual([])
    await disable(who, true)
    expect((await who.get('/get-subscription')).body.results.data).toMatchObject({ status: 'active' })
  })

  test('who pays for a deleted account waits for the owner, and no mail goes to nobody', async () => {
    const { who, pay, tell } = await atThePage(name)
    await remove(who)
    pay()
    await tell()
    expect(await standingOf(who)).toMatchObject({ state: 'paid' })
    expect(await waitsForOwner()).toEqual([expect.stringContaining(giveBack)])
    expect(await server.sql`select from mails where recipient like '%@deleted.invalid'`).toHaveLength(0)
  })
})

test.each([
  ['disabled', disable],
  ['deleted', remove],
] as const)('PayPal takes no money for an account that was %s meanwhile', async (_how, end) => {
  const { who, wire, order, pay, tell } = await atThePage('paypal')
  await end(who)
  pay()
  const before = wire.heard.length
  await tell()
  expect(await follow(`${server.url}/api/payments/return/${order.id}`)).toMatch(/^\/payment-failed/)
  await reconcile(desk(), 1)
  expect(wire.heard.slice(before).filter((path) => path.endsWith('/capture'))).toEqual([])
  expect(await standingOf(who)).toMatchObject({ state: 'none' })
  expect(await waitsForOwner()).toEqual([])
})

test.each([
  ['disabled', disable],
  ['deleted', remove],
] as const)('the page at Stripe of an account that was %s is closed', async (_how, end) => {
  const { who, url, wire } = await atThePage('stripe')
  const other = await atThePage('stripe')
  const cardsTakenAt = async (address: string) => (await fetch(address)).text()
  await end(who)
  await closeForTheGone(desk())
  expect([await cardsTakenAt(url), await cardsTakenAt(other.url)]).toEqual(['expired', 'open'])
  expect(await standingOf(who)).toEqual({ state: 'none', cancelled: true })
  const asked = wire.heard.length
  await closeForTheGone(desk())
  expect(wire.heard).toHaveLength(asked)
})

test('what was paid at Stripe before the page could be closed is found with the closing', async () => {
  const { who, pay } = await atThePage('stripe')
  await disable(who)
  pay()
  await closeForTheGone(desk())
  expect(await standingOf(who)).toMatchObject({ state: 'paid' })
  expect(await waitsForOwner()).toEqual([expect.stringContaining(enableOrGiveBack)])
})

/** What stands at Stripe of the subscription of an order. */
async function atStripe({ url, order }: Awaited<ReturnType<typeof atThePage>>): Promise<object[]> {
  const [renewal] = await server.sql<{ customer: string }[]>`
    select customer_id as customer from renewals where order_id = ${order.id}`
  const address = `${new URL(url).origin}/v1/subscriptions?customer=${renewal?.customer}`
  const headers = { authorization: 'Bearer sk_test_of_the_test' }
  return ((await (await fetch(address, { headers })).json()) as { data: object[] }).data
}

test.each([
  ['can be paid for is told to end with its time', false, 'active'],
  ['could not be paid for is cancelled, so that it is not tried again', true, 'canceled'],
])('what renews itself at Stripe and %s', async (_what, isFailing, status) => {
  const page = await atThePage('stripe')
  const { who, order, pay, tell } = page
  pay()
  await tell()
  await server.sql`update renewals set is_failing = ${isFailing} where order_id = ${order.id}`
  await disable(who)
  await stopForTheGone(desk())
  expect(await atStripe(page)).toMatchObject([{ status, cancel_at_period_end: !isFailing }])
})

test.each([
  ['the academy gave it back', { state: 'refunded' }],
  ['the bank took it back', { state: 'paid', isLost: true }],
] as const)('nobody pays on at Stripe when all was paid and %s', async (_how, settled) => {
  const page = await atThePage('stripe')
  const { wire, order, pay, tell } = page
  pay()
  await tell()
  await stopTheGivenBack(desk())
  wire.settle(order.reference, settled)
  await tell()
  expect(await atStripe(page)).toMatchObject([{ status: 'active' }])
  // Two processes look around at once.
  const warned = vi.spyOn(server.app.deps.log, 'warn')
  await Promise.all([stopTheGivenBack(desk()), stopTheGivenBack(desk())])
  expect(await atStripe(page)).toMatchObject([{ status: 'canceled' }])
  expect(warned.mock.calls).toEqual([])
  warned.mockRestore()
  await tell()
  const asked = wire.heard.length
  await stopTheGivenBack(desk())
  expect(wire.heard).toHaveLength(asked)
})
