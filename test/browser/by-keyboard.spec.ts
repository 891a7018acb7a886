import { expect, test } from '@playwright/test'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { servedOn } from './own-server.ts'
import { answerByKeys, pressByKeys as press, tabTo } from './solve-by-keys.ts'
import { fetched, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-how-are-you'
const server = servedOn(3186)

test('a lesson is learned from signing in to its last star without a mouse', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${server.url}/login`)
  await tabTo(page, page.getByLabel(/^e-?mail/i))
  await page.keyboard.type('student@boli.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('namaste-boli')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await tabTo(page, page.getByRole('link', { name: /First conversations/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'First conversations' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /How are you\?/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How are you?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-animation="sound-bar"]').first()).toBeAttached()
  await tabTo(page, page.getByRole('link', { name: 'Continue', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/practice')

  for (const exercise of await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)) {
    await expect(page.getByRole('heading', { level: 1, name: exercise.question })).toBeVisible()
    await answerByKeys(page, exercise)
    await press(page, 'Next')
  }
  for (const word of await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lessonId}`)) {
    await expect(page.getByText(word.wordInRoman, { exact: true }).first()).toBeVisible()
    await press(page, 'Discover Meaning')
    // A reader says what was discovered.
    await expect(page.locator(':focus')).toContainText(word.wordMeaningToDisplay)
    await page.keyboard.press('Escape')
    await press(page, 'I know it')
  }
  await tabTo(page, page.getByRole('radio', { name: '0.5 stars' }))
  await page.keyboard.press('ArrowRight')
  await press(page, 'Submit')
  await expect(page.getByText('+10', { exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

test('devices are signed out one after the other, and the focus stays among them', async ({
  page,
  browser,
}) => {
  for (const userAgent of ['Android; Firefox', 'iPhone; Safari', 'Windows; Edg']) {
    const device = await browser.newContext({ userAgent })
    const data = { email: 'star@boli.test', password: 'namaste-boli' }
    expect((await device.request.post(`${server.url}/api/newlogin`, { data })).status()).toBe(200)
    await device.close()
  }
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(`${server.url}/profile?tab=password`)
  const ways = page.getByRole('button', { name: /^Sign out .* on / })
  await expect(ways).toHaveCount(3)
  const names = await ways.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))
  const [first, second, third] = names.map((name) => page.getByRole('button', { name }))
  if (!first || !second || !third) throw new Error('There are three.')
  await tabTo(page, second)
  await page.keyboard.press('Enter')
  await expect(second).toHaveCount(0)
  await expect(third).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(third).toHaveCount(0)
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ways).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
})
