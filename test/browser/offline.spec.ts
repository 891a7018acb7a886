import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { optionsOf } from '#rules/check-answer.ts'
import { type RunningServer, runServer } from '../running-server.ts'
import { isAccessible } from './axe.ts'
import { press, solveExercise } from './solve-exercise.ts'
import { completedExercises, fetched, holdsStill, problemsOf, signIn } from './student.ts'

const port = 3122
const dataDir = mkdtempSync(join(tmpdir(), 'boli-offline-'))
const lessonId = 'hindi-conversations-how-are-you'
const place = 'course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson'
const lesson = `/introduction/${place}/${lessonId}`
const practice = `/${place}/${lessonId}/practice`
let server: RunningServer

test.beforeAll(async () => {
  server = await runServer({ port, dataDir })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const offlineWords = 'You are offline. Downloaded lessons work, and your answers are kept.'

async function downloadLesson(page: Page, path = lesson): Promise<void> {
  await page.goto(server.url + path)
  await page.getByRole('button', { name: 'Download for offline' }).click()
  await page.getByRole('button', { name: /^Download, [\d.]+ (kB|MB)$/ }).click()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible({ timeout: 30_000 })
}

/** What is asked of the server from now on by any page of this browser. */
function postsOf(context: BrowserContext): string[] {
  const posts: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** The rows of the log, as the academy hands them out to the student that they are about. */
async function attemptsIn(page: Page): Promise<{ exercise_id: string; verdict: string }[]> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    const text = await (await fetch('/api/myData', { headers })).text()
    const body = JSON.parse(text)
    return (body.results?.data ?? body).attempts
  })
}

async function answerWrongly(page: Page, exercise: Exercise): Promise<void> {
  const at = optionsOf(exercise).findIndex((option) => option.key !== exercise.options.answer)
  await page.getByRole('radio').nth(at).check({ force: true })
  await press(page, 'Check')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
}

test('ten exercises without network, a reload and a dead tab later, arrive once', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await downloadLesson(page)
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const ten = exercises.slice(0, 10)
  expect(ten).toHaveLength(10)
  const before = await attemptsIn(page)
  expect(problems).toEqual([])

  await context.setOffline(true)
  const posts = postsOf(context)
  await page.reload()
  await expect(page.getByText(offlineWords)).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/practice')
  const chosen = ten.findIndex(({ questionType }) => /WITH (IMAGE|TEXT)$/.test(questionType))
  for (const [at, exercise] of ten.slice(0, 6).entries()) {
    if (at === chosen) await answerWrongly(page, exercise)
    await solveExercise(page, exercise)
  }
  await expect(page.getByText(/^7 answers wait to be sent\.$/)).toBeVisible()
  const line = page.getByRole('progressbar', { name: /^Progress of/ })
  const drawn = await line.getAttribute('aria-valuenow')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: ten[6]?.question ?? '-' })).toBeVisible()
  await expect(line).toHaveAttribute('aria-valuenow', drawn ?? '-')
  for (const exercise of ten.slice(6, 8)) await solveExercise(page, exercise)

  await page.close()
  const again = await context.newPage()
  await again.goto(server.url + practice)
  for (const exercise of ten.slice(8)) await solveExercise(again, exercise)
  await expect(again.getByText(/^11 answers wait to be sent\.$/)).toBeVisible()

  await again.goto(`${server.url}/dashboard`)
  await expect(again.getByRole('heading', { name: 'On this device' })).toBeVisible()
  await expect(again.getByRole('link', { name: /How are you\?/ })).toBeVisible()

  expect(posts.filter((path) => path !== '/api/refreshToken' && path !== '/api/lastVisitedPage').length).toBe(
    0,
  )
  await context.setOffline(false)
  await again.waitForFunction(() => sessionStorage.getItem('token') !== null)
  await expect.poll(() => completedExercises(again, lessonId)).toEqual(ten.map(({ id }) => id))
  await expect(again.getByText(/to be sent/)).toBeHidden()
  expect(posts.filter((path) => path === '/api/updateuserprogress')).toHaveLength(10)
  expect(posts.filter((path) => path === '/api/attempts')).toHaveLength(1)
  const after = await attemptsIn(again)
  expect(after.length - before.length).toBe(11)
  await again.reload()
  await expect(again.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  expect((await attemptsIn(again)).length - before.length).toBe(11)
})
