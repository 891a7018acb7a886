import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paidUntil } from '#rules/prices.ts'
import { decryptText } from '#server/payments/ccavenue/ccavenue-text.ts'
import { dayOf } from '#server/payments/day-of.ts'
import { openDesk } from '#server/payments/desk.ts'
import { endSubscriptions } from '#server/payments/end-subscriptions.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { type Person, person } from './learner-for-tests.ts'
import {
  annual,
  type Begun,
  begin,
  day,
  follow,
  history,
  lettersTo,
  mailsTo,
  monthly,
  ordersOf,
  subscriptionOf,
  tryAgain,
} from './payments-for-tests.ts'
import { startWithProviders } from './providers/all-providers.ts'
import { type Provider, paidOn, type Settled } from './providers/wire.ts'
import type { TestServer } from './server-for-tests.ts'

let server: TestServer
let wires: Record<string, Provider> = {}
let close = async () => {}

beforeAll(async () => {
  ;({ server, wires, close } = await startWithProviders())
})
afterAll(() => close())
beforeEach(() => {
  for (const wire of Object.values(wires)) wire.mood = 'right'
})

const desk = () => openDesk(server.app.deps)

describe.each(['stripe', 'paypal', 'ccavenue'])('%s', (name) => {
  const wire = () => wires[name] as Provider

  async function tell(reference: string, message = wire().message(reference)): Promise<number> {
    const reply = await fetch(`${server.url}/api/webhooks/${name}`, { method: 'POST', ...message })
    return reply.status
  }

  async function settled(who: Person, how: Settled): Promise<Begun> {
    const begun = await begin(server, who, wire().asked)
    wire().settle(begun.reference, how)
    return begun
  }

  test('a payment that the provider confirms opens the plan, once, however often it is told', async () => {
    const asha = await person(server)
    const { reference, url } = await settled(asha, { state: 'paid' })
    expect(url).toContain('http://127.0.0.1:')
    const message = wire().message(reference)
    expect(await Promise.all([tell(reference, message), tell(reference, message)])).toEqual([200, 200])
    expect(await tell(reference)).toBe(200)
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active', isOld: name !== 'stripe' })
    expect(await history(asha)).toEqual([
      `purchase Annual ${name === 'ccavenue' ? '₹ 6,999' : 'US$ 99'} paid`,
    ])
    expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
  })

  test('coming back is enough, when no webhook comes', async () => {
    const asha = await person(server)
    const { id } = await settled(asha, { state: 'paid' })
    const older = name === 'stripe' ? '' : '?older=1'
    const out = await follow(`${server.url}/api/payments/return/${id}${older}`)
    expect(out).toMatch(
      name === 'stripe' ? /^\/payment-success\?order=/ : /^\/success_payment\?.*status=Success/,
    )
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  })

  test('coming back without having paid is no payment', async () => {
    const asha = await person(server)
    const { id } = await begin(server, asha, wire().asked)
    expect(await follow(`${server.url}/api/payments/return/${id}`)).toMatch(/^\/payment-failed/)
    expect(await follow(`${server.url}/api/payments/turned-back/${id}?older=1`)).toMatch(/^\/cancel_payment/)
    expect(await subscriptionOf(asha)).toBeNull()
  })

  test('whoever turns back after paying in another tab hears that it is paid', async () => {
    const asha = await person(server)
    const { id } = await settled(asha, { state: 'paid' })
    const turnedBack = `${server.url}/api/payments/turned-back/${id}`
    expect(await follow(turnedBack)).toBe(`/payment-success?order=${id}`)
    expect(await follow(`${turnedBack}?older=1`)).toMatch(/^\/success_payment\?.*status=Success/)
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  })

  test('a declined payment opens nothing, and its order says so', async () => {
    const asha = await person(server)
    const { id, reference } = await settled(asha, { state: 'failed' })
    expect(await tell(reference)).toBe(200)
    expect(await follow(`${server.url}/api/payments/return/${id}`)).toMatch(/^\/payment-failed/)
    expect(await ordersOf(asha)).toMatchObject([{ status: 'failed' }])
    expect(await subscriptionOf(asha)).toBeNull()
  })

  test('events out of order come to the same end', async () => {
    const asha = await person(server)
    const { reference } = await settled(asha, { state: 'paid' })
    const paid = wire().message(reference)
    wire().settle(reference, { state: 'refunded' })
    const refunded = wire().message(reference)
    expect(await tell(reference, refunded)).toBe(200)
    expect(await tell(reference, paid)).toBe(200)
    expect(await tell(reference, refunded)).toBe(200)
    expect(await subscriptionOf(asha)).toBeNull()
    expect((await ordersOf(asha)).map(({ kind, status }) => [kind, status])).toContainEqual([
      'purchase',
      'refunded',
    ])
  })

  test.each<[string, Partial<Settled>]>([
    ['too little', { amount: 100 }],
    ['too much', { amount: 1_000_000 }],
    ['another currency', { currency: 'EUR' }],
    ['somebody else', { payee: 'SOMEBODY-ELSE' }],
    ['nobody that is named', { payee: '' }],
    ['another order', { order: 'no-such-order' }],
  ])('a payment of %s opens nothing', async (_what, how) => {
    // Whoever pays by Stripe pays the account whose secret signs the event: there is no other payee.
    if (name === 'stripe' && how.payee !== undefined) return
    const asha = await person(server)
    const { id, reference } = await settled(asha, { state: 'paid', ...how })
    expect(await tell(reference)).toBe(200)
    await follow(`${server.url}/api/payments/return/${id}`)
    expect(await subscriptionOf(asha)).toBeNull()
    expect(await mailsTo(server, asha)).toEqual([])
  })

  test("somebody else's payment opens nothing", async () => {
    const [asha, tom] = [await person(server), await person(server)]
    const hers = await begin(server, asha, wire().asked)
    const { reference } = await settled(tom, { state: 'paid', order: hers.id })
    await tell(reference)
    await follow(`${server.url}/api/payments/return/${hers.id}`)
    expect(await subscriptionOf(tom)).toBeNull()
  })

  test('a forged message is refused, and nothing is kept of it', async () => {
    const asha = await person(server)
    const { reference } = await settled(asha, { state: 'paid' })
    const count = async () => (await server.sql`select from provider_events`).length
    const before = await count()
    expect(await tell(reference, wire().forged(reference))).toBe(400)
    expect(await tell(reference, { body: 'nonsense', headers: { 'content-type': 'text/plain' } })).toBe(400)
    expect(await count()).toBe(before)
    expect(await subscriptionOf(asha)).toBeNull()
  })

  test('while the provider answers nonsense what was told waits, and counts when it is well again', async () => {
    const asha = await person(server)
    const { reference } = await settled(asha, { state: 'paid' })
    const message = wire().message(reference)
    wire().mood = 'malformed'
    // PayPal itself must say that a message is its own: until then it is asked to send it again.
    expect(await tell(reference, message)).toBe(name === 'paypal' ? 503 : 200)
    expect(await subscriptionOf(asha)).toBeNull()
    const refused = await asha.post('/create-checkout-session', { ...wire().asked, origin: server.url })
    if (name !== 'ccavenue') expect(refused.status).toBe(503)
    wire().mood = 'right'
    if (name === 'paypal') await tell(reference, message)
    await tryAgain(server)
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  })

  test('a provider that says nothing holds nobody for long, and nothing is lost', {
    timeout: 60_000,
  }, async () => {
    const asha = await person(server)
    const { id, reference } = await settled(asha, { state: 'paid' })
    wire().mood = 'silent'
    // Nobody knows yet whether it was paid: the page says that it waits.
    expect(await follow(`${server.url}/api/payments/return/${id}`)).toMatch(/^\/payment-success/)
    expect(await subscriptionOf(asha)).toBeNull()
    wire().mood = 'right'
    await tell(reference)
    await tryAgain(server)
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  })

  test('reconciling finds what was never told', async () => {
    const asha = await person(server)
    await settled(asha, { state: 'paid' })
    const { asked } = await reconcile(desk(), 1)
    expect(asked).toBeGreaterThan(0)
    expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  })
})

test('at Stripe another checkout closes the one that stood open', async () => {
  const asha = await person(server)
  const open = async () =>
    (await asha.post('/create-checkout-session', { priceId: annual, origin: server.url })).body.results.data
      .url as string
  const cardsTakenAt = async (url: string) => (await fetch(url)).text()
  const first = await open()
  expect(await cardsTakenAt(first)).toBe('open')
  const second = await open()
  expect([await cardsTakenAt(first), await cardsTakenAt(second)]).toEqual(['expired', 'open'])
  expect((await ordersOf(asha)).map(({ status }) => status)).toEqual(['waiting', 'cancelled'])
})

test('a checkout that Stripe no longer knows keeps nobody from paying', async () => {
  const asha = await person(server)
  const ask = () => asha.post('/create-checkout-session', { priceId: annual, origin: server.url })
  await ask()
  // The academy has another account there since.
  await server.sql`update orders set checkout_reference = ${`cs_${asha.id}`} where student_id = ${asha.id}`
  expect((await ask()).status).toBe(200)
})

test('a checkout that PayPal has forgotten is no trouble to the hourly look', async () => {
  const asha = await person(server)
  await asha.post('/create-checkout-session', { ...wires.paypal?.asked, origin: server.url })
  await server.sql`update orders set checkout_reference = ${`GONE-${asha.id}`} where student_id = ${asha.id}`
  const [order] = await ordersOf(asha)
  const { problems } = await reconcile(desk(), 1)
  expect(problems.filter((problem) => problem.includes(`${order?.id}`))).toEqual([])
  expect(order?.status).toBe('waiting')
})

test('what was paid at Stripe in another tab is found before anything more is asked for', async () => {
  const asha = await person(server)
  const ask = () => asha.post('/create-checkout-session', { priceId: annual, origin: server.url })
  const { url } = (await ask()).body.results.data
  wires.stripe?.settle(url.split('/').pop(), { state: 'paid' })
  const again = await ask()
  expect([again.status, again.body.message]).toEqual([
    409,
    'You have active subscription. Please change it with Manage Subscription.',
  ])
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
})

test.each(['paypal', 'ccavenue'])(
  'paid twice by %s in two tabs, the second begins after the first',
  async (name) => {
    const asha = await person(server)
    const wire = wires[name] as Provider
    const again = () => asha.post('/create-checkout-session', { ...wire.asked, origin: server.url })
    await again()
    await again()
    const references = await server.sql<{ reference: string }[]>`
    select checkout_reference as reference from orders where student_id = ${asha.id}`
    for (const { reference } of references) wire.settle(reference, { state: 'paid' })
    const messages = references.map(({ reference }) => wire.message(reference))
    const tell = async (message: object) => {
      await fetch(`${server.url}/api/webhooks/${name}`, { method: 'POST', ...message })
    }
    await Promise.all(messages.map(tell))
    for (const { reference } of references) await tell(wire.message(reference))
    const plans = await server.sql<{ years: number; waits: boolean }[]>`
    select extract(year from ends_at)::int - extract(year from starts_at)::int as years,
      starts_at = lag(ends_at) over (order by starts_at) as waits
    from subscriptions where student_id = ${asha.id} and is_paid order by starts_at`
    expect(plans).toEqual([
      { years: 1, waits: null },
      { years: 1, waits: true },
    ])
    expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open', 'Your Annual plan is open'])
  },
)

test.each(['paypal', 'ccavenue'])(
  'what is paid by %s begins after a period that the academy gave meanwhile',
  async (name) => {
    const [asha, admin] = [await person(server), await person(server, { role: 'ADMIN', enrol: false })]
    const wire = wires[name] as Provider
    const { reference } = await begin(server, asha, wire.asked)
    const grant = { email: `${asha.id}@boli.test`, languageId: 'hindi', days: 30, reason: 'Won a prize' }
    expect((await admin.post('/admin/subscriptions', grant)).status).toBe(200)
    wire.settle(reference, { state: 'paid' })
    await fetch(`${server.url}/api/webhooks/${name}`, { method: 'POST', ...wire.message(reference) })
    const plans = await server.sql<{ provider: string; waits: boolean | null }[]>`
      select provider, starts_at = lag(ends_at) over (order by starts_at) as waits
      from subscriptions where student_id = ${asha.id} and is_paid order by starts_at`
    expect(plans).toEqual([
      { provider: 'granted', waits: null },
      { provider: name, waits: true },
    ])
    expect(await mailsTo(server, asha)).toEqual(['Your Annual plan is open'])
  },
)

test.each([
  ['paypal', 0],
  ['paypal', 1],
  ['ccavenue', 0],
  ['ccavenue', 1],
])(
  'of three plans in a row paid by %s, what follows number %i does not wait for its end once that is given back',
  async (name, back) => {
    const asha = await person(server)
    const wire = wires[name] as Provider
    const again = () => asha.post('/create-checkout-session', { ...wire.asked, origin: server.url })
    for (const _ of [1, 2, 3]) await again()
    const references = await server.sql<{ reference: string }[]>`
      select checkout_reference as reference from orders where student_id = ${asha.id} order by created_at`
    const tell = async (reference: string, state: 'paid' | 'refunded') => {
      wire.settle(reference, { state })
      const reply = await fetch(`${server.url}/api/webhooks/${name}`, {
        method: 'POST',
        ...wire.message(reference),
      })
      expect(reply.status).toBe(200)
    }
    for (const { reference } of references) await tell(reference, 'paid')
    await tell(references[back]?.reference ?? '', 'refunded')
    for (const { reference } of references.toSpliced(back, 1)) await tell(reference, 'paid')
    const held = await server.sql<{ status: string; years: number; now: boolean; waits: boolean }[]>`
      select status, extract(year from ends_at)::int - extract(year from starts_at)::int as years,
        starts_at <= now() and ends_at > now() as now, starts_at = lag(ends_at) over (order by starts_at) as waits
      from subscriptions where student_id = ${asha.id} and is_paid and status = 'active' order by starts_at`
    expect(held).toEqual([
      { status: 'active', years: 1, now: true, waits: null },
      { status: 'active', years: 1, now: false, waits: true },
    ])
    expect((await subscriptionOf(asha))?.status).toBe('active')
    const letter = (await lettersTo(server, asha)).at(-1)
    expect(letter).toMatch(/goes back to where it came from.*\s+Your lessons stay open until/)
  },
)

test.each(['paypal', 'ccavenue'])(
  'what is bought at Stripe while a plan of %s runs begins when that ends',
  async (name) => {
    const asha = await person(server)
    const buyAt = async (wire: Provider, asked: object) => {
      const reply = await asha.post('/create-checkout-session', { ...asked, origin: server.url })
      expect(reply.status).toBe(200)
      const [last] = await server.sql<
        { reference: string }[]
      >`select checkout_reference as reference from orders
        where student_id = ${asha.id} order by created_at desc limit 1`
      wire.settle(last?.reference ?? '', { state: 'paid' })
      await fetch(`${server.url}/api/webhooks/${wire.name}`, {
        method: 'POST',
        ...wire.message(last?.reference ?? ''),
      })
    }
    const [first, stripe] = [wires[name] as Provider, wires.stripe as Provider]
    await buyAt(first, first.asked)
    await buyAt(stripe, stripe.asked)
    const plans = await server.sql<{ provider: string; start: Date; end: Date; renews: boolean }[]>`
      select provider, starts_at as start, ends_at as end, will_renew as renews
      from subscriptions where student_id = ${asha.id} and is_paid order by starts_at`
    const [start = new Date(0)] = plans.map((plan) => plan.start)
    const year = { interval: 'year', intervalCount: 1 } as const
    const [end, later] = [paidUntil(start, year), paidUntil(start, { ...year, intervalCount: 2 })]
    // Stripe is given thirty hours to take the next payment.
    later.setUTCHours(later.getUTCHours() + 30)
    expect(plans).toEqual([
      { provider: name, start, end, renews: false },
      { provider: 'stripe', start: end, end: later, renews: true },
    ])
    expect((await ordersOf(asha)).map(({ status, amount }) => [status, amount])).toEqual([
      ['paid', 9900],
      ['paid', first.amount],
    ])
    expect(
      (await asha.post('/create-checkout-session', { ...stripe.asked, origin: server.url })).status,
    ).toBe(409)
  },
)

test('Stripe is not asked to wait longer than it can', async () => {
  const asha = await person(server)
  const wire = wires.paypal as Provider
  for (const _year of [1, 2]) {
    await asha.post('/create-checkout-session', { ...wire.asked, origin: server.url })
    const [last] = await server.sql<
      { reference: string }[]
    >`select checkout_reference as reference from orders
      where student_id = ${asha.id} order by created_at desc limit 1`
    wire.settle(last?.reference ?? '', { state: 'paid' })
    await fetch(`${server.url}/api/webhooks/paypal`, {
      method: 'POST',
      ...wire.message(last?.reference ?? ''),
    })
  }
  const reply = await asha.post('/create-checkout-session', { priceId: annual, origin: server.url })
  const end = paidUntil(paidOn, { interval: 'year', intervalCount: 2 })
  expect([reply.status, reply.body.message]).toEqual([
    409,
    `You have paid until ${dayOf(end, 'UTC')} already. Please buy again nearer to that day.`,
  ])
})

test('until when a plan of Stripe is paid for is told without the hours that Stripe has for the next payment', async () => {
  const [asha, admin] = [await person(server), await person(server, { role: 'ADMIN', enrol: false })]
  const { url } = (await asha.post('/create-checkout-session', { priceId: annual, origin: server.url })).body
    .results.data
  const reference = url.split('/').pop()
  wires.stripe?.settle(reference, { state: 'paid' })
  // On the clock of the student the paid time ends between ten and eleven in the evening.
  const ahead = 22 - new Date().getUTCHours()
  const zone = `Etc/GMT${ahead > 14 ? `+${24 - ahead}` : ahead < 0 ? `+${-ahead}` : `-${ahead}`}`
  await server.sql`update students set time_zone = ${zone} where id = ${asha.id}`
  await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', ...wires.stripe?.message(reference) })
  const [paid] = await server.sql<{ id: string; end: Date; grace: number }[]>`
    select subscriptions.id, period_end as end, extract(epoch from ends_at - period_end)::int as grace
    from payments join subscriptions using (order_id) where payments.student_id = ${asha.id}`
  const { id = '', end = new Date(0) } = paid ?? {}
  expect(paid?.grace).toBe(30 * 3600)
  expect(new Date(((await subscriptionOf(asha))?.current_period_end ?? 0) * 1000)).toEqual(end)
  const { subscription } = (await asha.get('/me')).body.results.data
  expect(new Date(subscription.current_period_end * 1000)).toEqual(end)
  const [own] = (await asha.get('/getusersubscripedlist')).body.usersubscribtion
  expect(new Date(own.ends_at)).toEqual(end)
  const kept = (await admin.get(`/admin/subscriptions/${id}`)).body.results.data
  expect([kept.endsAt, kept.changes[0].endsAt]).toEqual([end.toISOString(), end.toISOString()])
  const held = (await admin.get(`/admin/users/${asha.id}`)).body.results.data
  expect(held.subscriptions[0].endsAt).toBe(end.toISOString())
  expect((await lettersTo(server, asha))[0]).toContain(`open until ${dayOf(end, zone)}.`)
  await server.sql`update renewals set will_renew = false, version = 1
    where order_id = (select order_id from subscriptions where id = ${id})`
  await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', ...wires.stripe?.message(reference) })
  expect((await lettersTo(server, asha)).at(-1)).toContain(`next on ${dayOf(end, zone)}.`)
  const told = (await lettersTo(server, asha)).length
  await endSubscriptions(desk(), new Date(end.getTime() + 2 * day))
  expect(await lettersTo(server, asha)).toHaveLength(told)
  // No news came for a day after those hours: it has ended.
  await endSubscriptions(desk(), new Date(end.getTime() + 3 * day))
  expect((await lettersTo(server, asha)).at(-1)).toContain(`ran until ${dayOf(end, zone)}.`)
})

test('what a bank took back for its customer opens nothing any more', async () => {
  const asha = await person(server)
  const wire = wires.stripe as Provider
  const { url } = (await asha.post('/create-checkout-session', { ...wire.asked, origin: server.url })).body
    .results.data
  const reference = url.split('/').pop()
  const tell = async () =>
    fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', ...wire.message(reference) })
  wire.settle(reference, { state: 'paid' })
  await tell()
  expect(await subscriptionOf(asha)).toMatchObject({ status: 'active' })
  wire.settle(reference, { state: 'paid', isLost: true })
  await tell()
  expect(await subscriptionOf(asha)).toBeNull()
  expect((await history(asha)).toSorted()).toEqual([
    'purchase Annual US$ 99 refunded',
    'refund Annual - US$ 99 refunded',
  ])
})

test('Stripe opens its portal for the customer that it knows, to change between the prices that are sold', async () => {
  const asha = await person(server)
  const url = (await asha.post('/create-checkout-session', { priceId: annual, origin: server.url })).body
    .results.data.url
  wires.stripe?.settle(url.split('/').pop(), { state: 'paid' })
  const [order] = await ordersOf(asha)
  await follow(`${server.url}/api/payments/return/${order?.id}`)
  const opened = async () =>
    new URL((await asha.post('/create-billing-session', {})).body.results.data.url as string)
  const portal = await opened()
  expect(portal.pathname).toMatch(/^\/portal\/cus_\d+$/)
  expect(portal.searchParams.get('cancels')).toBe('at_period_end')
  expect(portal.searchParams.get('sold')).toBe(`${monthly} ${annual}`)
  expect((await opened()).search).toBe(portal.search)

  // One that Stripe does not take is not offered there, and keeps nobody from what is.
  await server.sql`insert into plans (id, language_id, name, native_name, description, position)
    values ('four-years', 'hindi', 'Four years', '', '', 9)`
  await server.sql`insert into prices (id, plan_id, currency, amount, interval, interval_count)
    values ('four-years', 'four-years', 'USD', 29900, 'year', 4)`
  expect((await opened()).search).toBe(portal.search)
  const asked = { priceId: 'four-years', origin: server.url }
  const refused = await (await person(server)).post('/create-checkout-session', asked)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This plan is longer than can be paid for at once. Please choose a shorter one.',
  ])
  await server.sql`update plans set is_active = false where id = 'four-years'`

  // What is sold no more cannot be changed to; it is the same portal all the while.
  await server.sql`update plans set is_active = false where id = 'hindi-monthly'`
  const later = await opened()
  await server.sql`update plans set is_active = true where id = 'hindi-monthly'`
  expect(later.searchParams.get('sold')).toBe(annual)
  expect(later.searchParams.get('portal')).toBe(portal.searchParams.get('portal'))
})

test('a plan that Stripe cannot take is not made, and one that costs nothing may last', async () => {
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const asked = { interval: 'year', amounts: { INR: 699_900, USD: 9900 } }
  const anew = (price: object) => admin.post('/admin/plans/hindi-annual/prices', { ...asked, ...price })
  const made = (price: object) =>
    admin.post('/admin/plans', { name: 'Patient', languageId: 'hindi', ...asked, ...price })
  for (const priced of [anew, made]) {
    const refused = await priced({ intervalCount: 4 })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Stripe takes payments for three years at most: choose a shorter time.',
    ])
    expect((await priced({ interval: 'month', intervalCount: 37 })).status).toBe(422)
  }
  expect((await made({ intervalCount: 3 })).status).toBe(200)
  expect((await made({ intervalCount: 4, amounts: { INR: 0, USD: 0 } })).status).toBe(200)
  await server.sql`update plans set is_active = false where name = 'Patient'`
})

test('the card page gets the order encrypted, with the amount that the server knows', async () => {
  const asha = await person(server)
  const asked = { ...wires.ccavenue?.asked, origin: server.url, amount: 1 }
  const { url } = (await asha.post('/create-checkout-session', asked)).body.results.data
  const sent = new URL(url).searchParams
  expect([sent.get('command'), sent.get('merchant_id'), sent.get('access_code')]).toEqual([
    'initiateTransaction',
    '2193',
    'AVAC',
  ])
  const key = wires.ccavenue?.env().CCAVENUE_WORKING_KEY ?? ''
  const order = new URLSearchParams(decryptText(sent.get('encRequest') ?? '', key) ?? '')
  expect([order.get('amount'), order.get('currency')]).toEqual(['6999.00', 'INR'])
})

test('what anybody holds of the card provider’s messages, told again in another dress, is one event at most', async () => {
  const asha = await person(server)
  const { url } = (
    await asha.post('/create-checkout-session', { ...wires.ccavenue?.asked, origin: server.url })
  ).body.results.data
  // Whoever begins to pay holds this much that was written with the key.
  const held = Buffer.from(new URL(url).searchParams.get('encRequest') ?? '', 'hex')
  const tell = async (bytes: Buffer, more = '') => {
    const body = `encResp=${bytes.toString('hex')}${more}`
    return (await fetch(`${server.url}/api/webhooks/ccavenue`, { method: 'POST', body })).status
  }
  const count = async () => (await server.sql`select event_id from provider_events`).length
  const before = await count()
  expect(await tell(held)).toBe(200)
  for (const more of ['&x=1', '&x=2']) expect(await tell(held, more)).toBe(200)
  expect(await count()).toBe(before + 1)
  // A bit that is turned in one block turns one in the next: the name of another order.
  const another = Buffer.from(held)
  another.writeUInt8(held.readUInt8(12) ^ 1, 12)
  expect(await tell(another)).toBe(400)
  // Blocks of their choice at the end: garbage, of any length.
  const longer = Buffer.concat([held.subarray(0, -32), Buffer.alloc(16_000, 7), held.subarray(-32)])
  expect(await tell(longer)).toBe(400)
  expect(await count()).toBe(before + 1)
})

describe('nobody makes us flood a provider', () => {
  // What the tests above left waiting is asked about again and again: it would be counted here.
  beforeAll(async () => {
    await server.sql`delete from provider_events where applied_at is null`
  })
  const paypal = () => wires.paypal as Provider
  const post = async (message: { body: string; headers: Record<string, string> }) =>
    (await fetch(`${server.url}/api/webhooks/paypal`, { method: 'POST', ...message })).status
  /** What the provider is asked meanwhile, each way with how often. */
  async function heardDuring(wire: Provider, work: () => Promise<unknown>) {
    const before = wire.heard.length
    await work()
    const counts = Map.groupBy(wire.heard.slice(before), (path) => path)
    return Object.fromEntries([...counts].map(([path, all]) => [path, all.length]))
  }

  test.each(['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'])(
    'a message to PayPal’s webhook without %s, or with another’s, is refused without asking',
    async (name) => {
      const { body, headers } = paypal().message('none')
      const { [`paypal-${name}`]: _left, ...without } = headers
      const withAnothers = { ...headers, [`paypal-${name}`]: 'https://elsewhere.example/a b' }
      const heard = await heardDuring(paypal(), async () =>
        expect([await post({ body, headers: without }), await post({ body, headers: withAnothers })]).toEqual(
          [400, 400],
        ),
      )
      expect(heard).toEqual({})
    },
  )

  test('of many that look like PayPal’s it is asked about so many a minute, and about its webhook once', async () => {
    const asha = await person(server)
    await asha.post('/create-checkout-session', { ...paypal().asked, origin: server.url })
    const statuses: number[] = []
    const heard = await heardDuring(paypal(), async () => {
      const messages = Array.from({ length: 100 }, () => paypal().forged('none'))
      statuses.push(...(await Promise.all(messages.map(post))))
    })
    const { '/v1/notifications/verify-webhook-signature': verified = 0, ...others } = heard
    expect(statuses.filter((status) => status === 400).length).toBe(verified)
    // Sixty at once, and one more for each second that this test may take.
    expect(verified).toBeLessThanOrEqual(80)
    expect(statuses.filter((status) => status === 429).length).toBe(100 - verified)
    expect(Math.max(0, ...Object.values(others))).toBeLessThanOrEqual(1)
  })

  test.each(['stripe', 'paypal', 'ccavenue'])(
    'whoever comes back from %s again and again has it asked once',
    async (name) => {
      const wire = wires[name] as Provider
      const asha = await person(server)
      await asha.post('/create-checkout-session', { ...wire.asked, origin: server.url })
      const [order] = await ordersOf(asha)
      const ways = ['return', 'turned-back', 'return', 'turned-back', 'return', 'return']
      const heard = await heardDuring(wire, () =>
        Promise.all(ways.map((way) => follow(`${server.url}/api/payments/${way}/${order?.id}`))),
      )
      expect(new Set(Object.values(heard))).toEqual(new Set([1]))
    },
  )

  test('a student begins twenty checkouts a minute, not more', async () => {
    const asha = await person(server)
    const statuses: number[] = []
    for (let time = 0; time < 24; time++)
      statuses.push(
        (await asha.post('/create-checkout-session', { priceId: 'none', origin: server.url })).status,
      )
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404))
    expect(statuses).toContain(429)
  })
})
