import { expect, type Page, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { signIn } from './student.ts'
import { saveDraft } from './studio-pages.ts'

const server = servedOn(3213)

const mangoes = '/admin/lessons/hindi-market-mangoes'
const language = '/admin/document?path=hindi%2Flanguage.yaml'

async function openedBy(page: Page, path: string): Promise<void> {
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(server.url + path)
}

const fileOf = (page: Page) => page.getByRole('textbox', { name: /\.yaml$/ })

async function addLine(page: Page, line: string): Promise<string> {
  const text = `${await fileOf(page).inputValue()}${line}\n`
  await fileOf(page).fill(text)
  return text
}

test('of two who write in one file the second sees what the first wrote, and chooses', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  await openedBy(other, language)
  await openedBy(page, language)
  await addLine(other, '# Theirs')
  const mine = await addLine(page, '# Mine')
  await press(other, 'Save the file')
  await expect(other.getByRole('button', { name: 'Save the file' })).toBeHidden()

  await press(page, 'Save the file')
  const news = page.getByRole('alert').filter({ hasText: 'saved this file at' })
  await expect(news).toBeVisible()
  await expect(fileOf(page)).toHaveValue(mine)
  await expect(page.getByRole('button', { name: 'Save mine in its place' })).toHaveCount(0)
  await press(page, 'Look at the difference')
  await press(page, 'Save mine in its place')
  await expect(news).toBeHidden()
  await expect(fileOf(page)).toHaveValue(mine)

  await addLine(other, '# Theirs again')
  await press(other, 'Save the file')
  await expect(other.getByText('saved this file at')).toBeVisible()
  await press(other, 'Take theirs, drop mine')
  await expect(fileOf(other)).toHaveValue(mine)
  await other.close()
})

test('what was published of a language is no draft any more, and is written on as it stands', async ({
  page,
  browser,
}) => {
  await openedBy(page, language)
  await addLine(page, '# Once more')
  await press(page, 'Save the file')
  await expect(page.getByRole('main').getByText('Draft', { exact: true }).first()).toBeVisible()
  const other = await browser.newPage()
  await openedBy(other, language)
  const theirs = await addLine(other, '# Theirs')
  await press(other, 'Save the file')
  await expect(other.getByRole('button', { name: 'Save the file' })).toBeHidden()
  await other.close()
  await press(page, 'Publish')
  // All that is taught is checked first.
  await page.getByRole('button', { name: 'Publish now' }).click({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled({ timeout: 60_000 })
  await expect(page.getByRole('main').getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(fileOf(page)).toHaveValue(theirs)
  await fileOf(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('# Mine')
  await expect(fileOf(page)).toHaveValue(`${theirs}# Mine`)
})

test('what a colleague adds while one looks at what would be published is shown first', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  await openedBy(other, mangoes)
  await other.getByLabel('Aim').fill('You can ask for mangoes.')
  await saveDraft(other)
  await openedBy(page, mangoes)
  await press(page, 'Publish')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(1, { timeout: 60_000 })
  await other.getByLabel('Aim').fill('You can ask for three kilos of mangoes.')
  await saveDraft(other)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 60_000 })
  await expect(other.getByText(/^Saved as a draft ·/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click({ timeout: 60_000 })
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await other.close()
})

test('a new word begins anew in another language', async ({ page }) => {
  await openedBy(page, '/admin/words?language=hindi&course=hindi-market')
  await press(page, 'New word')
  const course = page.getByRole('dialog').getByLabel('Course')
  await expect(course).toHaveValue('hindi-market')
  await course.selectOption('hindi-health')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByLabel('Language').selectOption('marathi')
  await expect(page.getByRole('rowheader').locator('[lang=mr]').first()).toBeVisible()
  await press(page, 'New word')
  await expect(course).toHaveValue('marathi-first-words')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Marathi').fill('शब्द')
  await dialog.getByLabel('Meaning').fill('word')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(page).toHaveURL(/\/admin\/vocabularies\/marathi\./)
})
