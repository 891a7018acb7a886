import { expect, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { problemsOf, signIn } from './student.ts'

const server = servedOn(3216)

// Where cookies are blocked there is no worker either.
test.use({ serviceWorkers: 'block' })

/** As Chrome has it where the cookies of a site, and all that it would keep, are blocked. */
function keepNothing(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  for (const name of ['open', 'has', 'match', 'keys', 'delete'])
    Object.assign(CacheStorage.prototype, { [name]: async () => refuse() })
  Object.assign(LockManager.prototype, { request: async () => refuse() })
  Object.assign(IDBFactory.prototype, { databases: async () => refuse(), open: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
}

test('who lets a site keep nothing reads its pages, tries a lesson and learns as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(keepNothing)
  const problems = problemsOf(page)
  const begins: Record<string, string> = {
    '/': 'Speak Hindi with the people who live it',
    '/pricing': 'Pick your pace',
    '/register': 'Begin with one word',
    '/try': 'Your first Hindi words',
  }
  for (const [path, heading] of Object.entries(begins)) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto(`${server.url}/try/practice`)
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()

  await signIn(page, server.url, 'student@boli.test')
  await page.getByRole('link', { name: 'First conversations' }).first().click()
  await page.getByRole('link', { name: 'How are you?' }).click()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await press(page, 'Skip')
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

test('where the database never answers one signs in, and what is done is stored', async ({ page }) => {
  await page.addInitScript(() => {
    const never = new Promise<never>(() => {})
    Object.assign(IDBFactory.prototype, { databases: () => never, open: () => ({}) })
  })
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  await page.getByRole('link', { name: 'First conversations' }).first().click()
  await page.getByRole('link', { name: 'How are you?' }).click()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/updateuserprogress'))
  await press(page, 'Skip')
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor()
  await page.getByRole('radio', { name: 'I am fine, thank you.' }).check()
  await press(page, 'Check')
  await press(page, 'Next')
  expect((await stored).status()).toBe(200)
  expect(problems).toEqual([])
})
