import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { type RunningServer, runServer } from '../running-server.ts'
import { press, solveExercise } from './solve-exercise.ts'

const port = 3180
const dataDir = mkdtempSync(join(tmpdir(), 'boli-main-job-'))
const lesson =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-how-are-you'
let server: RunningServer

test.beforeAll(async () => {
  server = await runServer({ port, dataDir })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a student learns a lesson from start to end, through a crash, and finds it again', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const problems = problemsOf(page)
  await signIn(page, 'student@boli.test')
  await page.getByLabel('Language').selectOption({ label: 'Hindi' })
  await page
    .getByRole('link', { name: /First conversations/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'First conversations' })).toBeVisible()

  await page.goto(server.url + lesson)
  await expect(page.getByRole('heading', { level: 1, name: 'How are you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.locator('[data-animation="sound-bar"]').first()).toBeAttached()
  await page
    .getByRole('link', { name: 'Continue', exact: true })
    .or(page.getByRole('button', { name: 'Continue', exact: true }))
    .click()
  await page.waitForURL('**/practice')

  const exercises = await fetched<Exercise>(page, '/api/lessonExercises/hindi-conversations-how-are-you')
  expect(exercises.length).toBeGreaterThan(9)
  const half = Math.floor(exercises.length / 2)
  for (const exercise of exercises.slice(0, half)) await solveExercise(page, exercise)
  await expect.poll(() => completedExercises(page)).toHaveLength(half)

  await server.kill()
  server = await runServer({ port, dataDir })
  await page.reload()
  expect(await completedExercises(page)).toEqual(exercises.slice(0, half).map(({ id }) => id))
  for (const exercise of exercises.slice(half)) await solveExercise(page, exercise)

  const words = await fetched<Vocabulary>(page, '/api/lessonVocabularies/hindi-conversations-how-are-you')
  for (const _word of words) {
    await page.getByRole('button', { name: 'Discover Meaning' }).click()
    await page
      .getByRole('button', { name: /play|hear|listen/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'I know it' }).click()
  }
  await page.getByRole('radio', { name: '4.5 stars' }).check({ force: true })
  await page.getByLabel(/comment/i).fill('I am fine.')
  await press(page, 'Submit')
  await expect(page.getByText('+10', { exact: true })).toBeVisible()
  expect(problems).toEqual([])

  const phone = await browser.newContext({ viewport: { width: 375, height: 700 } })
  const elsewhere = await phone.newPage()
  await signIn(elsewhere, 'student@boli.test')
  const progress = await elsewhere.evaluate(
    read,
    '/api/lessonExercisesProgress/hindi-conversations-how-are-you',
  )
  expect(progress).toMatchObject({ progress: 100, isCompleted: true })
  await phone.close()
})

const routes = [
  '/',
  '/login',
  '/dashboard',
  '/mycoursesold',
  '/coursedetails/hindi-conversations',
  lesson,
  `${lesson}/practice`,
]
for (const [width, scheme] of [
  [1440, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`every screen is accessible and holds still at ${width} px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems = problemsOf(page)
    for (const route of routes) {
      if (route === '/dashboard') await signIn(page, 'subscriber@boli.test')
      await page.goto(server.url + route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wide, `${route} scrolls sideways`).toBeLessThanOrEqual(0)
      const found = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const serious = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect.soft(serious.map(({ id, nodes }) => [route, id, nodes[0]?.html])).toEqual([])
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

test('a locked lesson says Oops and leads to the plans', async ({ page }) => {
  await signIn(page, 'student@boli.test')
  const menu = await page.evaluate(read, '/api/courseLeftMenu/hindi-conversations')
  const chapter = menu.find((one: { lessons: { isUnLock: boolean }[] }) => !one.lessons[0]?.isUnLock)
  await page.goto(
    `${server.url}/introduction/course/hindi/chapter/${chapter.chapterId}/unit/hindi-conversations/lesson/${chapter.lessons[0].id}`,
  )
  await expect(page.getByText(/Oops!/)).toBeVisible()
})

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login`)
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('namaste-boli')
  await press(page, 'Sign In')
  await page.waitForURL('**/dashboard')
}

function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}

async function completedExercises(page: Page): Promise<string[]> {
  const progress = await page.evaluate(read, '/api/lessonExercisesProgress/hindi-conversations-how-are-you')
  return progress.completedExerciseIds
}

async function fetched<Item>(page: Page, path: string): Promise<Item[]> {
  return page.evaluate(read, path)
}

/** Runs in the page, with the student's own bearer. */
async function read(path: string) {
  const reply = await fetch(path, { headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` } })
  return (await reply.json()).results.data
}
