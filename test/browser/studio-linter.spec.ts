import { expect, type Page, test } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { problemsOf, signIn } from './student.ts'

const server = servedOn(3197)

const toMend = [
  'To mend: “ghar” is in Latin letters.',
  'To mend: The norm is गए, not गये.',
  'To mend: A Hindi sentence ends in a danda (।), not in a full stop.',
]
const misspelt = 'ghar गये.'
const notes = (page: Page) => page.getByRole('listitem').filter({ hasText: /^(To mend|Worth a look): / })

test('whatever form Hindi is written in, the linter stands beside it', async ({ page, context }) => {
  const problems = problemsOf(page)
  page.on('dialog', (dialog) => dialog.accept())
  await signIn(page, server.url, 'admin@boli.test')

  await page.goto(`${server.url}/admin/vocabularies/hindi.aam`)
  await page.getByLabel('Hindi', { exact: true }).first().fill(misspelt)
  await expect(notes(page)).toHaveText(toMend, { timeout: 30_000 })
  await expect(notes(page).nth(1).locator('[lang=hi]').first()).toHaveText('गए')
  await isAccessible(page, 'a misspelt word')

  await page.goto(`${server.url}/admin/exercises/hindi-market-mangoes.e2`)
  await page.getByRole('group', { name: 'What is heard' }).getByLabel('Hindi').fill(misspelt)
  await expect(notes(page).filter({ hasText: 'The norm is' })).toHaveText(toMend.slice(1, 2), {
    timeout: 30_000,
  })

  await page.goto(`${server.url}/admin/lessons/hindi-market-mangoes`)
  await page.getByLabel('Note', { exact: true }).fill('Some write गये.')
  await expect(notes(page)).toHaveText(['Worth a look: The norm is गए, not गये.'], { timeout: 30_000 })

  await page.goto(`${server.url}/admin/glossary`)
  await page.getByLabel('Form', { exact: true }).first().fill('गये')
  await expect(notes(page)).toHaveText([toMend[1] ?? ''])

  await page.goto(`${server.url}/admin/words`)
  await page.getByRole('button', { name: 'New word' }).click()
  await page.getByRole('dialog').getByLabel('Hindi').fill(misspelt)
  await expect(notes(page)).toHaveText(toMend)
  expect(problems).toEqual([])
  await context.close()
})

test('words of another language are asked for by its name, and marked as its own', async ({ page }) => {
  await signIn(page, server.url, 'admin@boli.test')
  await page.goto(`${server.url}/admin/words?language=marathi`)
  await page.getByRole('button', { name: 'New word' }).click()
  const written = page.getByRole('dialog').getByLabel('Marathi', { exact: true })
  await expect(written).toHaveAttribute('lang', 'mr')
  await page.keyboard.press('Escape')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByLabel('Marathi', { exact: true }).first()).toHaveAttribute('lang', 'mr')
  await expect(page.getByLabel('Hindi', { exact: true })).toHaveCount(0)
})
