import { expect, type Locator, type Page, test } from '@playwright/test'
import { shownByApp } from '../authenticator.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { pressByKeys, tabTo } from './solve-by-keys.ts'
import { holdsStill, leave, problemsOf, signIn } from './student.ts'

const server = servedOn(3175)
const password = 'namaste-boli'
const part = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** An app with its clock: each code is taken once, so each is of a later half minute than the one before. */
function authenticator(secret: string) {
  let last = 0
  return async () => {
    const present = () => Math.floor(Date.now() / 30_000)
    const step = Math.max(last + 1, present())
    while (step > present() + 1) await new Promise((wait) => setTimeout(wait, 500))
    last = step
    return shownByApp(secret, new Date(step * 30_000))
  }
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
}

/** Signs in as far as the second step. */
async function firstStep(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login`)
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

/** Through the profile, as it is on the screen; with its first code. */
async function switchOn(page: Page) {
  await part(page).getByRole('button', { name: 'Switch it on' }).click()
  await part(page).getByLabel('Your password').fill(password)
  await part(page).getByLabel('Your password').press('Enter')
  await expect(part(page).getByRole('img', { name: /The secret of your account/ })).toBeVisible()
  const app = authenticator((await part(page).locator('code').textContent()) ?? '')
  await part(page)
    .getByLabel('Code of your app')
    .fill(await app())
  await part(page).getByLabel('Code of your app').press('Enter')
  await expect(part(page).getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const codes = await part(page).locator('li code').allTextContents()
  expect(codes).toHaveLength(10)
  await part(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(part(page)).toContainText('Recovery codes left: 10')
  return { app, codes }
}

test('it is switched on, and signed in with, by keys alone', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(`${server.url}/profile?tab=password#two-steps`)
  await pressByKeys(page, 'Switch it on')
  await typeInto(page, part(page).getByLabel('Your password'), 'wrong\n')
  await expect(part(page).getByText('This is not your password.')).toBeVisible()
  await expect(part(page).getByLabel('Your password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await typeInto(page, part(page).getByLabel('Your password'), `${password}\n`)
  await expect(part(page).getByRole('heading', { name: 'Add Boli to your app' })).toBeFocused()
  await isAccessible(page, 'setting it up')
  const app = authenticator((await part(page).locator('code').textContent()) ?? '')
  await tabTo(page, part(page).getByLabel('Code of your app'))
  await page.keyboard.type('000000\n')
  await expect(part(page).getByText('This code is not right')).toBeVisible()
  await expect(part(page).getByLabel('Code of your app')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await typeInto(page, part(page).getByLabel('Code of your app'), `${await app()}\n`)
  await expect(part(page).getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  await isAccessible(page, 'recovery codes')
  await pressByKeys(page, 'I have kept them')
  await expect(part(page)).toContainText('Recovery codes left: 10')

  await leave(page)
  await page.goto(`${server.url}/login`)
  await tabTo(page, page.getByLabel(/^e-?mail/i))
  await page.keyboard.type('star@boli.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(`${password}\n`)
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await isAccessible(page, 'the second step')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please type the code.')).toBeVisible()
  await typeInto(page, field, '000 000\n')
  await expect(page.getByText('This code is not right')).toBeVisible()
  // Pasted as some apps copy it; what was wrong is marked, so it goes.
  const marked = () =>
    field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
      input.value.length,
    ])
  await expect.poll(marked).toEqual([0, 7, 7])
  const code = await app()
  await page.evaluate(
    (text) => document.execCommand('insertText', false, text),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  // The browser names what was refused on purpose.
  expect(problems.filter((text) => !/40[13]|422/.test(text))).toEqual([])
})

for (const width of [375, 1440]) {
  test(`${width} px: a recovery code signs in, and it is switched off`, async ({ page }) => {
    const email = width === 375 ? 'new@boli.test' : 'subscriber@boli.test'
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, server.url, email)
    await page.goto(`${server.url}/profile?tab=password#two-steps`)
    await expect(part(page).getByRole('button', { name: 'Switch it on' })).toBeInViewport()
    await holdsStill(page, 'the profile, off')
    await isAccessible(page, 'the profile, off')
    const { app, codes } = await switchOn(page)
    await holdsStill(page, 'the profile, on')
    await isAccessible(page, 'the profile, on')

    await leave(page)
    await firstStep(page, email)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel(/^e-?mail/i)).toHaveValue(email)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    const field = page.getByLabel('Recovery code')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'text')
    await holdsStill(page, 'the second step')
    await isAccessible(page, 'a recovery code')
    await field.fill((codes[0] ?? '').toLowerCase())
    await field.press('Enter')
    await page.waitForURL('**/dashboard')

    await page.goto(`${server.url}/userprofile`)
    await expect(page.getByText('Recovery codes left: 9')).toBeVisible()
    await page.goto(`${server.url}/profile?tab=password`)
    await part(page).getByRole('button', { name: 'New recovery codes' }).click()
    await part(page).getByLabel('Your password').fill(password)
    await part(page)
      .getByLabel('Code of your app')
      .fill(codes[1] ?? '')
    await part(page).getByRole('button', { name: 'Make new codes' }).click()
    await part(page).getByRole('button', { name: 'I have kept them' }).click()
    await expect(part(page)).toContainText('Recovery codes left: 10')
    await part(page).getByRole('button', { name: 'Switch it off' }).click()
    await part(page).getByLabel('Your password').fill(password)
    await part(page)
      .getByLabel('Code of your app')
      .fill(await app())
    await part(page).getByRole('button', { name: 'Switch it off' }).click()
    await expect(part(page).getByRole('button', { name: 'Switch it on' })).toBeVisible()
    await leave(page)
    await signIn(page, server.url, email)
  })
}

test('an academy asks its people for it: the studio of an editor opens once it is on', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'admin@boli.test')
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ role: 'EDITOR' })
    await fetch('/api/admin/users/demo-student', { method: 'PATCH', headers, body })
  })
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, server.url, 'student@boli.test')
  await theirs.goto(`${server.url}/admin`)
  await expect(theirs.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible()

  // Whoever settles it goes first.
  await page.goto(`${server.url}/admin/settings`)
  await page.getByRole('button', { name: 'Ask for it' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog.getByText('Switch it on for yourself first')).toBeVisible()
  await page.goto(`${server.url}/profile?tab=password#two-steps`)
  await switchOn(page)
  await page.goto(`${server.url}/admin/settings`)
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await isAccessible(page, 'asking for it')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByRole('button', { name: 'Ask no more' })).toBeVisible()

  const problems = problemsOf(theirs)
  for (const route of ['/admin', '/admin/content']) {
    await theirs.goto(`${server.url}${route}`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'First, a second lock' })).toBeVisible()
    await expect(theirs.getByRole('navigation', { name: 'Studio' })).toHaveCount(0)
  }
  for (const width of [375, 1440]) {
    await theirs.setViewportSize({ width, height: 800 })
    await holdsStill(theirs, 'the closed studio')
    await isAccessible(theirs, 'the closed studio')
  }
  await theirs.getByRole('link', { name: 'Set it up' }).click()
  await expect(part(theirs).getByText('The studio opens once it is on.')).toBeInViewport()
  await switchOn(theirs)
  await theirs.goto(`${server.url}/admin/content`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
  expect(problems.filter((text) => !text.includes('403'))).toEqual([])

  // A lost telephone: an admin takes it off, and says why.
  await page.goto(`${server.url}/admin/students/demo-student`)
  await page.getByRole('button', { name: 'Take off two-step sign-in' }).click()
  await expect(dialog.getByRole('button', { name: 'Take it off' })).toBeDisabled()
  await dialog.getByLabel('Why').fill('Lost their phone, called from a number we know')
  await isAccessible(page, 'taking it off')
  await dialog.getByRole('button', { name: 'Take it off' }).click()
  await expect(page.getByText('Two-step sign-in is off for them.')).toBeVisible()
  await page.goto(`${server.url}/admin/audit`)
  await expect(page.getByText('Lost their phone, called from a number we know').first()).toBeAttached()
  await leave(theirs)
  await signIn(theirs, server.url, 'student@boli.test')
  await theirs.context().close()
})
