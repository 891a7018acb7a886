import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { changeAnswers, holdsStill, problemsOf, signIn, staysFor } from './student.ts'

const server = servedOn(3181)

/** Opens the newest mail of the developer's mailbox, as soon as it is there, and follows its button. */
async function followMail(page: Page, { subject, to }: { subject: string; to: string }) {
  const link = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto(`${server.url}/dev/mail`)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await isAccessible(page, '/dev/mail')
  await link.click()
  await page.frameLocator('iframe').getByRole('link').first().click()
}

async function askForReset(page: Page, url: string, email: string) {
  const data = { email, url, timeStamp: new Date(Date.now() + 20 * 60_000) }
  expect((await page.request.post(`${server.url}/api/resetPassword`, { data })).status()).toBe(200)
}

const changeTo = async (page: Page, password: string, confirm = password) => {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirm)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('a forgotten password is chosen anew from the mail, once', async ({ page }) => {
  const problems = problemsOf(page)
  await askForReset(page, `${server.url}/reset-password`, 'star@boli.test')
  await followMail(page, { subject: 'Choose a new', to: 'star@boli.test' })
  await page.waitForURL('**/reset-password/*')
  const link = page.url()
  await holdsStill(page, '/reset-password')
  await isAccessible(page, '/reset-password')

  await changeTo(page, '', '')
  await expect(page.getByRole('alert')).toHaveText('Please enter password')
  await changeTo(page, '12345')
  await expect(page.getByRole('alert')).toHaveText('Password length should be greater than 5')
  await changeTo(page, 'chai garam', '')
  await expect(page.getByRole('alert')).toHaveText('Please enter confirm password')
  await changeTo(page, 'chai garam', 'chai thanda')
  await expect(page.getByRole('alert')).toHaveText('Both password does not match')
  expect(problems).toEqual([])
  await changeTo(page, 'password')
  await expect(page.getByRole('alert')).toContainText('most common')
  await changeTo(page, 'chai garam')
  await expect(page.getByRole('alert')).toHaveText(
    'Your password is changed. You can sign in with the new one.',
  )
  await isAccessible(page, '/reset-password, changed')
  expect(await page.evaluate(() => sessionStorage.getItem('isforgot'))).toBe('yes')
  await page.waitForURL('**/login')

  await page.goto(link.replace('/reset-password/', '/login/change-password/'))
  await changeTo(page, 'another one')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended')
  await isAccessible(page, '/login/change-password, ended')
})

test('the dialog on the login mails a link, and closes five seconds after', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
  await dialog.getByRole('button', { name: 'RESET PASSWORD' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter email address on login form.')
  await dialog.getByLabel('E-mail').fill('subscriber')
  await dialog.getByRole('button', { name: 'RESET PASSWORD' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Email is not valid')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel(/^e-?mail/i).fill('subscriber@boli.test')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveValue('subscriber@boli.test')
  await isAccessible(page, 'the dialog')
  const sent = dialog.getByText(
    'We have successfully sent the password reset link to your email, please check',
  )
  const ask = () => dialog.getByRole('button', { name: 'RESET PASSWORD' }).click()
  await staysFor(page, { ms: 5000, shown: sent, act: ask })
  await expect(dialog).toBeHidden()
  expect(problems).toEqual([])
  await followMail(page, { subject: 'Choose a new', to: 'subscriber@boli.test' })
  await page.waitForURL('**/login/change-password/*')
})

test('a student who is not validated sees the banner, asks for the link and activates the account', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'new@boli.test')
  const banner = page.getByRole('complementary', { name: 'Activate your account' })
  await expect(banner).toContainText('new@boli.test')
  await isAccessible(page, '/dashboard with the banner')
  await banner.getByRole('button', { name: 'Get activation link' }).click()
  await expect(page.getByText('You have successfully sent activation link your account')).toBeVisible()

  await followMail(page, { subject: 'Activate your', to: 'new@boli.test' })
  await expect(page.getByText('You have successfully activated your account')).toBeVisible()
  expect(page.url()).toBe(`${server.url}/user/validate-user`)
  await holdsStill(page, '/user/validate-user')
  await isAccessible(page, '/user/validate-user')
  await page.getByRole('link', { name: 'Go to my courses' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the banner stays for 99 seconds', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await changeAnswers(page, '/me', (me) => {
    me.isNotValidated = true
  })
  const banner = page.getByRole('complementary', { name: 'Activate your account' })
  await staysFor(page, { ms: 99_000, shown: banner, act: () => page.goto(`${server.url}/dashboard`) })
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [320, 'light'],
] as const) {
  test(`what a link opens holds still at ${width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
    const page = await context.newPage()
    for (const route of [
      '/login/change-password/none',
      '/user/validate-user?email=new@boli.test&token=none',
    ]) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    await expect(page.getByRole('alert')).toContainText('This link was used before or has ended.')
    await context.close()
  })
}
