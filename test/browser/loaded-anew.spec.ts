import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { signIn } from './student.ts'

const server = servedOn(3211)

// It keeps files of the student's pages; here the server alone is asked.
test.use({ serviceWorkers: 'block' })

/** How often a document is asked for from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  return loads
}

test('a screen whose file is gone loads the page anew once, then says what happened', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  // As a server has it that was renewed, or built again, under an open page.
  await page.route('**/assets/ProfileScreen*', (route) => route.fulfill({ status: 404, body: '' }))
  const loads = loadsOf(page)
  await page.goto(`${server.url}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible()
  expect(loads.count).toBe(2)
  await isAccessible(page, 'a page whose file is gone')
  await page.unroute('**/assets/ProfileScreen*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('a part that cannot come without a connection says so, and comes with it', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/profile`)
  await expect(page.getByRole('tab', { name: 'Order History' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Order History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page.getByText('The academy cannot be reached just now. Your work is kept')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('tab', { name: 'Order History', selected: true })).toBeVisible()
})

test('a screen whose script does not come on a dead line tells of the line', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**', () => {})
  await page.getByRole('link', { name: /credits$/ }).click()
  await page.route('**/api/health', (route) => route.abort())
  await expect(page.getByText('No connection. Downloaded lessons work')).toBeVisible()
})

/** Of the files that the page has not by now, those of other names than this do not come; until what is given is called. */
async function breakLine(page: Page, name = 'none'): Promise<() => void> {
  await page.waitForLoadState('networkidle')
  let isBroken = true
  await page.route('**/assets/**', (route) => {
    const comes = !isBroken || route.request().url().includes(`/${name}-`)
    return comes ? route.continue() : route.abort()
  })
  return () => {
    isBroken = false
  }
}

/** The line breaks under a press, which says so, and holds under the next one. */
async function pressOnBrokenLine(page: Page, name: string, mend: () => void): Promise<void> {
  await press(page, name)
  await expect(page.getByText('Something went wrong, please try again')).toBeVisible()
  mend()
  await press(page, name)
}

for (const [lost, comes] of [
  ['all that Sign In needs', 'none'],
  ['what a file of it asks for itself', 'signing-in'],
])
  test(`${lost} is asked for again by the next press, where the line broke`, async ({ page }) => {
    await page.goto(`${server.url}/login`)
    const mend = await breakLine(page, comes)
    await page.getByLabel(/^e-?mail/i).fill('student@boli.test')
    await page.getByLabel('Password', { exact: true }).fill('namaste-boli')
    await pressOnBrokenLine(page, 'Sign In', mend)
    await page.waitForURL('**/dashboard')
  })

test('a device that is remembered still is after a try on a broken line', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  await page.getByLabel(/^e-?mail/i).fill('student@boli.test')
  await page.getByLabel('Password', { exact: true }).fill('namaste-boli')
  await page.getByLabel('Remember me').check()
  await press(page, 'Sign In')
  await page.waitForURL('**/dashboard')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${server.url}/login`)
  await expect(page.getByLabel('Remember me')).toBeChecked()
  await pressOnBrokenLine(page, 'Sign In', await breakLine(page))
  await page.waitForURL('**/dashboard')
})

test('what registering needs is asked for again, where the line broke', async ({ page }) => {
  await page.goto(`${server.url}/register`)
  await pressOnBrokenLine(page, 'Sign Up', await breakLine(page))
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

for (const path of ['/Pricing', '/pricing//', '/%70ricing'])
  test(`${path} is asked for once`, async ({ page }) => {
    const loads = loadsOf(page)
    const settled = page.waitForEvent('load').then(() => page.waitForLoadState('networkidle'))
    await page.goto(server.url + path)
    await settled
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads.count).toBe(1)
  })

test('a page on its way has its head before the first script; practice only the room of one', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const head = page.getByRole('link', { name: 'Boli' })
  await page.goto(`${server.url}/dashboard`)
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(head).toBeVisible()
  await page.goto(`${server.url}/review`)
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(head).toBeHidden()
})

test('a page without a head that failed has the way home', async ({ page }) => {
  await signIn(page, server.url, 'star@boli.test')
  await page.route('**/assets/ReviewScreen*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${server.url}/review`)
  await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Boli' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
})
