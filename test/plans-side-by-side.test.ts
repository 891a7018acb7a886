import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ListedSubscription } from '#calls/admin-orders.ts'
import { PersonPage } from '#calls/admin-people-page.ts'
import type { OrderKind } from '#rules/payments.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { openDesk } from '#server/payments/desk.ts'
import { endSubscriptions } from '#server/payments/end-subscriptions.ts'
import { stopTheGivenBack, stopTheSecond } from '#server/payments/stop-for-the-gone.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import {
  annual,
  buy,
  checkoutFor,
  day,
  history,
  mailsTo,
  monthly,
  sendInPortal,
  subscriptionOf,
  webhook,
} from './payments-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer()
  server.config.publicUrl = server.url
  await loadCurriculum(server.sql, testCurriculum)
  await loadPlans(server.sql)
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

const desk = () => openDesk(server.app.deps)
const inDays = (days: number) => new Date(Date.now() + days * day)

/** A free period of the academy's. */
async function give({ id }: Person, { days = 365, languageId = 'hindi' } = {}): Promise<void> {
  const grant = { email: `${id}@boli.test`, languageId, days, reason: 'Won a prize' }
  expect((await admin.post('/admin/subscriptions', grant)).status).toBe(200)
}

interface Paid {
  /** In days from now. */
  from: number
  until: number
  willRenew: boolean
  isFailing?: boolean
}

/** An order that was paid for a time. */
async function paidFor(who: Person, { from, until, willRenew, isFailing = false }: Paid): Promise<string> {
  const order = await placed(who)
  await pay(order, 0, ['purchase', from, until, 'paid'])
  await sayRenewing(order, { version: 1, willRenew, isFailing })
  return order
}

async function placed(who: Person): Promise<string> {
  await checkoutFor(server, who)
  const [order] = await server.sql<{ id: string }[]>`
    select id from orders where student_id = ${who.id} order by created_at desc limit 1`
  return order?.id ?? ''
}

/** What it pays, from and until which day from now, how that stands, and how much of it was given back. */
type Payment = [pays: OrderKind, from: number, until: number, state: 'paid' | 'refunded', refunded?: number]

function pay(order: string, at: number, [pays, from, until, state, part = 0]: Payment): Promise<void> {
  const span = { period_start: inDays(from).toISOString(), period_end: inDays(until).toISOString() }
  const amount = 9900
  const refunded = state === 'refunded' ? amount : part
  const payment = { id: `pay_${order}_${at}`, pays, state, amount, refunded, failure: '' }
  return say(order, {
    payment: { ...payment, ...span, currency: 'USD', payee: 'sandbox', price: annual },
  })
}

function sayRenewing(order: string, state: { version: number; willRenew: boolean; isFailing: boolean }) {
  const { version, willRenew: will_renew, isFailing: failing } = state
  return say(order, {
    subscription: { id: `sub_${order}`, customer: `cus_${order}`, version, will_renew, failing },
  })
}

async function say(order: string, what: object): Promise<void> {
  const event = {
    id: `evt_${Math.random()}`,
    type: 'payment',
    created: inDays(0).toISOString(),
    order,
    ...what,
  }
  expect(await webhook(server, event)).toBe(200)
}

/** What the hourly job tells to end, by the order that it began with. */
async function toldToEnd(look = stopTheSecond): Promise<string[]> {
  const stopped: string[] = []
  const sandbox = desk().providers.get('sandbox')
  if (!sandbox) throw new Error('no sandbox')
  const stopRenewing = async ({ reference }: { reference: string }) => void stopped.push(reference)
  await look({ ...desk(), providers: new Map([['sandbox', { ...sandbox, stopRenewing }]]) })
  return stopped
}

test('who pays by the month and is given a year can still cancel', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  await give(asha)
  expect(await subscriptionOf(asha)).toMatchObject({
    plan: { nickname: 'From the academy' },
    isOld: false,
    cancel_at_period_end: true,
  })
  expect(await sendInPortal(asha, { way: 'cancel' })).toContain('Nothing more is charged.')
  await expect.poll(() => history(asha)).toContain('will_end Monthly  done')
  await sendInPortal(asha, { way: 'resume' })
  await expect.poll(() => history(asha)).toContain('will_renew Monthly  done')
})

test('who was only given a period has nothing to manage', async () => {
  const asha = await person(server)
  await give(asha)
  expect(await subscriptionOf(asha)).toMatchObject({ isOld: true, cancel_at_period_end: true })
  expect((await asha.post('/create-billing-session', {})).status).toBe(409)
})

test('of a plan whose card fails and the one bought in its place the former is told to end', async () => {
  const asha = await person(server)
  const failing = await paidFor(asha, { from: -40, until: -10, willRenew: true, isFailing: true })
  expect(await toldToEnd()).toEqual([])
  await paidFor(asha, { from: 0, until: 365, willRenew: true })
  expect(await toldToEnd()).toEqual([`sub_${failing}`])
  await sayRenewing(failing, { version: 2, willRenew: false, isFailing: true })
  expect(await toldToEnd()).toEqual([])
})

test.each<[string, Payment[], boolean]>([
  ['the only payment', [['purchase', -10, 20, 'refunded']], true],
  ['a part of the only payment', [['purchase', -10, 20, 'paid', 1000]], false],
  [
    'a renewal',
    [
      ['purchase', -40, -10, 'paid'],
      ['renewal', -10, 20, 'refunded'],
    ],
    true,
  ],
  [
    'what was renewed since',
    [
      ['purchase', -40, -10, 'refunded'],
      ['renewal', -10, 20, 'paid'],
    ],
    false,
  ],
  [
    'what was renewed and is over',
    [
      ['purchase', -40, -10, 'refunded'],
      ['renewal', -10, -1, 'paid'],
    ],
    false,
  ],
  [
    'a change of a plan that runs',
    [
      ['purchase', -10, 20, 'paid'],
      ['change', -5, 360, 'refunded'],
    ],
    false,
  ],
])('a plan of which %s was given back is stopped, or goes on', async (_what, payments, isStopped) => {
  const asha = await person(server)
  const order = await placed(asha)
  for (const [at, payment] of payments.entries()) await pay(order, at, payment)
  await sayRenewing(order, { version: 1, willRenew: true, isFailing: false })
  expect(await toldToEnd(stopTheGivenBack)).toEqual(isStopped ? [`sub_${order}`] : [])
  await sayRenewing(order, { version: 2, willRenew: false, isFailing: false })
  expect(await toldToEnd(stopTheGivenBack)).toEqual([])
})

test('that every lesson stays open is told of no plan that is over', async () => {
  const asha = await person(server)
  const order = await paidFor(asha, { from: -40, until: -10, willRenew: true, isFailing: true })
  await sayRenewing(order, { version: 2, willRenew: false, isFailing: true })
  expect(await history(asha)).toContain('will_end Annual  done')
  expect(await mailsTo(server, asha)).not.toContain('Your plan will not be renewed')
})

test('of a plan that ends while another goes on its student is not told that the plan has ended', async () => {
  const [asha, tom] = [await person(server), await person(server)]
  for (const who of [asha, tom]) await paidFor(who, { from: -20, until: 10, willRenew: false })
  await give(asha)
  await give(tom, { languageId: 'marathi' })
  await endSubscriptions(desk(), inDays(11))
  for (const who of [asha, tom]) expect(await history(who)).toContain('ended Annual  done')
  expect(await mailsTo(server, tom)).toContain('Your Annual plan has ended')
  expect(await mailsTo(server, asha)).not.toContain('Your Annual plan has ended')
})

test('the page of a person and the list of subscriptions say the same of each', async () => {
  const asha = await person(server)
  const free = {
    product_id: 'hindi',
    premiumprice_id: 'hindi-free',
    expirytime_id: '',
    type: '',
    sourcetype: '',
  }
  expect((await asha.post('/usersubscribeonproduct', free)).status).toBe(200)
  await server.sql`update subscriptions set starts_at = ${inDays(-800)}, ends_at = ${inDays(-435)}
    where student_id = ${asha.id}`
  await give(asha)
  await buy(server, asha)
  const held = (await admin.get(`/admin/users/${asha.id}`)).as(PersonPage).subscriptions
  const listed = (await admin.get(`/admin/subscriptions?search=${asha.id}`)).as(z.array(ListedSubscription))
  expect(held.map(({ provider, state }) => [provider, state])).toEqual([
    ['sandbox', 'to come'],
    ['granted', 'running'],
    ['free', 'running'],
  ])
  const states = (rows: { id: string; state: string }[]) => new Map(rows.map(({ id, state }) => [id, state]))
  expect(states(held)).toEqual(states(listed))
})

test.each([
  { ended: 'two days ago, and is just being renewed', until: -2, willRenew: true, status: 409 },
  { ended: 'two days ago, and its card was declined', until: -2, willRenew: true, isFailing: true },
  { ended: 'two days ago, by itself', until: -2, willRenew: false },
  { ended: 'four days ago, and nothing was heard of it', until: -4, willRenew: true },
])('who buys anew where a plan ended $ended', async ({ status = 200, ended: _ended, ...plan }) => {
  const asha = await person(server)
  await paidFor(asha, { from: -40, ...plan })
  const reply = await asha.post('/create-checkout-session', { priceId: annual, origin: server.url })
  expect(reply.status).toBe(status)
  if (status === 409) expect(reply.body.message).toContain('Please wait a day or two')
})

test('who is given a period while they stand at the page of payment has not paid a second time', async () => {
  const asha = await person(server)
  const order = await placed(asha)
  await give(asha)
  await pay(order, 0, ['purchase', 0, 365, 'paid'])
  const [event] = await server.sql<{ outcome: string }[]>`
    select outcome from provider_events where body like ${`%pay_${order}_0%`}`
  expect(event?.outcome).toBe('purchase paid')
  expect(await mailsTo(server, asha)).toContain('Your Annual plan is open')
})
