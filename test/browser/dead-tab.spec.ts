import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { completedExercises, completeExercises, fetched, signIn } from './student.ts'

const lesson = 'hindi-conversations-how-are-you'
const place = { course: 'hindi', unit: 'hindi-conversations', chapter: 'hindi-conversations.meeting', lesson }
const practice = `/course/hindi/chapter/${place.chapter}/unit/${place.unit}/lesson/${lesson}/practice`
const server = servedOn(3134)

interface Logged {
  id: string
  exercise_id: string
  verdict: string
  ms: number
}

async function attemptsIn(page: Page): Promise<Logged[]> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    const body = await (await fetch('/api/myData', { headers })).json()
    return (body.results?.data ?? body).attempts
  })
}

/** Practice of a student whose lesson has two exercises left, both of choosing. */
async function atTwoChoices(page: Page, email: string): Promise<[Exercise, Exercise]> {
  await signIn(page, server.url, email)
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson}`)
  const [one, two] = exercises.filter(({ questionType }) =>
    /^(LISTEN|READING) WITH (IMAGE|TEXT)$/.test(questionType),
  )
  if (!one || !two) throw new Error('The lesson has too few exercises of choosing.')
  const others = exercises.filter(({ id }) => id !== one.id && id !== two.id)
  await completeExercises(
    page,
    place,
    others.map(({ id }) => id),
  )
  await page.goto(server.url + practice)
  await expect(page.getByRole('heading', { level: 1, name: one.question })).toBeVisible()
  return [one, two]
}

async function answerRightly(page: Page, exercise: Exercise): Promise<void> {
  const at = optionsOf(exercise).findIndex(({ key }) => key === exercise.options.answer)
  await page.getByRole('radio').nth(at).check({ force: true })
  await press(page, 'Check')
  await expect(page.getByText("That's Correct")).toBeVisible()
}

/** As a phone does with a page that it wants the room of: nothing of it runs any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

test('a right answer whose tab dies before Next is logged once, and asked again', async ({
  page,
  context,
}) => {
  const [one] = await atTwoChoices(page, 'new@boli.test')
  await answerRightly(page, one)
  await crash(context, page)
  const next = await context.newPage()
  await next.goto(`${server.url}/dashboard`)
  const verdicts = async () => (await attemptsIn(next)).map((logged) => [logged.exercise_id, logged.verdict])
  await expect(next.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  await expect.poll(verdicts).toEqual([[one.id, 'exact']])
  expect(await completedExercises(next, lesson)).not.toContain(one.id)
  await next.goto(server.url + practice)
  await answerRightly(next, one)
  await press(next, 'Next')
  await expect.poll(() => completedExercises(next, lesson)).toContain(one.id)
  await expect.poll(verdicts).toEqual([
    [one.id, 'exact'],
    [one.id, 'exact'],
  ])
})

test('a right answer that is skipped, or left by Close, is logged once and completes nothing', async ({
  page,
}) => {
  const [one, two] = await atTwoChoices(page, 'star@boli.test')
  await answerRightly(page, one)
  await press(page, 'Skip')
  await expect(page.getByRole('heading', { level: 1, name: two.question })).toBeVisible()
  await answerRightly(page, two)
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL('**/coursedetails/**')
  const logged = async () => (await attemptsIn(page)).map(({ exercise_id }) => exercise_id).sort()
  await expect.poll(logged).toEqual([one.id, two.id].sort())
  const completed = await completedExercises(page, lesson)
  expect([completed.includes(one.id), completed.includes(two.id)]).toEqual([false, false])
})

test('the time of an answer ends with Check, not with what is read after it', async ({ page }) => {
  await page.clock.install()
  const [one] = await atTwoChoices(page, 'subscriber@boli.test')
  await answerRightly(page, one)
  const read = 20 * 60_000
  await page.clock.fastForward(read)
  await press(page, 'Next')
  await expect.poll(async () => (await attemptsIn(page)).length).toBe(1)
  const [logged] = await attemptsIn(page)
  expect(logged?.ms).toBeLessThan(read)
})

test('a right answer that another tab keeps without network still completes, and is one attempt', async ({
  page,
  context,
}) => {
  const [one] = await atTwoChoices(page, 'student@boli.test')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const before = (await attemptsIn(page)).length
  await context.route('**/api/attempts', (route) => route.abort())
  await context.route('**/api/updateuserprogress', (route) => route.abort())
  await answerRightly(page, one)
  // It takes over what it finds, and cannot send it.
  const other = await context.newPage()
  const failed = other.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/attempts'))
  await other.goto(`${server.url}/dashboard`)
  await failed
  await press(page, 'Next')
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible()
  await context.unroute('**/api/attempts')
  await context.unroute('**/api/updateuserprogress')
  await other.reload()
  await expect.poll(() => completedExercises(other, lesson)).toContain(one.id)
  await expect.poll(async () => (await attemptsIn(other)).length - before).toBe(1)
})

test('answers that an older page kept of the review are sent once', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  const session = await fetched<{ items: { cardId: string; exercise: Exercise }[] }>(
    page,
    '/api/review?timeZone=UTC',
  )
  const [first] = session.items
  const dueNow = async () => (await fetched<{ due: number }>(page, '/api/review/load?timeZone=UTC')).due
  const due = await dueNow()
  const kept = {
    ...{ id: crypto.randomUUID(), cardId: first?.cardId, ms: 2000, hints: 0, since: Date.now() - 60_000 },
    answer: first?.exercise.options.answerWords ?? first?.exercise.options.answer,
  }
  const key = await page.evaluate((entry) => {
    const name = `unsent-review-${sessionStorage.getItem('id')}`
    localStorage.setItem(name, JSON.stringify([entry]))
    return name
  }, kept)
  await page.reload()
  await expect.poll(dueNow).toBe(due - 1)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  expect(await dueNow()).toBe(due - 1)
})

test('what an admin answers through a student’s eyes is not even kept on the device', async ({
  page,
  context,
}) => {
  await atTwoChoices(page, 'star@boli.test')
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await signIn(page, server.url, 'admin@boli.test')
  await page.getByRole('button', { name: /profile menu/ }).click()
  await page.getByRole('button', { name: 'Impersonate User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Impersonate User' })
  await dialog.getByLabel('E-mail of the student').fill('star@boli.test')
  await dialog.getByRole('button', { name: 'Impersonate', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Impersonation' })).toBeVisible()
  await page.goto(server.url + practice)
  await expect(page.getByRole('radio').first()).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  // By its key: the notice has moved the page, and a press of the mouse may land where the choice was before.
  const chosen = page.getByRole('radio').first()
  await chosen.press('Space')
  await expect(chosen).toBeChecked()
  await press(page, 'Check')
  await expect(page.getByText(/That's Correct|Oh no! that's incorrect/)).toBeVisible()
  // What would be kept is kept after the press, in turns of its own.
  await page.evaluate(
    () => new Promise<void>((idle) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(idle)))),
  )
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('boli-outbox')
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll()
          all.onsuccess = () => {
            const own = Object.keys(localStorage).filter((key) => key.startsWith('unsaved-'))
            resolve([...all.result, ...own])
          }
        }
      }),
  )
  expect(kept).toEqual([])
})
