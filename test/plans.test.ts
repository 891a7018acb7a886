import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { academyNumbers } from '#calls/academy-numbers.ts'
import { Plan, Product, Subscription, UserSubscription } from '#calls/plans.ts'
import { academy } from '#rules/academy.ts'
import { printedNumbers } from '#rules/academy-numbers.ts'
import { type AcademyPlan, academyPlans } from '#rules/academy-plans.ts'
import { priceText } from '#rules/prices.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { readConfig } from '#server/config.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { openDesk, providerFor } from '#server/payments/desk.ts'
import { subscribeToFreePlan } from '#server/plans/free-plan.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { countryOfAddress } from '#server/site/visitor-country.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let now = new Date()
const year = 366 * 24 * 60 * 60_000

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' }, now: () => now })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  await loadPlans(server.sql)
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  answered(fetch(`${server.url}/api${path}`, { headers }))
const plansOf = async (path = '/plans', headers = {}) => (await ask(path, headers)).as(z.array(Plan))
const productsOf = z.object({ status: z.literal(200), product: z.array(Product) })
const ownPlans = z.object({ status: z.literal(200), usersubscribtion: z.array(UserSubscription) })
const free = { product_id: 'hindi', premiumprice_id: 'hindi-free', expirytime_id: '1-year', type: '' }
const changed = (id: string, change: Partial<AcademyPlan>) =>
  academyPlans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan))
const subscribe = (who: Person, columns: Record<string, unknown> = {}) => {
  const row = {
    id: `s-${who.id}`,
    student_id: who.id,
    language_id: 'hindi',
    plan_id: 'hindi-annual',
    plan_nickname: 'Annual',
    provider: 'stripe',
    is_paid: true,
    starts_at: new Date(now.getTime() - 1000),
    ends_at: new Date(now.getTime() + year),
    ...columns,
  }
  return server.sql`insert into subscriptions ${server.sql(row)}`
}

test('what is sold comes with its price in the smallest unit, the paid plans first', async () => {
  const sold = await plansOf()
  expect(
    sold.map(({ id, plan, product, nickname, unit_amount, currency, price, recurring }) => [
      id,
      plan,
      product,
      nickname,
      unit_amount,
      currency,
      price,
      recurring.interval,
      recurring.interval_count,
    ]),
  ).toEqual([
    ['hindi-annual-usd-9900-1year', 'hindi-annual', 'hindi', 'Annual', 9900, 'USD', 'US$ 99', 'year', 1],
    ['hindi-monthly-usd-1200-1month', 'hindi-monthly', 'hindi', 'Monthly', 1200, 'USD', 'US$ 12', 'month', 1],
    ['hindi-free-usd-0-1year', 'hindi-free', 'hindi', 'Free Plan', 0, 'USD', 'Free', 'year', 1],
    ['marathi-free-usd-0-1year', 'marathi-free', 'marathi', 'Free Plan', 0, 'USD', 'Free', 'year', 1],
  ])
  expect(sold[2]?.features.find(({ feature }) => feature === 'downloads')).toEqual({
    feature: 'downloads',
    text: 'Lesson downloads',
    isIncluded: false,
  })
})

test('a visitor from India sees rupees, and anybody may ask for the other currency', async () => {
  const amounts = (plans: Plan[]) => plans.map(({ currency, unit_amount }) => [currency, unit_amount])
  const rupees = [
    ['INR', 699_900],
    ['INR', 79_900],
    ['INR', 0],
    ['INR', 0],
  ]
  expect(amounts(await plansOf('/plans', { 'cf-ipcountry': 'IN' }))).toEqual(rupees)
  expect(amounts(await plansOf('/plans?currency=inr'))).toEqual(rupees)
  expect((await plansOf('/plans?currency=USD', { 'cf-ipcountry': 'IN' }))[0]?.unit_amount).toBe(9900)
  expect(await ask('/plans?currency=EUR')).toMatchObject({
    status: 400,
    body: { error: true, message: 'We have prices in INR and USD.' },
  })
})

test('a plan without a rupee price shows its dollars in India too', async () => {
  await server.sql`update prices set is_active = false where plan_id = 'hindi-monthly' and currency = 'INR'`
  const monthly = (await plansOf('/plans?currency=INR')).find(({ plan }) => plan === 'hindi-monthly')
  expect([monthly?.currency, monthly?.unit_amount]).toEqual(['USD', 1200])
})

test('the older list has the languages, their plans in whole rupees and dollars, and "false" for what is not held', async () => {
  const { product } = productsOf.parse((await ask('/product/getproductlist')).body)
  expect(
    product.map(({ _id, product, result }) => [
      _id,
      product,
      result.map(({ premiumprice_id }) => premiumprice_id),
    ]),
  ).toEqual([
    ['hindi', 'Hindi', ['hindi-free', 'hindi-annual', 'hindi-monthly']],
    ['marathi', 'Marathi', ['marathi-free']],
  ])
  expect(product[0]?.result[0]).toEqual({
    premiumprice_id: 'hindi-free',
    product_id: 'hindi',
    premiumname: 'Free Plan',
    isfree: true,
    is_active: true,
    inrprice: 0,
    fprice: 0,
    expirytime_id: '1-year',
    expired_timename: '1 year',
    entertainmentvideo: 'The films of open lessons',
    accesslesson: 'First chapter of each course',
    exerciselesson: 'Exercises of open lessons',
    lsystem: 'Progress and review',
    vocabulary: 'Words of open lessons',
    materialdownload: 'false',
    exclusivewebinars: 'false',
    tutoring: 'false',
    conversation: 'false',
    subscribtion: 'Weekly updates',
  })
  expect(product[0]?.result[1]).toMatchObject({ isfree: false, inrprice: 6999, fprice: 99 })
})

test.each([
  ['hin', ['hindi']],
  ['HINDI', ['hindi']],
  ['%', []],
  ['nothing like it', []],
  ['', ['hindi', 'marathi']],
])('a search for "%s" finds %j', async (search, found) => {
  const { product } = productsOf.parse(
    (await ask(`/product/getproductlist?search=${encodeURIComponent(search)}`)).body,
  )
  expect(product.map(({ _id }) => _id)).toEqual(found)
})

test('a free plan is granted once, however often and from however many tabs it is asked for', async () => {
  const asha = await person(server, { enrol: false })
  const replies = await Promise.all([1, 2, 3, 4].map(() => asha.post('/usersubscribeonproduct', free)))
  expect(replies.map(({ status, body }) => [status, body.status])).toEqual(Array(4).fill([200, 200]))
  const { usersubscribtion } = ownPlans.parse((await asha.get('/getusersubscripedlist')).body)
  expect(usersubscribtion).toMatchObject([
    {
      product_id: 'hindi',
      premiumprice_id: 'hindi-free',
      premiumname: 'Free Plan',
      expirytime_id: '1-year',
      expirytime: '1 year',
      sourcetype: 'free',
      status: 'active',
    },
  ])
  const { product } = productsOf.parse((await asha.get('/product/getproductwithpremiumofuser')).body)
  expect(product[0]?.result.map(({ user_id }) => user_id)).toEqual([asha.id, undefined, undefined])
  const [enrolled] = await server.sql<
    { n: number }[]
  >`select count(*)::int as n from enrolments where student_id = ${asha.id}`
  expect(enrolled?.n).toBeGreaterThan(0)
})

test('a free plan is not over when its year is: it runs on, and the prices say whose it is', async () => {
  const asha = await person(server)
  await asha.post('/usersubscribeonproduct', free)
  await server.sql`update subscriptions set starts_at = '2020-02-29T10:00:00Z', ends_at = '2021-02-28T10:00:00Z'
    where student_id = ${asha.id}`
  now = new Date('2026-11-23T10:00:00Z')
  const own = async () => {
    const { usersubscribtion } = ownPlans.parse((await asha.get('/getusersubscripedlist')).body)
    return usersubscribtion.map(({ status, created_at, ends_at }) => [status, created_at, ends_at])
  }
  const since = '2020-02-29T10:00:00Z'
  expect(await own()).toEqual([['active', since, '2027-02-28T10:00:00Z']])
  const { product } = productsOf.parse((await asha.get('/product/getproductwithpremiumofuser')).body)
  expect(product[0]?.result.map(({ user_id }) => user_id)).toEqual([asha.id, undefined, undefined])
})

test.each([
  [
    'a paid plan',
    { premiumprice_id: 'hindi-annual' },
    'This plan is paid. Please choose it on the pricing page and pay there.',
  ],
  ['a plan that is not sold', { premiumprice_id: 'nothing' }, 'This plan is not sold.'],
  ['the plan of another language', { product_id: 'marathi' }, 'This plan is not sold.'],
  ['another time than it is sold for', { expirytime_id: '9-year' }, 'This plan is not sold for that time.'],
])('%s is not granted', async (_what, change, error) => {
  const asha = await person(server)
  const reply = await asha.post('/usersubscribeonproduct', { ...free, ...change })
  expect(reply.body).toEqual({ status: 422, error })
  expect((await asha.get('/getusersubscripedlist')).body.usersubscribtion).toEqual([])
})

test("an admin looking through a student's eyes subscribes to nothing", async () => {
  const admin = await person(server, { role: 'ADMIN' })
  const asha = await person(server, { impersonator_id: admin.id })
  expect((await asha.post('/usersubscribeonproduct', free)).status).toBe(403)
})

test('a language without a free plan enrols all the same', async () => {
  const asha = await person(server, { enrol: false })
  expect(await subscribeToFreePlan(server.sql, { studentId: asha.id, languageId: 'tamil', now })).toBeNull()
})

test('get-subscription tells of the paid subscription that runs now, and of no other', async () => {
  const asha = await person(server)
  await asha.post('/usersubscribeonproduct', free)
  expect((await asha.get('/get-subscription')).body).toEqual({ error: false, results: { data: null } })
  await subscribe(asha)
  const subscription = (await asha.get('/get-subscription')).as(Subscription)
  expect(subscription).toMatchObject({
    status: 'active',
    plan: { id: 'hindi-annual', nickname: 'Annual' },
    isOld: false,
  })
  expect(subscription.current_period_end - subscription.current_period_start).toBe(year / 1000 + 1)
  now = new Date(now.getTime() + year + 1)
  await server.sql`update session_bearers set expires_at = ${new Date(now.getTime() + year)}`
  await server.sql`update auth_sessions set expires_at = ${new Date(now.getTime() + year)}`
  expect((await asha.get('/get-subscription')).body.results.data).toBeNull()
})

test.each([
  ['stripe', false],
  ['sandbox', false],
  ['paypal', true],
  ['ccavenue', true],
  ['imported', true],
])('a subscription from %s is old: %s', async (provider, isOld) => {
  const asha = await person(server)
  await subscribe(asha, { provider, plan_id: null })
  expect((await asha.get('/get-subscription')).as(Subscription).isOld).toBe(isOld)
})

test("somebody else's customer id is refused, one's own and none are not", async () => {
  const asha = await person(server)
  await server.sql`update students set stripe_customer_id = ${`cus_${asha.id}`} where id = ${asha.id}`
  expect((await asha.get('/get-subscription?customerId=cus_other')).status).toBe(403)
  expect((await asha.post('/create-billing-session', { customerId: 'cus_other' })).status).toBe(403)
  for (const customerId of [`cus_${asha.id}`, '', 'null'])
    expect((await asha.get(`/get-subscription?customerId=${customerId}`)).status).toBe(200)
})

test('in production on a server nobody pays with play money: without a provider there is no checkout', async () => {
  const { config } = server
  const env = { NODE_ENV: 'production', SECRET_KEY: config.secretKey, DATABASE_URL: 'postgres://x/y' }
  const providersOf = (more: Record<string, string>) => [
    ...openDesk({
      ...server.app.deps,
      config: readConfig({ DATA_DIR: config.dataDir, ...env, ...more }),
    }).providers.keys(),
  ]
  expect(providersOf({})).toEqual([])
  expect(providersOf({ PAYMENTS: 'sandbox' })).toEqual(['sandbox'])
  expect(() => providerFor({ ...openDesk(server.app.deps), providers: new Map() }, 'USD')).toThrow(
    'No payment provider is set up yet.',
  )
})

test.each(['/get-subscription', '/getusersubscripedlist', '/product/getproductwithpremiumofuser'])(
  'a visitor is asked to sign in for %s',
  async (path) => {
    expect((await ask(path)).status).toBe(401)
  },
)

test('loading twice changes nothing; another amount is another price, and the sold one stays', async () => {
  const rows = () => server.sql<{ id: string; amount: number; is_active: boolean }[]>`
    select id, amount, is_active from prices where plan_id = 'hindi-annual' and currency = 'USD' order by amount`
  const before = await server.sql`select * from prices order by id`
  await loadPlans(server.sql)
  expect(await server.sql`select * from prices order by id`).toEqual(before)
  await loadPlans(server.sql, changed('hindi-annual', { amounts: { INR: 699_900, USD: 11_900 } }))
  expect((await rows()).map((row) => ({ ...row }))).toEqual([
    { id: 'hindi-annual-usd-9900-1year', amount: 9900, is_active: false },
    { id: 'hindi-annual-usd-11900-1year', amount: 11_900, is_active: true },
  ])
  await loadPlans(server.sql)
  expect((await rows()).map(({ amount, is_active }) => [amount, is_active])).toEqual([
    [9900, true],
    [11_900, false],
  ])
})

test('a price cannot be edited, by nobody', async () => {
  const edit = server.sql`update prices set amount = 1 where id = 'hindi-annual-usd-9900-1year'`
  await expect(edit).rejects.toThrow('a price is never edited: a change is a new price')
})

test('a plan that left the file is no longer sold; one that an admin made their own stays', async () => {
  await server.sql`update plans set is_authored = false, name = 'Every month' where id = 'hindi-monthly'`
  await loadPlans(
    server.sql,
    academyPlans.filter(({ id }) => id === 'hindi-free'),
  )
  expect((await plansOf()).map(({ nickname }) => nickname)).toEqual(['Every month', 'Free Plan'])
  await loadPlans(server.sql)
  expect((await plansOf()).map(({ nickname }) => nickname)).toEqual([
    'Annual',
    'Every month',
    'Free Plan',
    'Free Plan',
  ])
})

test.each([
  [{ 'cf-ipcountry': 'IN' }, 'IN', 'INR'],
  [{ 'x-vercel-ip-country': 'in' }, 'IN', 'INR'],
  [{ 'x-country-code': 'DE' }, 'DE', 'USD'],
  [{ 'cf-ipcountry': 'DE', 'x-country-code': 'IN' }, 'DE', 'USD'],
  [{ 'cf-ipcountry': 'XX' }, null, 'USD'],
  [{ 'cf-ipcountry': 'India' }, null, 'USD'],
  [{ 'x-forwarded-for': '49.36.0.1' }, 'IN', 'INR'],
  [{ 'x-forwarded-for': '8.8.8.8' }, 'US', 'USD'],
  [{}, null, 'USD'],
])('behind a trusted proxy that sends %j a visitor is from %s', async (headers, country, currency) => {
  const reply = await ask('/visitorCountry', headers as Record<string, string>)
  expect(reply.body).toEqual({ error: false, results: { data: { country, currency } } })
})

test.each([
  ['49.36.0.1', 'IN'],
  ['::ffff:49.36.0.1', 'IN'],
  ['127.0.0.1', null],
  ['::1', null],
  ['192.168.1.7', null],
  ['2405:201::1', null],
  ['nonsense', null],
])('the address %s is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country)
})

test('without a trusted proxy its headers are a claim of the visitor, and not read', async () => {
  const trusted = server.config.TRUST_PROXY
  server.config.TRUST_PROXY = 0
  const reply = await ask('/visitorCountry', { 'cf-ipcountry': 'IN', 'x-forwarded-for': '49.36.0.1' })
  server.config.TRUST_PROXY = trusted
  expect(reply.body.results.data).toEqual({ country: null, currency: 'USD' })
})

test('the numbers of the academy are counted from what is taught, and said rounded down', async () => {
  const numbers = (await ask('/academyNumbers')).as(academyNumbers.reply)
  expect(numbers).toMatchObject({ members: 14_000, articles: 200, courses: 2 })
  const [row] = await server.sql<{ n: number }[]>`select count(*)::int as n from lessons where is_active`
  expect(numbers.lessons).toBe(row?.n)
})

test('what the built pages print is never more than what is taught', { timeout: 60_000 }, () => {
  const { courses } = readCurriculum(server.config.curriculumDir, { check: false }).curriculum
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
  const exercises = lessons.flatMap((lesson) => lesson.exercises).filter(({ isActive }) => isActive)
  expect(courses.length).toBeGreaterThanOrEqual(printedNumbers.courses)
  expect(lessons.length).toBeGreaterThanOrEqual(printedNumbers.lessons)
  expect(exercises.length).toBeGreaterThanOrEqual(printedNumbers.exercises)
})

test('the annual membership of the terms is the annual plan', () => {
  const annual = academyPlans.find(({ id }) => id === 'hindi-annual')
  expect(priceText(annual?.amounts.USD ?? 0, 'USD')).toBe(academy.annualMembership)
})
