import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { signIn } from './student.ts'

const server = servedOn(3208)
const lesson = '/admin/lessons/hindi-conversations-hello'
const aim = (page: Page) => page.getByLabel('Aim', { exact: true })

// It keeps files of the student's pages; here the server alone is asked.
test.use({ serviceWorkers: 'block' })

/** As a server of a newer version has it: the files of the one before are gone. */
async function upgrade(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** What the browser asks next is answered so, as soon as it asks: until then its click is not over. */
function answered(page: Page, how: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.type())
      await dialog[how]()
    })
  })
}

test('a page of the studio that is older than the server says so, and keeps what was written', async ({
  page,
}) => {
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(server.url + lesson)
  await aim(page).fill('Nobody has saved this yet.')
  await upgrade(page)
  await expect(page.getByText('The academy has a newer version now.')).toBeVisible()
  await isAccessible(page, 'the studio after an upgrade')
  await expect(aim(page)).toHaveValue('Nobody has saved this yet.')

  // The browser itself follows a link, and asks first.
  const stayed = answered(page, 'dismiss')
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Students' }).click()
  expect(await stayed).toBe('beforeunload')
  await expect(aim(page)).toHaveValue('Nobody has saved this yet.')

  await page.unroute('**/assets/**')
  const left = answered(page, 'accept')
  await page.getByRole('button', { name: 'Load the page anew' }).click()
  expect(await left).toBe('beforeunload')
  await expect(page.getByText('The academy has a newer version now.')).toBeHidden()
})

test('a part that can no longer be fetched leaves the form beside it alone', async ({ page }) => {
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/team`)
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await page.route('**/assets/CropDialog*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByLabel('First name').fill('Meera')
  await page.locator('input[type=file]').setInputFiles('public/icons/180.png')
  await expect(page.getByText('This part could not be fetched.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Meera')
})
