import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { holdsStill, problemsOf, signIn, staysFor } from './student.ts'

const server = servedOn(3193)

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function photograph(format: 'jpeg' | 'png' | 'webp') {
  const picture = sharp({ create: { width: 1200, height: 700, channels: 3, background: '#0e6b57' } })
  return {
    name: `me.${format}`,
    mimeType: `image/${format}`,
    buffer: await picture.toFormat(format).toBuffer(),
  }
}

for (const route of ['/profile', '/userprofile']) {
  test(`${route} asks a visitor to sign in, and goes on there`, async ({ page }) => {
    await page.goto(server.url + route)
    await page.waitForURL('**/login')
    await page.getByLabel(/^e-?mail/i).fill('student@boli.test')
    await page.getByLabel('Password', { exact: true }).fill('namaste-boli')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.waitForURL(`**${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('what two tabs change of a profile is kept of both', async ({ page, context }) => {
  await signIn(page, server.url, 'star@boli.test')
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`${server.url}/profile`)
  const changes = [
    [page, 'Name', 'Meenakshi'],
    [other, 'Surname', 'Verma'],
  ] as const
  for (const [tab, field] of changes) await expect(tab.getByLabel(field, { exact: true })).toBeVisible()
  for (const [tab, field, text] of changes) {
    await tab.getByLabel(field, { exact: true }).fill(text)
    await Promise.all([tab.waitForResponse('**/api/update'), save(tab).click()])
  }
  await page.reload()
  for (const [, field, text] of changes)
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(text)
})

test('a profile is mended, and says so', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/profile`)
  await save(page).click()
  await expect(page.getByText('No Changes Found')).toBeVisible()
  const mistakes = [
    ['Name', '', 'Name is required'],
    ['Name', 'R2', 'Only alphabets are allowed'],
    ['Name', 'Al', 'Name must be at least 3 characters long.'],
    ['Surname', 'x'.repeat(31), 'Surname field can only contains 30 characters long.'],
    ['E-mail', 'asha@', 'Email is Not Valid'],
    ['Birthday', '2015-01-01', 'You must be 18 or older to use the academy'],
  ] as const
  for (const [field, wrong, text] of mistakes) {
    const input = page.getByLabel(field, { exact: true })
    const right = await input.inputValue()
    await input.fill(wrong)
    await save(page).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(input).toBeFocused()
    await input.fill(right)
  }
  await page.getByLabel('Name', { exact: true }).fill('आशा')
  await page.getByLabel('Birthday').fill('1988-02-29')
  await page.getByLabel('Country').selectOption({ label: 'Mexico' })
  await tab(page, 'Password').click()
  await tab(page, 'Profile').click()
  const saved = page.getByText('Your profile is saved.')
  await staysFor(page, { ms: 1500, shown: saved, act: () => save(page).click() })
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('आशा')
  await expect(page.getByLabel('Birthday')).toHaveValue('1988-02-29')
  await expect(page.getByLabel('Country')).toHaveValue('MX')
  await expect(page.getByText(/^Registered on \d\d-[A-Z][a-z]{2}-\d{4}$/)).toBeVisible()
  expect(problems).toEqual([])
})

test('a picture is cut by keys alone; Close leaves it as it was', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(`${server.url}/profile`)
  const file = page.locator('input[type=file]')
  await file.setInputFiles(await photograph('webp'))
  await expect(page.getByText('Please select Image in PNG, JPG')).toBeVisible()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Please select Image in PNG, JPG')).toBeVisible()

  await file.setInputFiles(await photograph('jpeg'))
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  // Once the picture is measured it can be cut.
  const cut = dialog.getByRole('button', { name: 'Save' })
  await expect(cut).toBeEnabled()
  await isAccessible(page, 'crop dialog')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await save(page).click()
  await expect(page.getByText('No Changes Found')).toBeVisible()

  await file.setInputFiles(await photograph('jpeg'))
  const drawn = dialog.getByRole('img', { name: 'Your picture' })
  const place = () => drawn.evaluate((element) => (element as HTMLElement).style.transform)
  await expect(cut).toBeEnabled()
  await dialog.getByRole('slider', { name: 'Zoom' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toContain('scale(1.1)')
  const before = await place()
  await dialog.getByRole('button', { name: 'Move left' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(place).not.toBe(before)
  await cut.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const shown = page.locator('main img')
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/)
  await save(page).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(shown).toHaveAttribute('src', /^\/UserProfile\/[0-9a-f]{32}\.webp$/)
  const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([400, 300])
  expect(problems).toEqual([])
})

test('the other tabs say what they hold', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(`${server.url}/profile`)
  await tab(page, 'Profile').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Password')).toBeFocused()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('All password fields are mandatory.')).toBeVisible()
  await page.getByLabel('Old password').fill('namaste-boli')
  await page.getByLabel('New password').fill('kite in the rain')
  await page.getByLabel('Confirm password').fill('kite in the sun')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('The new password and confirm password does not match.')).toBeVisible()
  await tab(page, 'Notifications').click()
  await expect(page.getByRole('switch', { name: /Announcements/ })).toBeVisible()
  await tab(page, 'Password').click()
  await expect(page.getByLabel('Old password')).toHaveValue('')

  await tab(page, 'Notifications').click()
  const announcements = page.getByRole('switch', { name: /Announcements/ })
  const saved = page.getByText('Notifications setting successfully saved')
  await staysFor(page, { ms: 3000, shown: saved, act: () => announcements.press('Space') })
  await page.reload()
  await expect(announcements).not.toBeChecked()
  await tab(page, 'Certificates').click()
  await expect(page.getByText('No certificates available for download.')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'My Courses' })).toBeVisible()
  await tab(page, 'Subscription').click()
  await expect(page.getByText('Free Plan')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing')
  await tab(page, 'Order History').click()
  await expect(page.getByText('You do not have any orders yet.')).toBeVisible()
})

test('profile setting: facts, the activation link, and the newer password change', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(`${server.url}/userprofile`)
  await expect(page.getByRole('main').getByText('new@boli.test')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Get activation link' }).click()
  await expect(page.getByText('You have successfully sent activation link your account')).toBeVisible()
  const change = page.getByRole('button', { name: 'Change Password' })
  await change.click()
  await expect(page.getByText('A minimum 5 characters new password contains')).toBeVisible()
  await page.getByLabel('New password').fill('kite in the rain')
  await page.getByLabel('Confirm password').fill('kite in the sun')
  await change.click()
  await expect(page.getByText('Confirm password and new password should be same')).toBeVisible()
  await page.getByLabel('Confirm password').fill('kite in the rain')
  const changed = page.getByText('Password changed successfully.')
  await staysFor(page, { ms: 2000, shown: changed, act: () => change.click() })
  const section = page.getByRole('heading', { name: 'Personal Information' })
  await section.click()
  await expect(page.getByText('Username')).toBeHidden()
})

test('a device is signed out from another, and all at once', async ({ page, browser }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0',
  })
  const other = await phone.newPage()
  await signIn(other, server.url, 'subscriber@boli.test')
  await page.goto(`${server.url}/profile?tab=password`)
  await page.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await expect(page.getByText('Firefox on Android')).toBeHidden()
  await other.goto(`${server.url}/profile`)
  await other.waitForURL('**/login')
  // As a download leaves it: whoever is offline here would open it.
  await page.evaluate(async () => {
    const account = sessionStorage.getItem('id') ?? ''
    await caches.open(`boli-lesson ${account} a-lesson`)
    localStorage.setItem('offline-account', account)
  })
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/login')
  const downloaded = async () => (await caches.keys()).filter((name) => name.startsWith('boli-lesson'))
  expect(await page.evaluate(downloaded)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('offline-account'))).toBe(null)
  await phone.close()
})

test('signed in a while ago, one shows who one is before others go or the e-mail changes', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0',
  })
  await signIn(await phone.newPage(), server.url, 'subscriber@boli.test')
  await refuseOnce(page, '**/api/sessions/*')
  await page.goto(`${server.url}/profile?tab=password`)
  await page.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await isAccessible(page, 'the password asked for again')
  await dialog.getByRole('button', { name: 'Sign out that device' }).click()
  await expect(dialog.getByText('Password is Required')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not mine')
  await dialog.getByLabel('Your password').press('Enter')
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill('namaste-boli')
  await dialog.getByLabel('Your password').press('Enter')
  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Firefox on Android')).toBeHidden()
  await phone.close()

  await page.goto(`${server.url}/profile`)
  await expect(page.getByLabel('Your password')).toBeHidden()
  await page.getByLabel('E-mail', { exact: true }).fill('moved@boli.test')
  await save(page).click()
  await expect(page.getByText('Password is Required')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill('not mine')
  await save(page).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await page.getByLabel('Your password').fill('namaste-boli')
  await save(page).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeHidden()
})

/** As the server answers ten minutes later. */
async function refuseOnce(page: Page, address: string): Promise<void> {
  const message = 'Please give your password too: you signed in a while ago.'
  const json = { error: true, message, errors: [{ field: 'password', message }] }
  await page.route(address, (route) => route.fulfill({ status: 403, json }), { times: 1 })
}

test('an admin looks through a student’s eyes, and back', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'admin@boli.test')
  await page.getByRole('button', { name: /profile menu/ }).click()
  await page.getByRole('button', { name: 'Impersonate User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Impersonate User' })
  const email = dialog.getByLabel('E-mail of the student')
  const impersonate = dialog.getByRole('button', { name: 'Impersonate', exact: true })
  await impersonate.click()
  await expect(dialog.getByText('Please enter user email address')).toBeVisible()
  await email.fill('student')
  await impersonate.click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await isAccessible(page, 'impersonation dialog')
  await email.fill('nobody@boli.test')
  await impersonate.click()
  await expect(dialog.getByText('There is no student with this e-mail.')).toBeVisible()
  await expect.poll(() => problems.length).toBe(1)
  problems.length = 0
  await email.fill('student@boli.test')
  await impersonate.click()
  const banner = page.getByRole('region', { name: 'Impersonation' })
  await expect(banner).toContainText('student@boli.test')
  for (const route of ['/profile', '/userprofile', '/mycoursesold']) {
    await page.goto(server.url + route)
    await expect(banner).toBeVisible()
    await isAccessible(page, route)
  }
  await banner.getByRole('button', { name: 'Stop impersonating' }).click()
  await page.waitForURL('**/dashboard')
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: /profile menu/ }).click()
  await expect(page.getByText('admin@boli.test')).toBeVisible()
  expect(problems).toEqual([])
})

test('the menu of a phone has items of 70 px, opens and closes by keys', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 375, height: 700 } })
  const page = await phone.newPage()
  await signIn(page, server.url, 'star@boli.test')
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true })
  await hamburger.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Learn', 'Profile', 'Profile Setting']) {
    const height = async () => (await menu.getByRole('link', { name, exact: true }).boundingBox())?.height
    await expect.poll(height).toBeCloseTo(70, 3)
  }
  await isAccessible(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(hamburger).toBeFocused()
  await hamburger.press('Enter')
  await menu.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.waitForURL('**/profile')
  await expect(menu).toBeHidden()
  await hamburger.click()
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await phone.close()
})

const routes = [
  '/profile',
  '/profile?tab=password',
  '/profile?tab=notifications',
  '/profile?tab=subscription',
  '/userprofile',
]
for (const [width, scheme] of [
  [1440, 'dark'],
  [768, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`the profile is accessible and holds still at ${width} px, ${scheme}`, async ({ browser }) => {
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const problems = problemsOf(page)
    await signIn(page, server.url, 'star@boli.test')
    for (const route of routes) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

test('one takes one’s data along, and goes', async ({ page }) => {
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(`${server.url}/profile`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('boli-my-data.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data.profile.email).toBe('star@boli.test')
  await page.evaluate(() => caches.open(`boli-lesson ${sessionStorage.getItem('id')} a-lesson`))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete my account' })
  await isAccessible(page, 'deletion dialog')
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await expect(dialog.getByText('Password is Required')).toBeVisible()
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill('namaste-boli')
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await page.waitForURL('**/account-deleted')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await isAccessible(page, '/account-deleted')
  const downloaded = async () => (await caches.keys()).filter((name) => name.startsWith('boli-lesson'))
  expect(await page.evaluate(downloaded)).toEqual([])
  await page.goto(`${server.url}/profile`)
  await page.waitForURL('**/login')
})
