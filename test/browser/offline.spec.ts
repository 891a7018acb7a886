import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Course, MenuChapter } from '#calls/courses.ts'
import type { Exercise } from '#calls/practice.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press, solveExercise } from './solve-exercise.ts'
import {
  changeAnswers,
  completedExercises,
  completeExercises,
  completeWords,
  fetched,
  holdsStill,
  problemsOf,
  signIn,
} from './student.ts'

const lessonId = 'hindi-conversations-how-are-you'
const place = 'course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson'
const lesson = `/introduction/${place}/${lessonId}`
const practice = `/${place}/${lessonId}/practice`
const server = servedOn(3122)

const offlineWords = 'No connection. Downloaded lessons work, and your answers are kept.'

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
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await downloadLesson(page)
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const ten = exercises.slice(0, 10)
  expect(ten).toHaveLength(10)
  const before = await attemptsIn(page)
  const { progress, stepCount } = await fetched<Course>(page, '/api/courses/hindi-conversations')
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
  await expect(page.getByText(/^9 answers wait to be sent\.$/)).toBeVisible()

  await page.close()
  const again = await context.newPage()
  await again.goto(server.url + practice)
  for (const exercise of ten.slice(8)) await solveExercise(again, exercise)
  await expect(again.getByText(/^11 answers wait to be sent\.$/)).toBeVisible()

  await again.goto(`${server.url}/dashboard`)
  await expect(again.getByRole('heading', { name: 'On this device' })).toBeVisible()
  await expect(again.getByRole('link', { name: /How are you\?/ })).toBeVisible()
  // What was done without network is drawn on the course and on its lesson as it will be once it is sent.
  const percent = String(Math.round(progress + (10 / stepCount) * 100))
  const course = again.getByRole('progressbar', { name: 'Progress of First conversations' })
  await expect(course).toHaveAttribute('aria-valuenow', percent)
  await again.goto(`${server.url}/coursedetails/hindi-conversations`)
  await expect(course).toHaveAttribute('aria-valuenow', percent)
  await expect(again.getByRole('link', { name: /^How are you\? \d+%$/ })).toBeVisible()
  await again.goto(`${server.url}/dashboard`)

  const nothingDone = ['/api/refreshToken', '/api/lastVisitedPage', '/api/together']
  expect(posts.filter((path) => !nothingDone.includes(path))).toEqual([])
  await context.setOffline(false)
  await again.waitForFunction(() => sessionStorage.getItem('token') !== null)
  await expect.poll(() => completedExercises(again, lessonId)).toEqual(ten.map(({ id }) => id))
  await expect(again.getByText(/to be sent/)).toBeHidden()
  expect(posts.filter((path) => path === '/api/updateuserprogress')).toHaveLength(10)
  expect(posts.filter((path) => path === '/api/attempts')).toHaveLength(1)
  await expect.poll(async () => (await attemptsIn(again)).length - before.length).toBe(11)
  await again.reload()
  await expect(again.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  await again.waitForLoadState('networkidle')
  await expect(course).toHaveAttribute('aria-valuenow', percent)
  expect((await attemptsIn(again)).length - before.length).toBe(11)
})

const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('boli-lesson')))

test('a downloaded lesson plays, is listed with its size, and goes with its student', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await downloadLesson(page)
  await page.goto(`${server.url}/downloads`)
  await expect(page.getByText(/^1 lesson, [\d.]+ (kB|MB) on this device$/)).toBeVisible()

  await context.setOffline(true)
  await page.goto(server.url + lesson)
  await press(page, 'Play')
  await expect(page.locator('[data-animation="sound-bar"]').first()).toBeAttached()
  await press(page, 'Transcript')
  await expect(page.getByRole('list', { name: 'Transcript lines' })).toBeVisible()
  const part = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await (await caches.open(names.find((name) => name.startsWith('boli-lesson')) ?? '')).keys()
    const sound = kept.find(({ url }) => url.endsWith('.mp3'))?.url ?? ''
    const answer = await fetch(`${sound}?s=ended`, { headers: { range: 'bytes=10-109' } })
    return [answer.status, (await answer.blob()).size, answer.headers.get('content-range')?.slice(0, 13)]
  })
  expect(part).toEqual([206, 100, 'bytes 10-109/'])
  await page.goto(`${server.url}/`)
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('All else needs a connection.')).toBeVisible()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 2)).toEqual(['On this device', 'Continue learning'])
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.getByRole('link', { name: 'Downloaded lessons' }).click()
  await expect(page).toHaveTitle(/^Downloads · /)
  await expect(page.getByText('All else needs a connection.')).toBeVisible()
  await page.getByRole('button', { name: /profile menu/ }).click()
  await expect(page.locator('[aria-current]')).toHaveText(['Downloads'])
  await page.goto(`${server.url}/coursedetails/hindi-conversations`)
  await page.getByRole('button', { name: 'Download Hello' }).first().click()
  await expect(page.getByText('The academy cannot be reached just now. Your work is kept')).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${server.url}/downloads`)
  await page.getByRole('button', { name: 'Remove How are you?' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect.poll(() => cacheNames(page)).toEqual([])

  await downloadLesson(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => cacheNames(page)).toEqual([])
  await context.setOffline(true)
  const stranger = await context.newPage()
  await stranger.goto(`${server.url}/dashboard`)
  await expect(stranger.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(stranger).toHaveTitle('No connection · Boli')
})

test('a downloaded lesson opens on a line on which nobody answers', async ({ page, context }) => {
  await signIn(page, server.url, 'star@boli.test')
  await downloadLesson(page)
  const [first] = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  await context.route('**/api/**', () => {})
  const tab = await context.newPage()
  await tab.goto(server.url + lesson)
  await expect(tab.getByRole('heading', { level: 1, name: 'How are you?' })).toBeVisible({ timeout: 20_000 })
  // Nor is it waited for again, page after page.
  await tab.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(tab.getByRole('heading', { level: 1, name: first?.question ?? '-' })).toBeVisible({
    timeout: 5000,
  })
})

test('a page that could not come comes by itself with the connection, and a film says that it cannot', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page, server.url, 'new@boli.test')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [first] = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  await page.goto(server.url + lesson)
  await page.locator('.player-screen').waitFor()
  await context.setOffline(true)
  await expect(page.getByText(offlineWords)).toBeVisible()
  await page.locator('.player-screen').click({ position: { x: 60, y: 60 } })
  await expect(page.getByText('Video not available')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: first?.question ?? '-' })).toBeVisible()
})

test('a line that leads nowhere is told, and a page that could not come comes with its end', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'new@boli.test')
  await context.route('**/api/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText(offlineWords)).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await context.unroute('**/api/**')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(offlineWords)).toBeHidden()
})

test('a film that could not be fetched plays once there is a connection again', async ({ page, context }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(server.url + lesson)
  await page.getByLabel('Speed').selectOption({ label: '1.5×' })
  await context.setOffline(true)
  await press(page, 'Play')
  await expect(page.getByText('Video not available')).toBeVisible()
  await context.setOffline(false)
  await press(page, 'Play')
  await expect(page.getByText('Video not available')).toBeHidden()
  await expect(page.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', /^0:0[1-9] of/)
  expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(1.5)
})

test('what one student did without network is never sent as another', async ({ page, context }) => {
  await signIn(page, server.url, 'star@boli.test')
  await downloadLesson(page)
  const [first] = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  await page.goto(server.url + practice)
  await expect(page.getByRole('heading', { level: 1, name: first?.question ?? '-' })).toBeVisible()
  await context.setOffline(true)
  await solveExercise(page, first as Exercise)
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.close()
  await context.clearCookies()
  await context.setOffline(false)

  const posts = postsOf(context)
  const other = await context.newPage()
  await other.goto(`${server.url}/login`)
  await expect(
    other.getByText('1 answer is safe on this device. It is saved when the student who gave it signs in.'),
  ).toBeVisible()
  await signIn(other, server.url, 'new@boli.test')
  await other.waitForLoadState('networkidle')
  expect(await completedExercises(other, lessonId)).toEqual([])
  expect(posts).not.toContain('/api/updateuserprogress')
  await expect(other.getByText(/to be sent/)).toBeHidden()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await other.waitForURL('**/login')

  await signIn(other, server.url, 'star@boli.test')
  await expect.poll(() => completedExercises(other, lessonId)).toEqual([first?.id])
  expect(posts.filter((path) => path === '/api/updateuserprogress')).toHaveLength(1)
})

test('what an author changed of a lesson comes to the device, or the lesson is not whole', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'star@boli.test')
  await downloadLesson(page)
  const [chapter] = await fetched<MenuChapter[]>(page, '/api/courseLeftMenu/hindi-conversations')
  const other = chapter?.lessons.find(({ id }) => id !== lessonId)?.id
  const [borrowed] = (await fetched<Exercise[]>(page, `/api/lessonExercises/${other}`)).flatMap(
    ({ audio }) => audio || [],
  )
  const path = new URL(borrowed ?? '', server.url).pathname
  const captions = await page.evaluate(async (name) => {
    const cache = await caches.open((await caches.keys()).find((one) => one.endsWith(name)) ?? '')
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    const [first = ''] = kept.filter((one) => one.startsWith('/media/captions/'))
    await cache.put(first, new Response('WEBVTT of old'))
    return first
  }, lessonId)
  const keptAt = (at: string) => page.evaluate(async (one) => (await caches.match(one))?.text(), at)
  expect([await keptAt(path), await keptAt(captions)]).toEqual([undefined, 'WEBVTT of old'])

  let audio = borrowed
  await changeAnswers(page, `/lessonExercises/${lessonId}`, (data) => {
    const [first] = Object.values(data) as Exercise[]
    Object.assign(first ?? {}, { audio })
  })
  await page.goto(server.url + practice)
  await expect.poll(() => keptAt(path).then((text) => text !== undefined)).toBe(true)
  await page.goto(server.url + lesson)
  await expect.poll(() => keptAt(captions)).toMatch(/^WEBVTT(?! of old)/)
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()

  const answeredWith = (part: string) =>
    expect.poll(() => keptAt(`/api/lessonExercises/${lessonId}`)).toContain(part)
  audio = '/media/voice/0123456789abcdef0123456789abcdef.mp3?t=gone'
  await page.goto(server.url + practice)
  await answeredWith(audio)
  await page.goto(server.url + lesson)
  await expect(page.getByRole('button', { name: 'Go on downloading' })).toBeVisible()
  audio = borrowed ?? ''
  await page.goto(server.url + practice)
  await answeredWith(audio)
  await page.goto(server.url + lesson)
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
  await context.setOffline(true)
  expect(await page.evaluate(async (one) => (await fetch(one)).status, path)).toBe(200)
})

test('a download that broke stands among the downloads, goes on there, and is seen to come', async ({
  page,
}) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(server.url + lesson)
  await press(page, 'Download for offline')
  const begin = page.getByRole('button', { name: /^Download, / })
  await begin.waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await begin.click()
  await expect(page.getByText('The connection broke.')).toBeVisible()
  await page.getByRole('button', { name: /profile menu/ }).click()
  await page.getByRole('link', { name: 'Downloads', exact: true }).click()
  const row = page.getByRole('region', { name: 'Not all here yet' }).getByRole('listitem')
  await expect(row).toContainText('How are you?')
  await expect(row).toContainText('The connection broke.')
  await expect(page.getByText('Nothing here yet')).toBeHidden()

  await page.unroute('**/api/**')
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/together', async (route) => {
    if (route.request().postData()?.includes('/lexicons/')) await gate
    await route.continue()
  })
  await row.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(row.getByRole('progressbar', { name: 'Download of How are you?' })).toBeVisible()
  await expect(row).toBeFocused()
  await isAccessible(page, 'a lesson that comes')
  await holdsStill(page, 'a lesson that comes')
  goOn()
  await expect(page.getByText(/^1 lesson, [\d.]+ (kB|MB) on this device$/)).toBeVisible({ timeout: 30_000 })
  await expect(row).toBeHidden()
})

test('a full device says so, and nothing half done stays', async ({ page, context }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1000 })
  await page.goto(server.url + lesson)
  await press(page, 'Download for offline')
  await page.getByRole('button', { name: /^Download, / }).click()
  await expect(page.getByText('There is not enough room on this device.')).toBeVisible()
  await expect.poll(() => cacheNames(page)).toEqual([])
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url })
  await press(page, 'Try again')
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible({ timeout: 30_000 })

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1000 })
  await page.reload()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
})

/** Of the service worker. */
async function registrationIn(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return registered
}

/** The connection comes back when no page of the academy is open: the browser wakes its worker. Gives an empty page. */
async function connectWithoutPages(page: Page, registrationId: string): Promise<Page> {
  const context = page.context()
  const blank = await context.newPage()
  const outside = await context.newCDPSession(blank)
  await page.close()
  await context.setOffline(false)
  await outside.send('ServiceWorker.enable')
  const sync = { origin: server.url, registrationId, tag: 'send-answers', lastChance: false }
  await outside.send('ServiceWorker.dispatchSyncEvent', sync)
  return blank
}

test('with every tab closed, the browser sends what waits', async ({ page, context, browser }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await downloadLesson(page)
  const [first] = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  await page.goto(server.url + practice)
  await expect(page.getByRole('heading', { level: 1, name: first?.question ?? '-' })).toBeVisible()
  const registrationId = await registrationIn(page)
  await context.setOffline(true)
  await solveExercise(page, first as Exercise)
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible()
  await connectWithoutPages(page, registrationId)

  const phone = await browser.newContext()
  const elsewhere = await phone.newPage()
  await signIn(elsewhere, server.url, 'subscriber@boli.test')
  await expect.poll(() => completedExercises(elsewhere, lessonId)).toEqual([first?.id])
  await phone.close()
})

test('whoever signed out without a connection is not signed in again to send what waits', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'star@boli.test')
  await downloadLesson(page)
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const done = await completedExercises(page, lessonId)
  const next = exercises.find(({ id }) => !done.includes(id)) as Exercise
  await page.goto(server.url + practice)
  await expect(page.getByRole('heading', { level: 1, name: next.question })).toBeVisible()
  const registrationId = await registrationIn(page)
  await context.setOffline(true)
  await solveExercise(page, next)
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible()
  await page.goto(`${server.url}/dashboard`)
  await press(page, 'Sign Out')
  await page.waitForURL('**/login')
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'boli_refresh')?.value
  const before = await cookie()
  const blank = await connectWithoutPages(page, registrationId)
  // By then it has long sent them, where it does.
  await blank.waitForTimeout(3000)
  expect(await cookie()).toBe(before)
  await signIn(blank, server.url, 'star@boli.test')
  await expect.poll(() => completedExercises(blank, lessonId)).toEqual([...done, next.id])
})

test('what was skipped stays skipped, and what was typed stays typed', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const typing = exercises.findIndex(({ questionType }) => questionType.endsWith('TYPE'))
  await page.goto(server.url + practice)
  for (let at = 0; at < typing; at += 1) {
    await expect(page.getByRole('heading', { level: 1, name: exercises[at]?.question ?? '-' })).toBeVisible()
    await press(page, 'Skip')
  }
  await page.getByLabel('Your answer').fill('मैं ठी')
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('मैं ठी')
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeEnabled()
  await solveExercise(page, exercises[typing] as Exercise)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: exercises[typing + 1]?.question ?? '-' }),
  ).toBeVisible()
})

test('what one thinks of a lesson stays written until it could be sent', async ({ page, context }) => {
  await signIn(page, server.url, 'new@boli.test')
  const idsIn = async (path: string) => (await fetched<{ id: string }[]>(page, path)).map(({ id }) => id)
  const here = {
    course: 'hindi',
    unit: 'hindi-conversations',
    chapter: 'hindi-conversations.meeting',
    lesson: lessonId,
  }
  await completeExercises(page, here, await idsIn(`/api/lessonExercises/${lessonId}`))
  await completeWords(page, here, await idsIn(`/api/lessonVocabularies/${lessonId}`))
  await page.goto(server.url + practice)
  const comment = page.getByLabel('Your comment')
  const stars = page.getByRole('radio', { name: '3.5 stars' })
  await comment.fill('On the bus आप was quite clear to me.')
  await stars.check({ force: true })
  await context.setOffline(true)
  await press(page, 'Submit')
  await expect(page.getByText('Error during adding/updating Add feedback')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(comment).toHaveValue('On the bus आप was quite clear to me.')
  await expect(stars).toBeChecked()
  await press(page, 'Submit')
  await expect(page.getByRole('heading', { level: 1, name: 'You have finished How are you?' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft/.test(key)))).toEqual(
    [],
  )
})

test('the academy can be installed', async ({ page, context }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  const { errors, url } = await devtools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const sizes = await page.evaluate(async () => {
    const { icons } = (await (await fetch('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
    const sizeOf = async (src: string) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return `${src} ${picture.naturalWidth}`
    }
    return Promise.all(icons.filter(({ src }) => src.endsWith('.png')).map(({ src }) => sizeOf(src)))
  })
  expect(sizes).toEqual([
    '/icons/192.png 192',
    '/icons/512.png 512',
    '/icons/maskable-192.png 192',
    '/icons/maskable-512.png 512',
  ])
})

for (const [width, scheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`offline screens are accessible and hold still at ${width} px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page, server.url, 'subscriber@boli.test')
    const course = '/coursedetails/hindi-conversations'
    const problems = problemsOf(page)
    for (const route of ['/downloads', course]) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    await downloadLesson(page)
    expect(problems).toEqual([])
    await context.setOffline(true)
    for (const route of ['/downloads', '/dashboard', course, lesson, practice]) {
      await page.goto(server.url + route)
      await expect(page.getByText(offlineWords)).toBeVisible()
      await holdsStill(page, route)
      await isAccessible(page, route)
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${width}${route.replaceAll('/', '_').slice(-30)}.png`,
        })
    }
    await context.close()
  })
}
