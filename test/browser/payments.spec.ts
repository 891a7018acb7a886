import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { atLeast } from '#rules/academy-numbers.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { fetched, holdsStill, leave, problemsOf, signIn } from './student.ts'

const password = 'seven ripe mangoes'
const fromIndia = { 'cf-ipcountry': 'IN' }
/** A server whose clock runs some days ahead. */
const clockAhead = (days: number) => ({
  TRUST_PROXY: '1',
  BOLI_TEST_DAYS: String(days),
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../moved-clock.mjs')}`,
})
const server = servedOn(3124, clockAhead(0))

test.slow()

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** A student of one's own, signed in, on the page that follows. */
async function register(page: Page, email: string): Promise<void> {
  const typed = { Name: 'Asha Rao', 'E-mail': email, Password: password, 'Confirm Password': password }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('I am 18 or older and accept the Terms & Conditions').check()
  await press(page, 'Sign Up')
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign In')
  await page.waitForURL('**/dashboard')
}

async function chooseAndPay(page: Page, plan: string, price: string): Promise<void> {
  await card(page, plan).getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await press(page, `Pay ${price}`)
  await page.waitForURL('**/payment-success?order=*')
}

interface Menu {
  chapterId: string
  lessons: { id: string; isUnLock: boolean }[]
}

/** A lesson that only a plan opens. */
async function lockedLesson(page: Page): Promise<string> {
  const courses = await fetched<{ id: string; languageId?: string }[]>(page, '/api/userCourses')
  for (const { id } of courses) {
    for (const { chapterId, lessons } of await fetched<Menu[]>(page, `/api/courseLeftMenu/${id}`)) {
      const locked = lessons.find(({ isUnLock }) => !isUnLock)
      if (locked) return `/introduction/course/hindi/chapter/${chapterId}/unit/${id}/lesson/${locked.id}`
    }
  }
  throw new Error('every lesson is open')
}

test('from the plans to an open lesson, to the end of what was paid', async ({ page }) => {
  const email = 'asha+pays@boli.test'
  const problems = problemsOf(page)
  await page.goto(`${server.url}/pricing`)
  await card(page, 'Monthly').getByRole('link', { name: 'Get Started' }).click()
  await page.waitForURL('**/register?plan=hindi-monthly')
  await register(page, email)
  await page.waitForURL('**/pricing?plan_name=Monthly')
  await expect(card(page, 'Monthly').getByText('Your choice')).toBeVisible()
  const courses = await fetched<unknown[]>(page, '/api/userCourses?languageId=hindi')
  await expect(card(page, 'Monthly').getByText(`${atLeast(courses.length)} courses`)).toBeVisible()
  const lesson = await lockedLesson(page)

  await card(page, 'Monthly').getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await expect(page.getByText('TEST MODE')).toBeVisible()
  await isAccessible(page, '/sandbox/checkout')
  await press(page, 'Pay US$ 12')
  await page.waitForURL('**/payment-success?order=*')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText('US$ 12 for the Monthly plan has arrived')).toBeVisible()
  await isAccessible(page, '/payment-success')
  await holdsStill(page, '/payment-success')

  await page.goto(server.url + lesson)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0)

  await page.goto(`${server.url}/profile?tab=subscription`)
  await press(page, 'Manage Subscription')
  await page.waitForURL('**/sandbox/portal/**')
  await isAccessible(page, '/sandbox/portal')
  await press(page, 'Cancel subscription')
  await expect(page.getByText('Nothing more is charged.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Boli' }).click()
  await page.waitForURL('**/user-subscription-details')
  await expect(page.getByText('Active')).toHaveCount(2)
  await expect(page.getByText(/Ends on \d\d-[A-Z][a-z]{2}-\d{4}/)).toBeVisible()

  await page.goto(`${server.url}/profile?tab=orders`)
  await expect(page.getByText('Will not be renewed')).toBeVisible()
  const receipt = page.getByRole('link', { name: /Receipt/ })
  const pdf = await page.request.get(server.url + (await receipt.getAttribute('href')))
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await isAccessible(page, '/profile?tab=orders')

  await page.goto(server.url + lesson)
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0)
  expect(problems).toEqual([])

  // A month later the session has ended too.
  await leave(page)
  await page.goto('about:blank')
  await server.stop()
  await server.start(clockAhead(33))
  await signInAs(page, email)
  await page.goto(server.url + lesson)
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible()
  await page.goto(`${server.url}/profile?tab=orders`)
  await expect(page.getByText('Plan ended')).toBeVisible()
  await server.stop()
  await server.start()
})

test('whoever looks again at what was paid and given back is not told that nothing was charged', async ({
  page,
}) => {
  await page.goto(`${server.url}/register?plan=hindi-monthly`)
  await register(page, 'ravi+refund@boli.test')
  await page.waitForURL('**/pricing?plan=hindi-monthly')
  await chooseAndPay(page, 'Monthly', 'US$ 12')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
  const address = page.url()
  await page.goto(`${server.url}/profile?tab=subscription`)
  await press(page, 'Manage Subscription')
  await page.waitForURL('**/sandbox/portal/**')
  await press(page, 'Refund the last payment (US$ 12)')
  await expect(page.getByRole('button', { name: /Refund/ })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Refunded' })).toBeVisible()
  await expect(page.getByText('US$ 12 for the Monthly plan was paid, and given back.')).toBeVisible()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
})

test('a declined card, and a student who turns back', async ({ page }) => {
  await page.goto(`${server.url}/register`)
  await register(page, 'tom+tries@boli.test')
  await page.waitForURL('**/register_success')
  for (const [way, words] of [
    ['Let the card be declined', 'Your card was declined.'],
    ['Cancel', 'You turned back before paying.'],
  ] as const) {
    await page.goto(`${server.url}/pricing`)
    await card(page, 'Annual').getByRole('button', { name: 'Get Started' }).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await page.getByRole(way === 'Cancel' ? 'link' : 'button', { name: way, exact: true }).click()
    await page.waitForURL('**/payment-failed?order=*')
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
  await isAccessible(page, '/payment-failed')
  await page.goto(`${server.url}/profile?tab=orders`)
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()
})

test('whoever comes from another page sees what is sold now', async ({ browser }) => {
  // What a service worker asks for is not seen by a route.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/pricing', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('Annual', 'Yearly') })
  })
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/profile?tab=subscription`)
  const loads: string[] = []
  page.on('domcontentloaded', (loaded) => loads.push(new URL(loaded.url()).pathname))
  await page.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Yearly' })).toBeVisible()
  await expect(page.getByText('You are on the Free Plan.')).toBeVisible()
  // A page that still comes in shows its heading before its document is whole.
  await expect.poll(() => loads).toEqual(['/pricing'])
  await context.close()
})

test('in India one pays in rupees', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: fromIndia })
  const page = await context.newPage()
  await page.goto(`${server.url}/register?plan=hindi-annual`)
  await register(page, 'meera+india@boli.test')
  await page.waitForURL('**/pricing?plan=hindi-annual')
  await chooseAndPay(page, 'Annual', '₹ 6,999')
  await expect(page.getByText('₹ 6,999 for the Annual plan has arrived')).toBeVisible()
  await context.close()
})

test('the older payment pages work for the session that is here, and for no other', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${server.url}/register`)
  await register(page, 'ravi+older@boli.test')
  await page.waitForURL('**/register_success')
  const [token, id] = await page.evaluate(() => [
    sessionStorage.getItem('token'),
    sessionStorage.getItem('id'),
  ])
  const rest = `${token}/${id}/hindi/hindi-annual/1-year`

  await page.goto(`${server.url}/paypalmobile/t1/${rest}`)
  await expect(page.getByRole('button', { name: 'Pay US$ 99 with PayPal' })).toBeVisible()
  await isAccessible(page, '/paypalmobile')
  await press(page, 'Pay US$ 99 with PayPal')
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/cancel_payment?order=*')
  await expect(page.getByText('Your transaction has been cancelled !')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to my subscription' })).toBeVisible()
  await isAccessible(page, '/cancel_payment')

  await page.goto(`${server.url}/ccavenuemobile/t2/${rest}`)
  const frame = page.frameLocator('iframe[title="Payment"]')
  await expect(frame.getByRole('button', { name: 'Pay ₹ 6,999' })).toBeVisible()
  const box = await page.locator('iframe[title="Payment"]').boundingBox()
  expect([box?.width, box?.height]).toEqual([482, 800])
  await isAccessible(page, '/ccavenuemobile')
  await frame.getByRole('button', { name: 'Pay ₹ 6,999' }).click()
  await page.waitForURL('**/success_payment?transactionId=*')
  await expect(page.getByText('Your transaction has been successfully!')).toBeVisible()

  await page.goto(`${server.url}/redirecturl/Failure/t3/${token}`)
  await expect(page.getByText('Your transaction has been cancelled !')).toBeVisible()
  await isAccessible(page, '/redirecturl of a failure')
  await page.goto(`${server.url}/redirecturl/Success/t3/${token}`)
  await expect(page.getByRole('link', { name: 'Go to my courses' })).toBeVisible()
  await isAccessible(page, '/redirecturl')
  for (const route of [
    'redirecturl/Success/t3/foreign',
    'ccavenuemobile/t/foreign/u/hindi/hindi-annual/1-year',
  ]) {
    await page.goto(`${server.url}/${route}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeVisible()
  }
  await isAccessible(page, 'a payment of somebody else')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(token)
  expect(problems).toEqual([])
})

test('a result that an address only claims is not believed', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/payment-success?order=made-up`)
  await expect(page.getByRole('heading', { level: 1, name: 'We do not know this payment' })).toBeVisible()
  await page.goto(`${server.url}/user-subscription-details/tamil`)
  await expect(page.getByText('You have not subscribed to anything here yet.')).toBeVisible()
  await isAccessible(page, '/user-subscription-details')
})

test('the free plan is told without a span of time', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/user-subscription-details/hindi`)
  await expect(page.getByRole('article')).toHaveText(/^Free PlanhindiActivesince \d\d-[A-Z][a-z]{2}-\d{4}$/)
})

for (const width of [320, 768, 1440]) {
  test(`the pages about payments are accessible and hold still at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page, server.url, 'subscriber@boli.test')
    const routes = ['/payment-success', '/payment-failed', '/success_payment?transactionId=t1&status=Success']
    const own = [
      '/cancel_payment',
      '/user-subscription-details',
      '/profile?tab=orders',
      '/profile?tab=subscription',
    ]
    for (const route of [...routes, ...own]) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    await context.close()
  })
}
