import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, runServer } from '../running-server.ts'
import { completeExercises, fetched, problemsOf, signIn } from './student.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-stored-text-'))
let server: RunningServer

test.beforeAll(async () => {
  server = await runServer({ port: 3132, dataDir })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs, if anything of it is ever taken for markup; each place has its own words, so that it is found again. */
const evil = (place: string) =>
  `${place} <img src=x onerror="window.hacked=1"><script>window.hacked=1</script> [here](javascript:window.hacked=1)`

/** `call`: a method and a path, as "PATCH /admin/feedbacks/1"; the path alone is a POST. */
async function send(page: Page, call: string, body: object): Promise<unknown> {
  const [path = '', method = 'POST'] = call.split(' ').toReversed()
  const sent = { path: `/api${path}`, body: JSON.stringify(body), method }
  const reply = await page.evaluate(async ({ path: address, body: text, method: verb }) => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const response = await fetch(address, { method: verb, headers, body: text })
    return { status: response.status, text: await response.text() }
  }, sent)
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  return JSON.parse(reply.text).results?.data
}

/** Each text stands on the page as it was written, and nothing of it has run. */
async function standsStill(page: Page, path: string, place: string): Promise<void> {
  await page.goto(server.url + path)
  await expect(page.getByText(`${place} <img src=x`).first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
  await expect(page.locator('a[href^="javascript:"]'), path).toHaveCount(0)
}

test('what one person writes is text, and nothing else, wherever another reads it', async ({
  page,
  browser,
}) => {
  const lesson = 'hindi-conversations-how-are-you'
  const place = {
    course: 'hindi',
    unit: 'hindi-conversations',
    chapter: 'hindi-conversations.meeting',
    lesson,
  }
  await signIn(page, server.url, 'student@boli.test')
  const exercises = await fetched<{ id: string; questionType: string }[]>(
    page,
    `/api/lessonExercises/${lesson}`,
  )
  await completeExercises(
    page,
    place,
    exercises.map(({ id }) => id),
  )
  const review = (await send(page, '/addfeedback', { ...place, rating: '4.5', comment: evil('Review') })) as {
    id: string
  }
  await send(page, '/report', { lesson_id: lesson, issueType: 'content', comments: evil('Report') })
  const typed = exercises.find(({ questionType }) => questionType.endsWith('TYPE'))?.id ?? ''
  const attempt = { id: crypto.randomUUID(), answer: evil('Answer'), ms: 900, hints: 0 }
  await send(page, '/attempts', { exerciseId: typed, attempt })
  const claim = { exerciseId: typed, attemptId: attempt.id, answer: attempt.answer, comment: evil('Claim') }
  await send(page, '/answerClaims', claim)

  const office = await (await browser.newContext()).newPage()
  const problems = problemsOf(office)
  await signIn(office, server.url, 'admin@boli.test')
  const news = { category: 'contentUpdate', title: evil('Title'), message: evil('News') }
  await send(office, '/admin/notifications', { ...news, audience: { kind: 'everybody' } })
  await send(office, `PATCH /admin/feedbacks/${review.id}`, { answer: evil('Reply') })
  await send(office, '/admin/team', { firstname: 'Mallika', title: 'Author', description: evil('Colleague') })
  await standsStill(office, '/admin/reviews', 'Review')
  await standsStill(office, '/admin/reports', 'Report')
  await standsStill(office, '/admin/answers', 'Claim')
  await standsStill(office, '/admin/talk', 'Title')
  expect(problems).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await signIn(other, server.url, 'star@boli.test')
  await standsStill(other, '/coursedetails/hindi-conversations', 'Review')
  await standsStill(other, '/coursedetails/hindi-conversations', 'Reply')
  await standsStill(other, '/notification', 'Title')
  // Built pages are filled by the server: the one place where text is written into HTML by hand.
  const about = await (await fetch(`${server.url}/aboutus`)).text()
  expect(about).toContain('Colleague &#60;img')
  expect(about).not.toContain('Colleague <img')
})
