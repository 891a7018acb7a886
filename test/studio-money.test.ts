import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  adminOrder,
  adminSubscription,
  ListedEvent,
  ListedOrder,
  ListedSubscription,
} from '#calls/admin-orders.ts'
import { PersonPage } from '#calls/admin-people-page.ts'
import { today } from '#calls/admin-people-today.ts'
import { KeptPlan } from '#calls/admin-plans.ts'
import { Plan } from '#calls/plans.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { storeEvent } from '#server/payments/event-store.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { annual, buy, ordersOf, sendInPortal, subscriptionOf } from './payments-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  server.config.publicUrl = server.url
  await loadCurriculum(server.sql, testCurriculum)
  await loadPlans(server.sql)
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

const plansKept = async () => (await admin.get('/admin/plans')).as(z.array(KeptPlan))
const keptPlan = async (id: string) => (await plansKept()).find((plan) => plan.id === id)
const pricesSold = async () =>
  z
    .array(Plan)
    .parse((await answered(fetch(`${server.url}/api/plans?currency=USD`))).body.results.data)
    .map(({ plan, id, unit_amount }) => [plan, id, unit_amount])

test('a new price is a new row, and who bought at the older one keeps it', async () => {
  const asha = await person(server)
  await buy(server, asha)
  const before = await keptPlan('hindi-annual')
  expect(before).toMatchObject({ isFromFile: true, isActive: true })
  expect(before?.prices.map(({ id, isActive, holders }) => [id, isActive, holders])).toEqual([
    ['hindi-annual-usd-9900-1year', true, 1],
    ['hindi-annual-inr-699900-1year', true, 0],
  ])

  const anew = { amounts: { INR: 699_900, USD: 11_900 }, interval: 'year', intervalCount: 1 }
  const after = (await admin.post('/admin/plans/hindi-annual/prices', anew)).as(KeptPlan)
  expect(after.isFromFile).toBe(false)
  expect(after.prices.map(({ id, isActive, holders }) => [id, isActive, holders])).toEqual([
    ['hindi-annual-usd-11900-1year', true, 0],
    ['hindi-annual-inr-699900-1year', true, 0],
    ['hindi-annual-usd-9900-1year', false, 1],
  ])
  expect(await pricesSold()).toContainEqual(['hindi-annual', 'hindi-annual-usd-11900-1year', 11_900])
  const [held] = await server.sql`select price_id, amount from subscriptions
    join prices on prices.id = price_id where student_id = ${asha.id}`
  expect(held).toEqual({ price_id: annual, amount: 9900 })
  expect((await subscriptionOf(asha))?.status).toBe('active')

  // The file of plans, read again at the next start, leaves what the studio changed.
  await loadPlans(server.sql)
  expect(await pricesSold()).toContainEqual(['hindi-annual', 'hindi-annual-usd-11900-1year', 11_900])

  // Back to the older amount: the row that was sold before, not a copy of it.
  await admin.post('/admin/plans/hindi-annual/prices', { ...anew, amounts: { INR: 699_900, USD: 9900 } })
  expect((await keptPlan('hindi-annual'))?.prices).toHaveLength(3)
})

test('amounts are whole, never negative, and given in each currency', async () => {
  const anew = (amounts: object) =>
    admin.post('/admin/plans/hindi-annual/prices', { amounts, interval: 'year', intervalCount: 1 })
  expect((await anew({ INR: 1, USD: 99.5 })).body.message).toBe(
    'An amount is a whole number of cents or paise.',
  )
  expect((await anew({ INR: -1, USD: 99 })).body.message).toBe('An amount is never negative.')
  expect((await anew({ USD: 99 })).body.message).toBe('Give the amount in each currency.')
})

test('a plan is made, renamed and withdrawn; the log holds how it was before and after', async () => {
  const made = (
    await admin.post('/admin/plans', {
      name: 'Quarter',
      languageId: 'hindi',
      features: { lessons: 'Every lesson' },
      amounts: { INR: 199_900, USD: 2900 },
      interval: 'month',
      intervalCount: 3,
    })
  ).as(KeptPlan)
  expect(made.features.filter(({ value }) => value !== '')).toEqual([
    { feature: 'lessons', value: 'Every lesson' },
  ])
  expect((await pricesSold()).map(([plan]) => plan)).toContain(made.id)
  const renamed = await admin.patch(`/admin/plans/${made.id}`, {
    name: 'Three months',
    features: { lessons: '' },
  })
  expect(renamed.as(KeptPlan).features.every(({ value }) => value === '')).toBe(true)
  const gone = await admin.delete(`/admin/plans/${made.id}`)
  expect(gone.body.message).toBe('The plan is sold no more. Who has it keeps it.')
  expect((await pricesSold()).map(([plan]) => plan)).not.toContain(made.id)
  const [entry] =
    await server.sql`select before->>'name' as before, after->>'name' as after from audit_entries
    where subject = 'plan' and call = 'PATCH /admin/plans/:id' and subject_id = ${made.id}`
  expect(entry).toEqual({ before: 'Quarter', after: 'Three months' })
  expect((await admin.patch('/admin/plans/nope', { name: 'X' })).status).toBe(404)
})

test('each line of a student’s orders knows its order, which knows its student', async () => {
  const ravi = await person(server)
  await buy(server, ravi)
  await sendInPortal(ravi, { way: 'cancel' })
  await sendInPortal(ravi, { way: 'refund' })
  const [own] = await server.sql`select id from orders where student_id = ${ravi.id}`
  const lines = async () => (await admin.get(`/admin/users/${ravi.id}`)).as(PersonPage).orders
  await expect
    .poll(async () => (await lines()).map(({ kind, orderId }) => [kind, orderId]).toSorted(), {
      timeout: 30_000,
    })
    .toEqual([
      ['purchase', own?.id],
      ['refund', own?.id],
      ['will_end', own?.id],
    ])
  const kept = (await admin.get(`/admin/orders/${own?.id}`)).as(adminOrder.reply)
  expect(kept.student.id).toBe(ravi.id)
})

test('an order is found by its number, its receipt, its payment, and whose it is', async () => {
  const meera = await person(server)
  await server.sql`update students set first_name = 'Meerabai' where id = ${meera.id}`
  await buy(server, meera)
  const [own] = await ordersOf(meera)
  const id = own?.id ?? ''
  const found = async (search: string, more = '') =>
    (await admin.get(`/admin/orders?search=${encodeURIComponent(search)}${more}`)).as(z.array(ListedOrder))
  const [byId] = await found(id)
  expect(byId).toMatchObject({
    id,
    plan: 'Annual',
    status: 'paid',
    amount: 9900,
    currency: 'USD',
    price: 'US$ 99',
    student: { id: meera.id, name: 'Meerabai Rao' },
  })
  const receipt = await fetch(`${server.url}${byId?.receipt}`)
  expect(receipt.headers.get('content-type')).toBe('application/pdf')
  const kept = (await admin.get(`/admin/orders/${id}`)).as(adminOrder.reply)
  expect(kept.payments).toMatchObject([{ state: 'paid', price: 'US$ 99', refunded: '' }])
  for (const words of [
    'meerab',
    `${meera.id}@boli`,
    kept.payments[0]?.reference ?? '',
    String(kept.receiptNumber),
  ])
    expect((await found(words)).map((order) => order.id)).toEqual([id])
  expect(await found('meerab', '&status=refunded')).toEqual([])
  expect(await found("nobody'); drop table orders; --")).toEqual([])
  expect((await meera.get('/admin/orders')).status).toBe(403)
})

test('a free period opens the lessons for its days, is logged with its reason, and can be taken back', async () => {
  const ben = await person(server)
  const grant = {
    email: `${ben.id}@boli.test`.toUpperCase(),
    languageId: 'hindi',
    days: 30,
    reason: 'Won a prize',
  }
  const given = (await admin.post('/admin/subscriptions', grant)).as(ListedSubscription)
  expect(given).toMatchObject({ provider: 'granted', state: 'running', isPaid: true, price: '' })
  expect(Date.parse(given.endsAt) - Date.parse(given.startsAt)).toBe(30 * 86_400_000)
  expect(await subscriptionOf(ben)).toMatchObject({ status: 'active', isOld: true })
  const [listed] = (await admin.get(`/admin/subscriptions?search=${ben.id}&state=running`)).as(
    z.array(ListedSubscription),
  )
  expect(listed?.id).toBe(given.id)

  const ended = await admin.delete(`/admin/subscriptions/${given.id}`, { reason: 'By mistake' })
  expect(ended.status).toBe(200)
  expect(await subscriptionOf(ben)).toBeNull()
  const one = (await admin.get(`/admin/subscriptions/${given.id}`)).as(adminSubscription.reply)
  expect(one.changes.map(({ reason, source }) => [reason, source])).toEqual([
    ['taken_back', 'By mistake'],
    ['granted', 'Won a prize'],
  ])
  const unknown = await admin.post('/admin/subscriptions', { ...grant, email: 'nobody@boli.test' })
  const message = 'Nobody here has this e-mail address.'
  expect([unknown.status, unknown.body.errors]).toEqual([404, [{ field: 'email', message }]])
  expect((await admin.post('/admin/subscriptions', { ...grant, days: 0 })).status).toBe(400)
})

test('what was bought during a free period begins at once when that is taken back', async () => {
  const dev = await person(server)
  const grant = { email: `${dev.id}@boli.test`, languageId: 'hindi', days: 30, reason: 'Won a prize' }
  const given = (await admin.post('/admin/subscriptions', grant)).as(ListedSubscription)
  await buy(server, dev)
  const bought = async () => {
    const [row] = await server.sql<{ runs: boolean; end: Date }[]>`
      select starts_at <= now() as runs, ends_at as end from subscriptions
      where student_id = ${dev.id} and provider = 'sandbox'`
    return row
  }
  const before = await bought()
  expect(before?.runs).toBe(false)
  expect((await admin.delete(`/admin/subscriptions/${given.id}`, { reason: 'By mistake' })).status).toBe(200)
  // The sandbox renews by itself, on the day that it knows.
  expect(await bought()).toEqual({ runs: true, end: before?.end })
  expect(await subscriptionOf(dev)).toMatchObject({ status: 'active' })
})

test('what was paid for is not taken back here', async () => {
  const cleo = await person(server)
  await buy(server, cleo)
  const { id } = (await subscriptionOf(cleo)) ?? { id: '' }
  const refused = await admin.delete(`/admin/subscriptions/${id}`, { reason: 'No reason' })
  expect(refused.status).toBe(409)
  const one = (await admin.get(`/admin/subscriptions/${id}`)).as(adminSubscription.reply)
  expect(one.orders).toHaveLength(1)
})

test('lists of more than a page tell how many there are, once', async () => {
  const many = await person(server)
  await buy(server, many)
  const [own] = await ordersOf(many)
  await server.sql`insert into orders (id, student_id, price_id, origin_id, kind, provider, amount, currency, created_at)
    select 'many-' || n, student_id, price_id, 'many-' || n, kind, provider, amount, currency, created_at
    from orders, generate_series(1, 59) n where id = ${own?.id ?? ''}`
  await server.sql`insert into subscriptions select (jsonb_populate_record(null::subscriptions,
      to_jsonb(kept) || jsonb_build_object('id', 'many-' || n, 'order_id', 'many-' || n,
      'provider_reference', 'many-' || n))).*
    from subscriptions kept, generate_series(1, 59) n where student_id = ${many.id}`
  for (const list of ['orders', 'subscriptions']) {
    const page = `/admin/${list}?search=${encodeURIComponent(`${many.id}@boli`)}`
    const { results } = (await admin.get(page)).body
    expect([list, results.data.length, results.total]).toEqual([list, 50, 60])
    const rest = (await admin.get(`${page}&cursor=${encodeURIComponent(results.next)}`)).body.results
    expect([rest.data.length, rest.total, rest.next]).toEqual([10, undefined, undefined])
  }
})

test('each state lists the very orders that stand in it', async () => {
  const lena = await person(server)
  await buy(server, lena)
  const [own] = await ordersOf(lena)
  const made = ['paid', 'refunded', 'failed', 'cancelled', 'waiting', 'failed then paid']
  await server.sql`insert into orders (id, student_id, price_id, origin_id, kind, provider, amount, currency, created_at,
      cancelled_at)
    select 'is ' || what, student_id, price_id, 'is ' || what, kind, provider, amount, currency, created_at,
      case what when 'cancelled' then created_at end
    from orders, unnest(${made}::text[]) what where id = ${own?.id ?? ''}`
  const states = [
    ['paid', 'paid'],
    ['refunded', 'refunded'],
    ['failed', 'failed'],
    ['failed then paid', 'failed'],
    ['failed then paid', 'paid'],
  ]
  for (const [place, [order, state]] of states.entries())
    await server.sql`insert into payments (provider, reference, order_id, student_id, state, amount, currency, price_id,
        paid_at)
      select provider, ${`state-${place}`}, id, student_id, ${state ?? ''}, amount, currency, price_id, created_at
      from orders where id = ${`is ${order}`}`
  const idsIn = async (status: string) =>
    (await admin.get(`/admin/orders?status=${status}`))
      .as(z.array(ListedOrder))
      .map(({ id }) => id)
      .filter((id) => id.startsWith('is '))
      .sort()
  expect(await idsIn('paid')).toEqual(['is failed then paid', 'is paid'])
  for (const state of ['refunded', 'failed', 'cancelled', 'waiting'])
    expect(await idsIn(state)).toEqual([`is ${state}`])
})

test('a name that more have than are looked up first still finds all their orders', async () => {
  await server.sql`insert into students (id, email, password_hash, first_name, last_name)
    select 'common-' || n, 'common' || n || '@boli.test', '-', 'Kamala', 'Common' from generate_series(1, 5200) n`
  const [own] = await ordersOf(await bought())
  const wanted = ['common-1', 'common-2600', 'common-5200']
  await server.sql`insert into orders (id, student_id, price_id, origin_id, kind, provider, amount, currency, created_at)
    select 'of ' || whose, whose, price_id, 'of ' || whose, kind, provider, amount, currency, created_at
    from orders, unnest(${wanted}::text[]) whose where id = ${own?.id ?? ''}`
  const found = (await admin.get('/admin/orders?search=kamala')).as(z.array(ListedOrder))
  expect(found.map(({ id }) => id).sort()).toEqual(['of common-1', 'of common-2600', 'of common-5200'])
})

async function bought(): Promise<Person> {
  const somebody = await person(server)
  await buy(server, somebody)
  return somebody
}

test('an event that cannot be applied stands with its error, and is tried again by one press', async () => {
  const now = new Date()
  await storeEvent(server.sql, 'paypal', { id: 'WH-1', type: 'PAYMENT', body: '{}', at: now, now })
  const listed = async (state: string) =>
    (await admin.get(`/admin/providerEvents?state=${state}`))
      .as(z.array(ListedEvent))
      .filter(({ id }) => id === 'paypal:WH-1')
  const failed = { state: 'failing', attempts: 1, outcome: 'this provider is not set up' }
  // By the job that looks each second.
  await expect.poll(() => listed('failing'), { timeout: 10_000 }).toMatchObject([failed])
  expect(await listed('waiting')).toEqual([])
  await server.sql`update provider_events set attempts = 9, due_at = now() + interval '1 hour'`
  const again = await admin.post('/admin/providerEvents/paypal:WH-1/retry', {})
  expect(again.body.message).toBe('The event is tried again.')
  // As if for the first time.
  await expect.poll(() => listed('failing'), { timeout: 10_000 }).toMatchObject([failed])
  expect((await admin.post('/admin/providerEvents/paypal:nope/retry', {})).status).toBe(404)
})

test('what was not counted waits today for who deals with it, wherever it stands in a message', async () => {
  const outcomes = {
    'U-1': 'known; refused: paid 900, asked for 1000; the newest is known',
    'U-2': 'purchase paid; paid a second time: to be given back at the provider',
    'U-3': 'purchase paid',
  }
  for (const [id, outcome] of Object.entries(outcomes))
    await server.sql`insert into provider_events (provider, event_id, type, body, occurred_at, received_at, applied_at, outcome)
      values ('stripe', ${id}, 'invoice.paid', '{}', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z', now(), ${outcome})`
  const waiting = async () =>
    (await admin.get('/admin/today')).as(today.reply).find(({ kind }) => kind === 'uncountedEvents')
  const listed = async (state: string) =>
    (await admin.get(`/admin/providerEvents?state=${state}`))
      .as(z.array(ListedEvent))
      .filter(({ id }) => id.startsWith('stripe:U-'))
      .map(({ id, state, isForOwner }) => [id, state, isForOwner])
  const say = async (id: string, what: 'retry' | 'settle') =>
    (await admin.post(`/admin/providerEvents/stripe:${id}/${what}`, {})).status

  expect(await listed('not counted')).toEqual([
    ['stripe:U-2', 'not counted', true],
    ['stripe:U-1', 'not counted', false],
  ])
  expect(await waiting()).toEqual({ kind: 'uncountedEvents', count: 2, since: '2026-01-02T03:04:05.000Z' })
  expect(await say('U-2', 'retry')).toBe(404)
  expect(await say('U-3', 'settle')).toBe(404)
  expect(await say('U-2', 'settle')).toBe(200)
  expect(await say('U-2', 'settle')).toBe(404)
  expect(await say('U-1', 'retry')).toBe(200)
  expect(await listed('not counted')).toEqual([])
  expect(await listed('applied')).toEqual([
    ['stripe:U-3', 'applied', false],
    ['stripe:U-2', 'applied', true],
  ])
  expect(await waiting()).toEqual({ kind: 'uncountedEvents', count: 0, since: null })
})
