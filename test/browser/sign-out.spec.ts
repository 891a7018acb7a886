import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { hasCome, isDrawn, signIn } from './student.ts'

const server = servedOn(3206)

/** Whatever has to be asked for with the cookie waits in all tabs from now on. */
async function holdCookie(context: BrowserContext): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${server.url}/aboutus`)
  await tab.evaluate(() => {
    void navigator.locks.request('boli-refresh', () => new Promise(() => {}))
  })
}

const leavesNothing = (page: Page) =>
  page.evaluate(() => ['token', 'id', 'studentAuthInfo'].filter((key) => key in sessionStorage))

test('whoever signs out is gone, also where nobody answers', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.route('**/api/logout', () => {})
  await press(page, 'Sign Out')
  await page.waitForURL('**/login')
  expect(await leavesNothing(page)).toEqual([])
})

test('whoever signs out is gone, also where another tab waits for an answer', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  await holdCookie(context)
  await press(page, 'Sign Out')
  await page.waitForURL('**/login')
  expect(await leavesNothing(page)).toEqual([])
})

test('whoever signs out is gone from every tab', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  const beside = await context.newPage()
  // Else it would hear of it by itself, some seconds later.
  await beside.route('**/api/notificationStream', () => {})
  await beside.goto(`${server.url}/profile`)
  await expect(beside.getByLabel('Name', { exact: true })).toHaveValue('Asha')
  await isDrawn(beside)
  await press(page, 'Sign Out')
  await beside.waitForURL('**/login')
  expect(await leavesNothing(beside)).toEqual([])
})

test('a page of one student sends nothing as another who signed in beside it', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  // Else it would hear of it by itself, some seconds later.
  await page.route('**/api/notificationStream', () => {})
  await page.goto(`${server.url}/profile`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha')
  await isDrawn(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/update')) sent.push(request.headers().authorization ?? '')
  })

  const beside = await context.newPage()
  await signIn(beside, server.url, 'subscriber@boli.test')
  await page.getByLabel('Name', { exact: true }).fill('Ashwini')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Daniel')
  // The form asks first how the profile stands now, and hears there that its session has ended.
  expect(sent).toEqual([])
})

test('who is signed out is led away from a page before it asks for anything, and back to it later', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  const pages = { '/dashboard': '/', '/analytics': '/', '/admin/words': '/', '/profile?tab=orders': '/login' }
  for (const [route, gate] of Object.entries(pages)) {
    asked.length = 0
    await page.goto(server.url + route)
    await page.waitForURL(server.url + gate)
    await hasCome(page)
    expect.soft(asked, route).toEqual(['/api/refreshToken'])
    expect.soft(await page.evaluate(() => sessionStorage.getItem('wantedPage'))).toBe(route)
  }
})
