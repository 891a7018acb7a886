import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { fetched, holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3125)

interface Numbers {
  totals: { days: number; answers: number; right: number }
  forecast: { due: number }[]
}

const week = (page: Page) => page.getByRole('region', { name: 'My week' })

test('the analytics hold still and are accessible, wide and narrow, light and dark', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(`${server.url}/analytics`)
    await holdsStill(page, '/analytics')
    await isAccessible(page, `/analytics at ${width}`)
  }
  expect(problems).toEqual([])
})

test('what is shown is what the log counts, and tables say it to who listens', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.getByRole('link', { name: 'Analytics' }).first().click()
  const { totals, forecast } = await fetched<Numbers>(page, '/api/analytics?timeZone=UTC')
  expect(totals.answers).toBeGreaterThan(100)
  await expect(page.getByText(`Right of ${totals.answers} answers`)).toBeVisible()
  const reviews = page.getByRole('table', { name: 'Reviews by day' }).getByRole('row')
  await expect(reviews).toHaveCount(15)
  await expect(reviews.nth(1)).toContainText(`Today${forecast[0]?.due}`)
  await page.getByText('Month by month', { exact: true }).press('Enter')
  await expect(page.getByRole('table', { name: /month by month/ }).getByRole('row')).not.toHaveCount(0)

  const answers = page.getByRole('region', { name: 'My answers' }).getByRole('listitem')
  await expect(answers).toHaveCount(20)
  const lessons = answers.getByRole('link')
  const heights = await lessons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights).not.toEqual([])
  expect(heights.filter((height) => height < 44)).toEqual([])
  await press(page, 'Show more')
  await expect(answers).toHaveCount(40)
  await page.getByRole('region', { name: 'Worth another look' }).getByRole('link').first().click()
  await page.waitForURL('**/introduction/course/**')
})

test("one sets one's own pace by keyboard, and everything can be switched off", async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await expect(week(page)).toContainText(/\d days this week/)
  await week(page).getByRole('button', { name: 'Change' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'My pace' })
  await isAccessible(page, 'my pace')
  await dialog.getByLabel('Weekly goal').selectOption('60 minutes a week')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(week(page)).toContainText('of 60 minutes this week')

  await week(page).getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('Weekly goal').selectOption('No goal')
  await dialog.getByLabel('Show my streak').press('Space')
  await dialog.getByLabel(/^Show points/).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(week(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(week(page)).toBeHidden()
  await page.goto(`${server.url}/analytics`)
  await week(page).getByRole('button', { name: 'Choose my pace' }).click()
  await dialog.getByLabel('Show my streak').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(week(page)).toContainText('in a row')
  await expect(week(page)).not.toContainText('point')
  expect(problems).toEqual([])
})

test('who has just come sees where it will be, and the way to it', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(`${server.url}/analytics`)
  await expect(page.getByText('Nothing to count yet')).toBeVisible()
  await holdsStill(page, '/analytics')
  await isAccessible(page, '/analytics of nobody')
  await page.getByRole('main').getByRole('link', { name: 'My Courses' }).click()
  await page.waitForURL('**/dashboard')
})
