import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { changeAnswers, hasCome, holdsStill, problemsOf, signIn } from './student.ts'

const fromIndia = { 'cf-ipcountry': 'IN' }
const server = servedOn(3184, { TRUST_PROXY: '1' })

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

for (const [width, scheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [375, 'light'],
  [320, 'dark'],
] as const) {
  test(`the plan pages are accessible and hold still at ${width} px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems = problemsOf(page)
    const titles = new Set<string>()
    const routes = [
      '/prices',
      '/pricing',
      '/subscription',
      '/subscriptions',
      '/subscription/hindi',
      '/subscription/tamil',
    ]
    for (const route of routes) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(routes.length)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('a visitor reads dollars, one from India rupees, and nothing moves for it', async ({
  page,
  browser,
}) => {
  await page.goto(`${server.url}/pricing`)
  await expect(card(page, 'Annual')).toContainText('US$ 99')
  await expect(card(page, 'Annual').getByText('₹ 6,999')).toBeHidden()
  const context = await browser.newContext({ extraHTTPHeaders: fromIndia })
  const indian = await context.newPage()
  await indian.goto(`${server.url}/pricing`)
  await expect(card(indian, 'Annual').getByText('₹ 6,999')).toBeVisible()
  await expect(card(indian, 'Annual').getByText('US$ 99')).toBeHidden()
  await expect(card(indian, 'Free Plan').getByText('Free', { exact: true }).first()).toBeHidden()
  await hasCome(indian)
  const shift = await indian.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as unknown as { value: number }[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
  expect(shift).toBeLessThan(0.01)
  await context.close()
})

test('without scripts every plan shows both prices, and what it does not hold', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/prices`)
  await expect(card(page, 'Annual').getByText('US$ 99')).toBeVisible()
  await expect(card(page, 'Annual').getByText('₹ 6,999')).toBeVisible()
  await expect(
    card(page, 'Free Plan').getByRole('listitem').filter({ hasText: 'Not included: Lesson downloads' }),
  ).toBeVisible()
  await expect(card(page, 'Annual').getByRole('link', { name: 'Register' })).toBeVisible()
  await context.close()
})

test('?plan_name= picks a plan, and Get Started leads to registering with it remembered', async ({
  page,
}) => {
  await page.goto(`${server.url}/pricing?plan_name=monthly`)
  await expect(card(page, 'Monthly').getByText('Your choice')).toBeVisible()
  await expect(card(page, 'Annual').getByText('Your choice')).toBeHidden()
  await card(page, 'Monthly').getByRole('link', { name: 'Get Started' }).click()
  await page.waitForURL('**/register?plan=hindi-monthly')
  expect(await page.evaluate(() => sessionStorage.getItem('wantedPage'))).toBe('/pricing?plan_name=Monthly')
})

test('when the plans cannot be asked for, the page says so and still shows them', async ({ page }) => {
  await page.route('**/api/plans', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${server.url}/subscriptions`)
  await expect(page.getByRole('alert')).toHaveText('Can not load plans')
  await expect(card(page, 'Annual')).toContainText('US$ 99')
})

test('a plan that is no longer sold goes, a new price comes', async ({ page }) => {
  const sold = [{ plan: 'hindi-annual', id: 'new-price', currency: 'USD', price: 'US$ 120' }]
  await page.route('**/api/plans', (route) =>
    route.fulfill({ json: { error: false, results: { data: sold } } }),
  )
  await page.goto(`${server.url}/pricing`)
  await expect(card(page, 'Annual')).toContainText('US$ 120')
  await expect(card(page, 'Monthly')).toBeHidden()
})

test('a subscriber is told so and can manage it; the checkout is not offered', async ({ page }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  const problems = problemsOf(page)
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByText('You have active subscription')).toBeVisible()
  await expect(page.getByText('Your plan', { exact: true })).toHaveCount(3)
  await expect(page.getByText('Your plan', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(card(page, 'Annual').getByText('Your plan', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0)
  expect(problems).toEqual([])
  await isAccessible(page, '/pricing')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.waitForURL('**/sandbox/portal/**')
})

test('an old subscription is not managed here', async ({ page }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await changeAnswers(page, '/get-subscription', (subscription) => {
    subscription.isOld = true
  })
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByText('You have active subscription')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeHidden()
  await page.goto(`${server.url}/dashboard`)
  const asked = page.waitForResponse((response) => response.url().includes('subscription'))
  await page.getByRole('button', { name: /profile menu/ }).click()
  await asked
  await expect(page.getByRole('link', { name: 'Analytics' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeHidden()
})

test('the profile menu leads to the billing portal of whoever subscribes', async ({ page }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.getByRole('button', { name: /profile menu/ }).click()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.waitForURL('**/sandbox/portal/**')
})

test('a student on the free plan asks for the price that is shown', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: fromIndia, timezoneId: 'Pacific/Honolulu' })
  const page = await context.newPage()
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/subscriptions`)
  await expect(page.getByText('You are on the Free Plan.')).toBeVisible()
  await expect(card(page, 'Free Plan').getByText('Your plan', { exact: true })).toBeVisible()
  await expect(card(page, 'Annual').getByText('₹ 6,999')).toBeVisible()
  const asked = page.waitForRequest('**/api/create-checkout-session')
  await card(page, 'Annual').getByRole('button', { name: 'Get Started' }).click()
  expect((await asked).postDataJSON()).toEqual({
    priceId: 'hindi-annual-inr-699900-1year',
    origin: server.url,
    timeZone: 'Pacific/Honolulu',
  })
  await page.waitForURL('**/sandbox/checkout/**')
  await expect(page.getByRole('button', { name: 'Pay ₹ 6,999' })).toBeVisible()
  await context.close()
})

test('a move within the app brings the same page to life', async ({ page }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.evaluate(() => history.pushState(null, '', '/pricing'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByText('You have active subscription')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.waitForURL('**/sandbox/portal/**')
})

test('somebody signed in goes on to the dashboard from the pages that are for visitors', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  for (const route of ['/prices', '/subscription', '/subscription/hindi']) {
    await page.goto(server.url + route)
    await page.waitForURL('**/dashboard')
  }
})
