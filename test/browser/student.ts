import { expect, type Page } from '@playwright/test'
import { press } from './solve-exercise.ts'

/** Signs a demo account in through the login page, and waits for its dashboard. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('namaste-boli')
  await press(page, 'Sign In')
  await page.waitForURL('**/dashboard')
}

/** What the console and the page complain of from now on; a test expects it to stay empty. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}

/** The data of a newer call, asked with the student's own bearer. */
export async function fetched<Data>(page: Page, path: string): Promise<Data> {
  return page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    return (await (await fetch(address, { headers })).json()).results.data
  }, path)
}

export async function completedExercises(page: Page, lessonId: string): Promise<string[]> {
  const progress = await fetched<{ completedExerciseIds: string[] }>(
    page,
    `/api/lessonExercisesProgress/${lessonId}`,
  )
  return progress.completedExerciseIds
}

/** One h1, nothing wider than the window. */
export async function holdsStill(page: Page, route: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  // What follows the window by script (the header's menu) stands with the next picture.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(wide, `${route} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Counts exercises of a lesson as done, over the API: what is left stands alone in its practice. */
export async function completeExercises(
  page: Page,
  place: { course: string; unit: string; chapter: string; lesson: string },
  ids: string[],
): Promise<void> {
  await page.evaluate(
    async ({ place, ids }) => {
      const headers = {
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
        'content-type': 'application/json',
      }
      for (const completedExerciseId of ids) {
        const body = JSON.stringify({ ...place, completedExerciseId })
        await fetch('/api/updateuserprogress', { method: 'POST', headers, body })
      }
    },
    { place, ids },
  )
}
