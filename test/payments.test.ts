import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { KeptSettings } from '#calls/admin-settings.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { openDesk } from '#server/payments/desk.ts'
import { storeEvent } from '#server/payments/event-store.ts'
import { receive } from '#server/payments/inbox.ts'
import { orderById } from '#server/payments/order-store.ts'
import { paymentRound } from '#server/payments/payment-round.ts'
import { receiptPdf } from '#server/payments/receipts/receipt-pdf.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { stopForTheGone, stopTheSecond } from '#server/payments/stop-for-the-gone.ts'
import { studentNamed } from '#server/people/remove-person.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { eraseAccount, sweepTheGone } from '#server/profile/delete-account.ts'
import { forgetSettings, settingsNow } from '#server/settings/settings-now.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import {
  annual,
  annualInRupees,
  buy,
  checkoutFor,
  day,
  follow,
  history,
  keepSessions,
  lettersTo,
  mailsTo,
  monthly,
  ordersOf,
  sendForm,
  sendInPortal,
  subscriptionOf,
  webhook,
} from './payments-for-tests.ts'
import { textsOf } from './pdf-texts.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let now = new Date()
let readings = 0
const locked = 'hindi-market-how-much'

beforeAll(async () => {
  server = await startServer({
    // No two moments are the same.
    now: () => new Date(now.getTime() + ++readings),
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
  })
  server.config.publicUrl = server.url
  await loadCurriculum(server.sql, testCurriculum)
  await loadPlans(server.sql)
})
afterAll(() => server.close())
beforeEach(() => {
  now = new Date()
})

const desk = () => openDesk(server.app.deps)

/** Lets time pass: the sandbox renews or ends what is due, the academy notices. */
async function pass(days: number): Promise<void> {
  now = new Date(now.getTime() + days * day)
  await keepSessions(server)
  while ((await paymentRound(desk())) || (await isUnderWay())) {}
}

/** The server's own job looks each second, and may just hold what is due. */
async function isUnderWay(): Promise<boolean> {
  const [row] = await server.sql<{ is: boolean }[]>`select
    exists (select from sandbox_subscriptions
      where not has_ended and not is_failing and period_end <= ${now})
    or exists (select from sandbox_events where delivered_at is null)
    or exists (select from provider_events where applied_at is null and outcome = '' and due_at > now()) as is`
  return row?.is === true
}

/** What is done there, until the academy has heard of it. */
async function inPortal(who: Person, fields: Record<string, string>): Promise<string> {
  const told = await sendInPortal(who, fields)
  await pass(0)
  return told
}

test('a plan is paid for in the sandbox, and a locked lesson opens', async () => {
  const asha = await person(server)
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(403)
  const url = await checkoutFor(server, asha)
  const page = await (await fetch(url)).text()
  expect(page).toContain('TEST MODE')
  expect(page).toContain('Pay US$ 99</button>')
  expect(await sendForm(url, { way: 'pay' })).toMatch(/^\/payment-success\?order=/)
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(200)
  expect(await subscriptionOf(asha)).toMatchObject({
    status: 'active',
    plan: { id: 'hindi-annual', nickname: 'Annual' },
    isOld: false,
    cancel_at_period_end: false,
  })
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 paid'])
  expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
})

test('somebody in India pays rupees', async () => {
  const asha = await person(server)
  const url = await checkoutFor(server, asha, { priceId: annualInRupees })
  expect(await (await fetch(url)).text()).toContain('Pay ₹ 6,999</button>')
  await sendForm(url, { way: 'pay' })
  expect(await history(asha)).toEqual(['purchase Annual ₹ 6,999 paid'])
})

test('a declined card opens nothing, and one may try again', async () => {
  const asha = await person(server)
  const url = await checkoutFor(server, asha)
  expect(await sendForm(url, { way: 'decline' })).toMatch(/^\/payment-failed\?order=/)
  expect(await subscriptionOf(asha)).toBeNull()
  expect(await ordersOf(asha)).toMatchObject([
    { status: 'failed', reason: 'Your card was declined.', receipt: null },
  ])
  expect(await mailsTo(server, asha)).toEqual([])
  expect(await sendForm(url, { way: 'pay' })).toMatch(/^\/payment-success/)
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 paid'])
})

test('a form that is sent without a button does what its first one does', async () => {
  const asha = await person(server)
  const url = await checkoutFor(server, asha)
  expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(303)
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 paid'])
})

test('who turns back pays nothing, and the order says so', async () => {
  const asha = await person(server)
  const url = await checkoutFor(server, asha)
  expect(await follow(`${url}/cancel`)).toMatch(/^\/payment-failed\?order=/)
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 cancelled'])
  expect(await sendForm(url, { way: 'pay' })).toMatch(/^\/payment-failed/)
  expect(await subscriptionOf(asha)).toBeNull()
})

test('paying twice for one order is paying once', async () => {
  const asha = await person(server)
  const url = await checkoutFor(server, asha)
  await Promise.all([1, 2, 3].map(() => sendForm(url, { way: 'pay' })))
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 paid'])
  expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
})

test("letters tell the days of the student's own calendar, as the pages do", async () => {
  now = new Date('2027-03-03T20:30:00Z')
  const asha = await person(server)
  await server.sql`update students set time_zone = 'Pacific/Auckland' where id = ${asha.id}`
  await keepSessions(server)
  await buy(server, asha, { price: monthly })
  await inPortal(asha, { way: 'cancel' })
  await pass(32)
  const days = (await lettersTo(server, asha)).map((text) => text.match(/\d+ \w+ 2027/g))
  expect(days).toEqual([['4 April 2027'], ['4 April 2027'], ['4 April 2027']])
})

test('so they do where a browser tells of its zone at the checkout alone, as whoever just signed up', async () => {
  now = new Date('2027-03-03T09:30:00Z')
  const zones = ['Pacific/Honolulu', 'No/Such_Zone', undefined]
  const days: string[] = []
  for (const timeZone of zones) {
    const asha = await person(server)
    await keepSessions(server)
    await sendForm(await checkoutFor(server, asha, { priceId: monthly, timeZone }), { way: 'pay' })
    const [letter = ''] = await lettersTo(server, asha)
    days.push(/until (\d+ \w+ \d+)/.exec(letter)?.[1] ?? letter)
  }
  expect(days).toEqual(['2 April 2027', '3 April 2027', '3 April 2027'])
})

test('a subscription that is cancelled stays open until its paid time ends, and is told so', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  expect(await inPortal(asha, { way: 'cancel' })).toContain('Nothing more is charged.')
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  await pass(27)
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(200)
  await pass(5)
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(403)
  expect(await subscriptionOf(asha)).toBeNull()
  expect(await history(asha)).toEqual([
    'ended Monthly  done',
    'will_end Monthly  done',
    'purchase Monthly US$ 12 paid',
  ])
  expect(await mailsTo(server, asha)).toEqual([
    'Your Monthly plan is open',
    'Your plan will not be renewed',
    'Your Monthly plan has ended',
  ])
  // It may be bought again.
  expect(await buy(server, asha, { price: monthly })).toMatch(/^\/payment-success/)
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
})

test('a cancelled one may be renewed again before it ends', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  await inPortal(asha, { way: 'cancel' })
  await inPortal(asha, { way: 'resume' })
  expect(await subscriptionOf(asha)).toMatchObject({ cancel_at_period_end: false })
  await pass(32)
  expect(await history(asha)).toEqual([
    'renewal Monthly US$ 12 paid',
    'will_renew Monthly  done',
    'will_end Monthly  done',
    'purchase Monthly US$ 12 paid',
  ])
})

test('it renews itself each month, an order a month, however long nobody looked', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  await pass(100)
  expect(await history(asha)).toEqual([
    ...Array(3).fill('renewal Monthly US$ 12 paid'),
    'purchase Monthly US$ 12 paid',
  ])
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(200)
  expect(await mailsTo(server, asha)).toEqual([
    'Your Monthly plan is open',
    ...Array(3).fill('Your Monthly plan goes on'),
  ])
})

test('what was bought on a 31st is renewed on the last day of a shorter month, and then on the 31st again', async () => {
  const asha = await person(server)
  now = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 31, 10))
  await keepSessions(server)
  await buy(server, asha, { price: monthly })
  const paidUntil = async () =>
    new Date(((await subscriptionOf(asha))?.current_period_end ?? 0) * 1000).toISOString().slice(5, 10)
  await pass(30)
  expect(await paidUntil()).toBe('03-31')
  await pass(30)
  expect(await paidUntil()).toBe('04-30')
})

test('a renewal that is declined ends with the paid time, and a better card opens it again', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly, declines_later: 'yes' })
  await pass(32)
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(403)
  expect(await history(asha)).toEqual([
    'renewal Monthly US$ 12 failed',
    'ended Monthly  done',
    'purchase Monthly US$ 12 paid',
  ])
  expect(await mailsTo(server, asha)).toEqual([
    'Your Monthly plan is open',
    'We could not renew your Monthly plan',
    'Your Monthly plan has ended',
  ])
  expect((await lettersTo(server, asha)).join()).not.toContain('Your lessons stay open until')
  await inPortal(asha, { way: 'good_card' })
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(200)
  // Its next end is told as the first was.
  await inPortal(asha, { way: 'cancel' })
  await pass(40)
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(403)
  expect((await history(asha))[0]).toBe('ended Monthly  done')
  expect((await mailsTo(server, asha)).at(-1)).toBe('Your Monthly plan has ended')
})

test('a change to more begins at once, for its price less what is left of the old', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  now = new Date(now.getTime() + 15 * day)
  await keepSessions(server)
  await inPortal(asha, { way: 'change', price: annual })
  const [change] = await ordersOf(asha)
  expect(change).toMatchObject({ kind: 'change', plan: 'Annual', status: 'paid' })
  expect(change?.amount).toBeGreaterThan(9900 - 650)
  expect(change?.amount).toBeLessThan(9900 - 550)
  const subscription = await subscriptionOf(asha)
  expect(subscription?.plan.nickname).toBe('Annual')
  expect((subscription?.current_period_end ?? 0) * 1000 - now.getTime()).toBeGreaterThan(360 * day)
  expect(await mailsTo(server, asha)).toEqual(['Your Monthly plan is open', 'You changed to the Annual plan'])
})

test('what is refunded opens nothing any more', async () => {
  const asha = await person(server)
  await buy(server, asha)
  await inPortal(asha, { way: 'refund' })
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(403)
  expect(await history(asha)).toEqual(['refund Annual - US$ 99 refunded', 'purchase Annual US$ 99 refunded'])
  expect(await mailsTo(server, asha)).toEqual([
    'Your Annual plan is open',
    'US$ 99 is on its way back to you',
  ])
  await inPortal(asha, { way: 'refund' })
  expect((await ordersOf(asha)).length).toBe(2)
})

test('a receipt is a PDF, for whoever has the link of the last hour', async () => {
  const asha = await person(server)
  await buy(server, asha)
  const [order] = await ordersOf(asha)
  const receipt = await fetch(`${server.url}${order?.receipt}`)
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pdf = Buffer.from(await receipt.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(textsOf(pdf).join(' ')).toContain('GSTIN 09AAAAA0000A1Z5')
  await server.sql`update students set first_name = '王小明' where id = ${asha.id}`
  const unnamed = textsOf(Buffer.from(await (await fetch(`${server.url}${order?.receipt}`)).arrayBuffer()))
  expect(unnamed).not.toContain('For')
  expect(unnamed).toContain('E-mail')
  const other = await person(server)
  await buy(server, other)
  const [hers] = await ordersOf(other)
  const stolen = `${order?.receipt}`.replace(order?.id ?? '', hers?.id ?? '')
  expect((await fetch(server.url + stolen)).status).toBe(403)
  now = new Date(now.getTime() + 3 * 3_600_000)
  expect((await fetch(`${server.url}${order?.receipt}`)).status).toBe(403)
})

test.each([
  ['Boli Annual ☕', 'Boli Annual, 1 year'],
  ['தமிழ்', '1 year'],
])('of a plan named %s a receipt says %s', async (name, printed) => {
  const asha = await person(server)
  await buy(server, asha)
  const [order] = await server.sql<{ id: string }[]>`select id from orders where student_id = ${asha.id}`
  const bought = await orderById(server.sql, order?.id ?? '')
  if (!bought) throw new Error('The order that was just made.')
  const price = { ...bought.price, name }
  const pdf = await receiptPdf({ ...bought, price, number: 1, paidAt: now, subscription: null })
  expect(textsOf(pdf)).toContain(printed)
})

test('a receipt that is asked for again and again is set once', async () => {
  const asha = await person(server)
  await buy(server, asha)
  const [order] = await ordersOf(asha)
  const set = vi.spyOn(PDFDocument.prototype, 'end')
  const ask = async () => (await fetch(`${server.url}${order?.receipt}`)).status
  expect([...(await Promise.all([ask(), ask()])), await ask()]).toEqual([200, 200, 200])
  expect(set).toHaveBeenCalledTimes(1)
  set.mockRestore()
})

test('a receipt says who sells as the settings have it, and a plan runs on under a changed name', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const { version } = (await admin.get('/admin/settings')).as(KeptSettings)
  const business = {
    name: 'Bhasha Ltd',
    address: ['7 Hill Road', 'Pune 411001'],
    taxNumber: 'GSTIN 27BBBBB1',
  }
  const changed = await admin.patch('/admin/settings', { version, name: 'Bhasha', business })
  expect(changed.status).toBe(200)
  try {
    await pass(32)
    const [renewal] = await ordersOf(asha)
    expect(renewal).toMatchObject({ kind: 'renewal', status: 'paid' })
    const receipt = await fetch(`${server.url}${renewal?.receipt}`)
    const said = textsOf(Buffer.from(await receipt.arrayBuffer())).join(' ')
    for (const line of ['Bhasha Ltd', '7 Hill Road', 'Pune 411001', 'GSTIN 27BBBBB1']) {
      expect(said).toContain(line)
    }
    expect(said).not.toContain('Kaiserbagh')
    const refused = { version: version + 1, business: { ...business, address: [] } }
    expect((await admin.patch('/admin/settings', refused)).body.message).toBe(
      'A receipt needs the address of who sells.',
    )
  } finally {
    await server.sql`update academy_settings set settings = '{}', version = version + 1`
    forgetSettings(server.sql)
    await settingsNow(server.sql, now)
  }
})

test('whoever has a running plan changes it in the portal, and does not buy it twice', async () => {
  const asha = await person(server)
  await buy(server, asha)
  const again = await asha.post('/create-checkout-session', { priceId: monthly, origin: server.url })
  expect([again.status, again.body.message]).toEqual([
    409,
    'You have active subscription. Please change it with Manage Subscription.',
  ])
})

test('of two checkouts in two tabs only the later one can be paid', async () => {
  const asha = await person(server)
  const [first, second] = [
    await checkoutFor(server, asha, { priceId: monthly }),
    await checkoutFor(server, asha),
  ]
  expect(await sendForm(first, { way: 'pay' })).toMatch(/^\/payment-failed/)
  expect(await sendForm(second, { way: 'pay' })).toMatch(/^\/payment-success/)
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 paid', 'purchase Monthly US$ 12 cancelled'])
})

test('a checkout in another language closes none, and both are paid for side by side', async () => {
  await server.sql`insert into plans (id, language_id, name) values ('marathi-annual', 'marathi', 'Marathi')`
  await server.sql`insert into prices (id, plan_id, currency, amount, interval, interval_count)
    values ('marathi-annual-usd', 'marathi-annual', 'USD', 5000, 'year', 1)`
  const asha = await person(server)
  const hindi = await checkoutFor(server, asha)
  const marathi = await checkoutFor(server, asha, { priceId: 'marathi-annual-usd' })
  expect(await sendForm(hindi, { way: 'pay' })).toMatch(/^\/payment-success/)
  expect(await sendForm(marathi, { way: 'pay' })).toMatch(/^\/payment-success/)
  const open =
    await server.sql`select language_id as language, status, starts_at <= ${now} + interval '1 hour' as begun
    from subscriptions where student_id = ${asha.id} and is_paid order by language_id`
  expect(open).toEqual(['hindi', 'marathi'].map((language) => ({ language, status: 'active', begun: true })))
})

test('what cannot be bought is refused with a sentence', async () => {
  const asha = await person(server)
  const ask = async (body: object) => {
    const reply = await asha.post('/create-checkout-session', {
      priceId: annual,
      origin: server.url,
      ...body,
    })
    return [reply.status, reply.body.message]
  }
  expect(await ask({ priceId: 'hindi-annual-usd-1-1year' })).toEqual([404, 'This plan is not sold.'])
  expect(await ask({ priceId: 'hindi-free-usd-0-1year' })).toEqual([
    400,
    'This plan is free: there is nothing to pay.',
  ])
  expect((await ask({ origin: 'https://elsewhere.example' }))[0]).toBe(400)
  expect((await ask({ origin: 'nonsense' }))[0]).toBe(400)
  expect((await asha.post('/create-billing-session', {})).status).toBe(404)
})

test('nobody pays, or looks into the portal, in the name of somebody else', async () => {
  const [asha, admin] = [await person(server), await person(server, { role: 'ADMIN' })]
  await buy(server, asha)
  const looking = await person(server, { impersonator_id: admin.id })
  expect(
    (await looking.post('/create-checkout-session', { priceId: annual, origin: server.url })).status,
  ).toBe(403)
  expect((await looking.post('/create-billing-session', {})).status).toBe(403)
  const [row] = await server.sql<
    { id: string }[]
  >`select stripe_customer_id as id from students where id = ${asha.id}`
  const tom = await person(server)
  expect((await tom.post('/create-billing-session', { customerId: row?.id })).status).toBe(403)
  expect((await tom.get(`/get-subscription?customerId=${row?.id}`)).status).toBe(403)
  expect(await ordersOf(tom)).toEqual([])
})

test('a portal address is good for an hour, and only whole', async () => {
  const asha = await person(server)
  await buy(server, asha)
  const { url } = (await asha.post('/create-billing-session', {})).body.results.data
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url}x`)).status).toBe(403)
  const [token, seal] = new URL(url).pathname.split('/').pop()?.split('.') ?? []
  const other = Buffer.from(JSON.stringify(['cus_other', Date.now() + day, server.url])).toString('base64url')
  expect((await fetch(url.replace(`${token}.${seal}`, `${other}.${seal}`))).status).toBe(403)
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect((await fetch(url)).status).toBe(403)
})

test('an order placed is never edited, by nobody', async () => {
  const asha = await person(server)
  await buy(server, asha)
  await expect(server.sql`update orders set amount = 1 where student_id = ${asha.id}`).rejects.toThrow(
    'never edited',
  )
})

const paidEvent = (orderId: string, change: object = {}, payment: object = {}) => ({
  id: `evt_${Math.random()}`,
  type: 'payment',
  created: now.toISOString(),
  order: orderId,
  payment: {
    id: `pay_${orderId}`,
    pays: 'purchase',
    state: 'paid',
    amount: 9900,
    refunded: 0,
    currency: 'USD',
    payee: 'sandbox',
    price: annual,
    period_start: now.toISOString(),
    period_end: new Date(now.getTime() + 365 * day).toISOString(),
    failure: '',
    ...payment,
  },
  ...change,
})

async function placed(who: Person): Promise<string> {
  await checkoutFor(server, who)
  return (await ordersOf(who))[0]?.id ?? ''
}

test('what is given back in part stands in the order history, and the plan goes on', async () => {
  const asha = await person(server)
  const order = await placed(asha)
  const created = new Date(now.getTime() - day).toISOString()
  expect(await webhook(server, paidEvent(order, { created }))).toBe(200)
  const before = new Date(now)
  for (const refunded of [4000, 4000, 6000])
    expect(await webhook(server, paidEvent(order, { created }, { refunded }))).toBe(200)
  expect(await history(asha)).toEqual(['refund Annual - US$ 60 refunded', 'purchase Annual US$ 99 paid'])
  const [back] = await ordersOf(asha)
  expect(Date.parse(back?.date ?? '')).toBeGreaterThan(before.getTime())
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(200)
  expect(await mailsTo(server, asha)).toEqual([
    'Your Annual plan is open',
    'US$ 40 is on its way back to you',
    'US$ 20 is on its way back to you',
  ])
  expect(await webhook(server, paidEvent(order, {}, { state: 'refunded', refunded: 9900 }))).toBe(200)
  expect(await history(asha)).toEqual(['refund Annual - US$ 99 refunded', 'purchase Annual US$ 99 refunded'])
  expect((await mailsTo(server, asha)).at(-1)).toBe('US$ 39 is on its way back to you')
  expect((await asha.get(`/lessons/${locked}`)).status).toBe(403)
})

test('a webhook counts once, however often it comes', async () => {
  const asha = await person(server)
  const event = paidEvent(await placed(asha))
  expect(await Promise.all([1, 2, 3].map(() => webhook(server, event)))).toEqual([200, 200, 200])
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  expect(await history(asha)).toEqual(['purchase Annual US$ 99 paid'])
  expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
  const changes = await server.sql`select reason from subscription_changes where student_id = ${asha.id}`
  expect(changes.map(({ reason }) => reason)).toEqual(['begun'])
})

test('a forged, an edited and an old webhook are refused, and nothing is kept of them', async () => {
  const asha = await person(server)
  const event = paidEvent(await placed(asha))
  expect(await webhook(server, event, { secret: 'guessed' })).toBe(400)
  expect(await webhook(server, event, { body: JSON.stringify({ ...event, order: 'other' }) })).toBe(400)
  expect(await webhook(server, event, { at: new Date(now.getTime() - 301_000) })).toBe(400)
  expect(await webhook(server, event, { at: new Date(now.getTime() + 600_000) })).toBe(400)
  expect(await webhook(server, { nothing: 'of ours' })).toBe(400)
  const unsigned = await fetch(`${server.url}/api/webhooks/sandbox`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  expect((await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(404)
  expect(await server.sql`select from provider_events where event_id = ${event.id}`).toHaveLength(0)
  expect(await subscriptionOf(asha)).toBeNull()
})

test.each([
  ['too little', { amount: 100 }, 'refused: paid 100, asked for 9900'],
  ['another currency', { currency: 'INR' }, 'refused: paid in INR, asked for USD'],
  ['somebody else', { payee: 'Somebody' }, 'refused: paid to somebody else'],
])('a signed payment of %s opens nothing', async (_what, payment, outcome) => {
  const asha = await person(server)
  const event = paidEvent(await placed(asha), {}, payment)
  expect(await webhook(server, event)).toBe(200)
  const [kept] = await server.sql<
    { outcome: string }[]
  >`select outcome from provider_events where event_id = ${event.id}`
  expect(kept?.outcome).toBe(outcome)
  expect(await subscriptionOf(asha)).toBeNull()
})

test('a payment counts for the order that it paid, and for no other', async () => {
  const [asha, tom] = [await person(server), await person(server)]
  const [hers, his] = [await placed(asha), await placed(tom)]
  await webhook(server, paidEvent(hers))
  await webhook(server, paidEvent(his, {}, { id: `pay_${hers}` }))
  await webhook(server, paidEvent('no-such-order'))
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  expect(await subscriptionOf(tom)).toBeNull()
})

test('two payments for one order are credited once', async () => {
  const asha = await person(server)
  const order = await placed(asha)
  await webhook(server, paidEvent(order))
  const first = await subscriptionOf(asha)
  now = new Date(now.getTime() + day)
  await keepSessions(server)
  await webhook(server, paidEvent(order, {}, { id: 'pay_second' }), { at: now })
  expect(await subscriptionOf(asha)).toEqual(first)
})

test('a second plan that was paid all the same waits for the owner, and is not renewed', async () => {
  const asha = await person(server)
  const first = paidEvent(await placed(asha))
  now = new Date(now.getTime() + 1000)
  const events = [first, paidEvent(await placed(asha))]
  for (const event of events) {
    await webhook(server, event)
    const renewal = {
      version: 1,
      id: `sub_${event.order}`,
      will_renew: true,
      failing: false,
      customer: 'cus_test',
    }
    await webhook(server, { ...event, id: `${event.id}-renewal`, payment: undefined, subscription: renewal })
  }
  const outcomes = await server.sql<{ outcome: string }[]>`
    select outcome from provider_events where event_id in ${server.sql(events.map(({ id }) => id))} order by received_at`
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'purchase paid',
    'paid a second time: to be given back at the provider',
  ])
  expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
  const stopped: string[] = []
  const real = desk()
  const sandbox = real.providers.get('sandbox')
  if (!sandbox) throw new Error('no sandbox')
  const stopRenewing = async ({ reference }: { reference: string }) => void stopped.push(reference)
  await stopTheSecond({ ...real, providers: new Map([['sandbox', { ...sandbox, stopRenewing }]]) })
  expect(stopped).toEqual([`sub_${events[1]?.order}`])
})

test('what waits for the owner is not cut off behind all that is told with it', async () => {
  const originId = await placed(await person(server))
  const news = Array.from({ length: 60 }, () => ({ kind: 'cancel', originId, at: now }))
  const lost = { kind: 'payment', originId: 'no-such-order', at: now }
  const provider = desk().providers.get('sandbox')
  if (!provider) throw new Error('no sandbox')
  const body = JSON.stringify([...news, lost])
  await receive(desk(), provider, { id: 'check-of-years', type: 'boli.check', body, at: now })
  const [event] = await server.sql`select outcome from provider_events where event_id = 'check-of-years'`
  expect(event?.outcome).toBe('refused: there is no order no-such-order; turned back')
})

test('what was received and not applied before a power cut is applied afterwards, once', async () => {
  const asha = await person(server)
  const event = paidEvent(await placed(asha))
  await storeEvent(server.sql, 'sandbox', { ...event, body: JSON.stringify(event), at: now, now })
  await paymentRound(desk())
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  await paymentRound(desk())
  expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
})

test('while the provider cannot be asked events wait, and count when it is back', async () => {
  const asha = await person(server)
  const event = paidEvent(await placed(asha))
  const broken = desk()
  const sandbox = broken.providers.get('sandbox')
  if (!sandbox) throw new Error('no sandbox')
  // Of a name of its own: the server's own job looks each second, and the sandbox that it knows is not down.
  const name = 'down' as typeof sandbox.name
  const down = { ...sandbox, name, factsOf: () => Promise.reject(new Error('down')) }
  broken.providers.set(name, down)
  await receive(broken, down, { ...event, body: JSON.stringify(event), at: now })
  expect(await subscriptionOf(asha)).toBeNull()
  const [kept] = await server.sql<{ outcome: string; attempts: number }[]>`
    select outcome, attempts from provider_events where event_id = ${event.id}`
  expect(kept?.attempts).toBe(1)
  expect(['down', 'this provider is not set up']).toContain(kept?.outcome)
  await server.sql`update provider_events set provider = 'sandbox', due_at = now() where event_id = ${event.id}`
  await paymentRound(desk())
  // The server's own job may just hold it.
  await expect.poll(() => subscriptionOf(asha)).toMatchObject({ status: 'active' })
})

test('reconciling finds what no webhook brought', async () => {
  const asha = await person(server)
  const order = await placed(asha)
  const event = paidEvent(order)
  const row = { id: event.id, body: JSON.stringify(event), created_at: now, delivered_at: now }
  await server.sql`insert into sandbox_events ${server.sql(row)}`
  const found = await reconcile(desk(), 1)
  expect(found.problems).toEqual([])
  expect(found.missed).toBeGreaterThanOrEqual(1)
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
})

const claim = {
  product_id: 'hindi',
  premiumprice_id: 'hindi-annual',
  expirytime_id: '1-year',
  type: 'foreigner',
  sourcetype: 'PayPal',
}

test('what an older page claims to have paid counts only when the provider says so', async () => {
  const [asha, tom] = [await person(server), await person(server)]
  const url = await checkoutFor(server, asha, { provider: 'paypal' })
  const order_id = new URL(url).pathname.split('/').pop()
  const say = async (who: Person, more = {}) => {
    const reply = await who.post('/usersubscribeonproductforpaypal', { ...claim, order_id, ...more })
    return [reply.status, reply.body.error]
  }
  const notConfirmed = [422, 'The payment provider does not confirm this payment.']
  expect(await say(asha)).toEqual(notConfirmed)
  expect(await sendForm(url, { way: 'pay' })).toMatch(
    /^\/success_payment\?transactionId=cs_test_[^&]+&status=Success/,
  )
  expect(await say(tom)).toEqual(notConfirmed)
  expect(await say(asha, { order_id: 'made-up' })).toEqual(notConfirmed)
  expect(await say(asha, { transaction_id: 'made-up' })).toEqual(notConfirmed)
  expect(await say(asha, { premiumprice_id: 'hindi-monthly' })).toEqual([
    422,
    'This payment was for another plan.',
  ])
  expect(await say(asha, { transaction_id: order_id })).toEqual([200, undefined])
})

test.each(['deleted', 'disabled'])('an account that is %s pays no more', async (how) => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  const deletedAt = how === 'deleted' ? new Date() : null
  await server.sql`update students set deleted_at = ${deletedAt}, is_active = false where id = ${asha.id}`
  await stopForTheGone(desk())
  await pass(40)
  const orders = await server.sql`select kind from orders where student_id = ${asha.id}`
  expect(orders.map(({ kind }) => kind)).toEqual(['purchase'])
})

test('who is disabled hears that the plan is not renewed, and renews it once the account is enabled', async () => {
  const asha = await person(server)
  await buy(server, asha, { price: monthly })
  const setActive = (isActive: boolean) =>
    server.sql`update students set is_active = ${isActive} where id = ${asha.id}`
  await setActive(false)
  await stopForTheGone(desk())
  await pass(0)
  const [letter] = (await lettersTo(server, asha)).slice(-1)
  expect(letter).toContain('your account is disabled, so your plan will not be renewed')
  await setActive(true)
  await inPortal(asha, { way: 'resume' })
  await pass(40)
  expect((await ordersOf(asha)).map(({ kind }) => kind)).toContain('renewal')
})

test('of who is gone it stays known that they paid, but not what the provider said of them', async () => {
  const { sql, config } = server
  const [asha, tom] = [await person(server), await person(server)]
  for (const who of [asha, tom]) await buy(server, who)
  await sql`update students set stripe_customer_id = 'cus_Asha' where id = ${asha.id}`
  const told = async (id: string, body: object) => {
    await storeEvent(sql, 'stripe', { id, type: 'x', body: JSON.stringify(body), at: now, now })
    await sql`update provider_events set applied_at = ${now} where event_id = ${id}`
  }
  await told('evt_refund', { billing_details: { email: `${asha.id.toUpperCase()}@boli.test` } })
  await eraseAccount(sql, await studentNamed(sql, { id: asha.id }), { config, now })
  await told('evt_ended', { customer: 'cus_Asha' })
  await sweepTheGone(sql, config, now)
  const orderOf = async ({ id }: Person) =>
    (await sql<{ id: string }[]>`select id from orders where student_id = ${id}`)[0]?.id ?? ''
  const [row] = await sql<{ said: string }[]>`select string_agg(body, ' ') as said from provider_events`
  expect(row?.said).not.toMatch(new RegExp(`${await orderOf(asha)}|${asha.id}|cus_Asha`, 'i'))
  expect(row?.said).toContain(await orderOf(tom))
  expect(await sql`select from payments where student_id = ${asha.id}`).toHaveLength(1)
})

test('of who is gone every message is emptied, also one that is sealed, and nobody else’s', async () => {
  const { sql, config } = server
  const asha = await person(server)
  await buy(server, asha)
  const [order] = await sql<{ id: string }[]>`select id from orders where student_id = ${asha.id}`
  const email = `${asha.id}@boli.test`
  const bodies = {
    [`${order?.id} Success`]: 'encResp=00ff',
    evt_quoted: `{"email":"${email}"}`,
    evt_written: `{"note":"For\\n${email}."}`,
    evt_longer: `{"email":"m${email}"}`,
    evt_tagged: `{"email":"m+${email}"}`,
    evt_elsewhere: `{"email":"${email}.in"}`,
  }
  for (const [id, body] of Object.entries(bodies))
    await storeEvent(sql, 'ccavenue', { id, type: 'x', body, at: now, now })
  await sql`update provider_events set applied_at = ${now} where event_id = any(${Object.keys(bodies)})`
  await eraseAccount(sql, await studentNamed(sql, { id: asha.id }), { config, now })
  const kept = await sql<{ id: string }[]>`select event_id as id from provider_events
    where event_id = any(${Object.keys(bodies)}) and body <> '' order by 1`
  expect(kept.map(({ id }) => id)).toEqual(['evt_elsewhere', 'evt_longer', 'evt_tagged'])
})

test('a stream of events comes to the same end in any order, however often each is told', {
  timeout: 120_000,
}, async () => {
  const events = (order: string) => {
    const renewal = (version: number, will_renew: boolean) => ({
      subscription: { id: `sub_${order}`, customer: 'cus_x', version, will_renew, failing: false },
    })
    const month = (n: number, payment: object) => ({
      id: `pay_${order}_${n}`,
      pays: n === 0 ? 'purchase' : 'renewal',
      amount: n === 0 ? 9900 : 1200,
      period_start: new Date(Date.UTC(2026, 10 + n)).toISOString(),
      period_end: new Date(Date.UTC(2026, 11 + n)).toISOString(),
      ...payment,
    })
    const told = (n: number, more: object, payment?: object) => {
      const event = paidEvent(
        order,
        { id: `evt_${order}_${n}`, created: new Date(Date.UTC(2026, 10, 1 + n)).toISOString(), ...more },
        payment,
      )
      return payment ? event : { ...event, type: 'subscription.updated', payment: undefined }
    }
    return [
      told(1, renewal(1, true), month(0, {})),
      told(2, {}, month(1, { state: 'failed', failure: 'declined' })),
      told(3, renewal(2, true), month(1, {})),
      told(4, renewal(3, false)),
      told(5, renewal(4, true)),
      told(6, renewal(5, true), month(2, {})),
      told(7, renewal(6, false), month(2, { state: 'refunded', refunded: 1200 })),
    ]
  }
  const stateOf = async (who: Person) => {
    const [subscription] = await server.sql`select status, starts_at, ends_at, will_renew, price_id
      from subscriptions where student_id = ${who.id}`
    const payments = await server.sql`select state, amount, refunded_amount, paid_at, failed_at, refunded_at,
      period_start, period_end, failure from payments where student_id = ${who.id} order by period_start, amount`
    const orders =
      await server.sql`select kind, amount, currency from orders where student_id = ${who.id} order by amount`
    return JSON.stringify({ subscription, payments, orders })
  }
  const run = async (arrange: (stream: object[]) => object[]) => {
    const who = await person(server)
    for (const event of arrange(events(await placed(who)))) expect(await webhook(server, event)).toBe(200)
    return stateOf(who)
  }
  const ordered = await run((stream) => stream)
  expect(JSON.parse(ordered).subscription).toMatchObject({
    status: 'active',
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2027-01-01T00:00:00.000Z',
    will_renew: false,
  })
  const shuffled = fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(shuffled, async (keys) => {
      const told = await run((stream) =>
        [...stream, ...stream]
          .map((event, at) => ({ event, key: keys[at] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ event }) => event),
      )
      expect(told).toBe(ordered)
    }),
    { numRuns: 12 },
  )
})
