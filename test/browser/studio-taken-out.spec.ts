import { expect, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { problemsOf, signIn } from './student.ts'

const server = servedOn(3215)

test('a lesson that was taken out before it was published is found again, and put back into a chapter', async ({
  page,
}) => {
  const problems = problemsOf(page)
  const course = `${server.url}/admin/courses/hindi-market`
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(course)
  await page
    .getByRole('button', { name: /^New lesson in/ })
    .first()
    .click()
  await page.getByRole('dialog').getByLabel('Name').fill('Papayas')
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('button', { name: 'Take out Papayas' }).click()
  await page.getByRole('button', { name: 'Take it out' }).click()

  const takenOut = page.getByRole('region', { name: 'Taken out' })
  await expect(takenOut).toContainText(/Papayas.* · Anu Sharma/)
  await isAccessible(page, 'a course with a lesson taken out')
  await takenOut.getByRole('link', { name: 'Papayas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Papayas' })).toBeVisible()
  await expect(page.getByText('This was taken out.')).toBeVisible()
  await page.getByRole('button', { name: /^Go back to this/ }).click()
  await page.getByRole('button', { name: 'Go back', exact: true }).click()
  await expect(page.getByText('This was taken out.')).toBeHidden()

  await page.goto(course)
  const unlisted = page.getByRole('region', { name: 'In no chapter' })
  await expect(unlisted).toBeVisible()
  await expect(takenOut).toBeHidden()
  await unlisted.getByLabel('Chapter of Papayas').selectOption({ index: 1 })
  await expect(unlisted).toBeHidden()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Papayas' })).toBeVisible()
  await expect(unlisted).toBeHidden()
  expect(problems).toEqual([])
})
