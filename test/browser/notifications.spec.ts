import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { brokenOff, fetched, holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3127)

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** What an admin writes, one after the other, asked with a bearer of their own. */
async function announce(...forms: object[]): Promise<void> {
  const asked = (path: string, body: object, token = '') =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).then((response) => response.json())
  const { token } = await asked('/signIn', { email: 'admin@boli.test', password: 'namaste-boli' })
  for (const form of forms) {
    const whole = { category: 'officialNews', audience: { kind: 'everybody' }, ...form }
    expect((await asked('/admin/notifications', whole, token)).error).toBe(false)
  }
}

/** The audience of what is for whoever is signed in here. */
async function onlyTo(page: Page) {
  const { _id: id } = await fetched<{ _id: string }>(page, '/api/me')
  return { kind: 'student', id }
}

test('the bell shows what came, begins anew, and a click leads where it belongs', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  const bell = bellOf(page)
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ new$/)
  await bell.press('Enter')
  const lesson = page.getByRole('link', { name: /New for you: a lesson with a film/ })
  await expect(lesson).toBeVisible()
  await expect(lesson).toHaveText(/\d\d [A-Z][a-z]{2} \d{4}$/)
  await expect(page.getByRole('link', { name: /There is a new comment after yours/ })).toContainText(
    'Meera J.',
  )
  await expect(page.getByText('Anu')).toHaveCount(0)
  await expect(bell).toHaveAccessibleName('Notifications')
  await isAccessible(page, 'bell')
  await page.keyboard.press('Escape')
  await expect(lesson).toBeHidden()
  await expect(bell).toBeFocused()
  await page.reload()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await bellOf(page).click()
  await lesson.click()
  await page.waitForURL('**/introduction/**/otherlevel')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isAccessible(page, 'a lesson by its older address')
  for (const [name, address] of [
    [/A bright year/, '/subscriptions'],
    [/Welcome to the academy/, '/dashboard'],
    [/Your certificate for/, '/profile?tab=certificates'],
    [/See all notifications/, '/notification'],
  ] as const) {
    await page.goto(`${server.url}/profile`)
    await bellOf(page).click()
    // The page of the plans comes as a load of its own, which must not cut the next one off.
    const loaded = address === '/subscriptions' ? page.waitForEvent('load') : undefined
    await page.getByRole('link', { name }).click()
    await page.waitForURL(`**${address}`)
    await loaded
  }
  expect(problems).toEqual([])
})

test('a message shows once it is read, and the unread are counted', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/notification`)
  const unread = page.getByText(/^\d+ unread$/)
  const before = Number.parseInt((await unread.textContent()) ?? '', 10)
  const message = page.getByText('Happy Diwali!')
  await page.getByRole('tab', { name: 'Official News' }).click()
  await expect(page.getByText('Begin where you like.')).toBeVisible()
  await expect(message).toHaveCount(0)
  await page.getByRole('button', { name: /mark as read: A bright year/ }).press('Enter')
  await expect(message).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A bright year to all of you' })).toBeFocused()
  await expect(unread).toHaveText(`${before - 1} unread`)
  await expect(page.getByText('fluent')).toBeVisible()
  await page.reload()
  await expect(message).toBeVisible()
  await page.getByRole('tab', { name: 'Technical Updates' }).click()
  await expect(page.getByText('Lessons work without a connection')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Learn' }).click()
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
})

test('another tab of the page is there without a connection', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/notification`)
  await expect(page.getByRole('heading', { name: 'New for you: a lesson with a film' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Technical Updates' }).click()
  await expect(page.getByRole('heading', { name: 'Lessons work without a connection' })).toBeVisible()
  await page.getByRole('tab', { name: 'Official News' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome to the academy' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('a page that was opened without a connection hears of what is new once there is one', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  const audience = await onlyTo(page)
  const unit = 'course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations'
  await page.goto(`${server.url}/introduction/${unit}/lesson/hindi-conversations-hello`)
  await page.getByRole('button', { name: 'Download for offline' }).click()
  await page.getByRole('button', { name: /^Download, [\d.]+ (kB|MB)$/ }).click()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.close()
  await context.setOffline(true)
  const opened = await context.newPage()
  await opened.goto(`${server.url}/downloads`)
  await expect(opened.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
  await announce({ title: 'In the tunnel', audience })
  const listens = opened.waitForResponse('**/api/notificationStream', { timeout: 60_000 })
  await context.setOffline(false)
  await expect(bellOf(opened)).toHaveAccessibleName(/^Notifications, \d+ new$/)
  await listens
  await announce({ title: 'After the tunnel', audience })
  await expect(opened.getByText('New notification: After the tunnel')).toBeAttached()
})

test('past a hundred, the older ones come when they are asked for, and are read', async ({ page }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  const audience = await onlyTo(page)
  const news = Array.from({ length: 100 }, (_, at) => ({ title: `News ${at}`, audience }))
  await announce({ title: 'The oldest', audience }, ...news)
  await page.goto(`${server.url}/notification?tab=officialNews`)
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  const oldest = page.getByRole('heading', { name: 'The oldest' })
  await expect(rows).toHaveCount(100)
  await expect(oldest).toBeHidden()
  const unread = page.getByText(/^\d+ unread$/)
  const before = Number.parseInt((await unread.textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(oldest).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  await page.getByRole('button', { name: 'Unread, mark as read: The oldest' }).press('Enter')
  await expect(oldest).toBeFocused()
  await expect(unread).toHaveText(`${before - 1} unread`)
})

test('an empty box says so', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await bellOf(page).click()
  await expect(page.getByText("You don't have notification")).toBeVisible()
  await page.goto(`${server.url}/notification`)
  await expect(page.getByText('There is no new notification on your box')).toBeVisible()
  await expect(page.getByText('0 unread')).toBeVisible()
  await isAccessible(page, 'empty box')
})

test('what is new arrives without a reload, once, also after the server was restarted', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  // The dashboard listens as well, once it is quiet.
  await page.goto('about:blank')
  let streams = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/notificationStream')) streams += 1
  })
  const listens = page.waitForResponse('**/api/notificationStream')
  await page.goto(`${server.url}/notification?tab=officialNews`)
  await listens
  await announce({ title: 'Fresh mangoes <img src=x onerror=alert(1)>', message: 'They are ripe.' })
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 new')
  await expect(page.getByRole('heading', { name: /Fresh mangoes <img/ })).toBeVisible()
  await expect(page.getByText('New notification: Fresh mangoes')).toBeAttached()
  const before = streams

  const again = page.waitForResponse('**/api/notificationStream', { timeout: 60_000 })
  await server.stop()
  await server.start()
  await announce({ title: 'While the line was cut' })
  await again
  await expect(page.getByRole('heading', { name: 'While the line was cut' })).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 new')
  expect(before).toBe(1)
  // A server that cannot be reached for a moment is the browser's own line in the console, and no mistake of the page.
  expect(problems.filter((text) => !brokenOff.test(text))).toEqual([])
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
})

test('a mail each week is asked for in the profile, and ended by its link', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(`${server.url}/profile?tab=notifications`)
  const weekly = page.getByRole('switch', { name: /A mail each week/ })
  await weekly.press('Space')
  await expect(page.getByText('Notifications setting successfully saved')).toBeVisible()
  await page.reload()
  await expect(weekly).toBeChecked()
  expect(problems).toEqual([])
  await page.goto(`${server.url}/unsubscribe?token=guess`)
  await isAccessible(page, '/unsubscribe')
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is not one of ours')
})

for (const [width, scheme] of [
  [1440, 'dark'],
  [768, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`notifications are accessible and hold still at ${width} px, ${scheme}`, async ({ browser }) => {
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const problems = problemsOf(page)
    await signIn(page, server.url, 'student@boli.test')
    await page.goto(`${server.url}/notification?tab=officialNews`)
    await holdsStill(page, '/notification')
    await isAccessible(page, '/notification')
    // Where the list covers what is under it wholly: half a button is none.
    await page.goto(`${server.url}/notification?tab=technicalUpdate`)
    await bellOf(page).click()
    await expect(page.getByRole('link', { name: 'See all notifications' })).toBeInViewport()
    await holdsStill(page, 'bell')
    await isAccessible(page, 'bell')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${width}-${scheme}-bell.png` })
    await page.keyboard.press('Escape')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${width}-${scheme}.png` })
    expect(problems).toEqual([])
    await context.close()
  })
}
