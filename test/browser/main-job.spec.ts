import { expect, test } from '@playwright/test'
import type { MenuChapter } from '#calls/courses.ts'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press, solveExercise } from './solve-exercise.ts'
import { brokenOff, completedExercises, fetched, holdsStill, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-how-are-you'
const lesson =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-how-are-you'
const server = servedOn(3180)

test('a student learns a lesson from start to end, through a crash, and finds it again', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
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

  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  expect(exercises.length).toBeGreaterThan(9)
  const half = Math.floor(exercises.length / 2)
  for (const exercise of exercises.slice(0, half)) await solveExercise(page, exercise)
  await expect.poll(() => completedExercises(page, lessonId)).toHaveLength(half)

  await server.kill()
  await server.start()
  await page.reload()
  // What was under way when the server was killed may say so, and nothing else.
  problems.splice(0, problems.length, ...problems.filter((problem) => !brokenOff.test(problem)))
  expect(await completedExercises(page, lessonId)).toEqual(exercises.slice(0, half).map(({ id }) => id))
  for (const exercise of exercises.slice(half)) await solveExercise(page, exercise)

  const words = await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lessonId}`)
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
  await signIn(elsewhere, server.url, 'student@boli.test')
  const progress = () => fetched(elsewhere, `/api/lessonExercisesProgress/${lessonId}`)
  await expect.poll(progress).toMatchObject({ progress: 100, isCompleted: true })
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
  [1440, 'dark'],
  [768, 'light'],
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
      if (route === '/dashboard') await signIn(page, server.url, 'subscriber@boli.test')
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

test('a locked lesson says Oops and leads to the plans', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  const menu = await fetched<MenuChapter[]>(page, '/api/courseLeftMenu/hindi-conversations')
  const chapter = menu.find(({ lessons }) => !lessons[0]?.isUnLock)
  const place = `/introduction/course/hindi/chapter/${chapter?.chapterId}/unit/hindi-conversations`
  await page.goto(`${server.url}${place}/lesson/${chapter?.lessons[0]?.id}`)
  await expect(page.getByText(/Oops!/)).toBeVisible()
  await isAccessible(page, 'a locked lesson')
})

test('what is under way stands before the week, and that before all that could be begun', async ({
  page,
}) => {
  await signIn(page, server.url, 'student@boli.test')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: 'All levels' })).toBeVisible()
  expect((await headings.allTextContents()).slice(0, 4)).toEqual([
    'Daily review',
    'Continue learning',
    'My week',
    'Absolute beginners',
  ])
})

for (const height of [640, 560]) {
  test(`on a phone ${height} px high a film's sign to play is in sight at once`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height })
    await signIn(page, server.url, 'student@boli.test')
    await page.goto(server.url + lesson)
    const sign = page.locator('.play-sign > *')
    await expect(sign).toBeVisible()
    const bar = page.getByRole('progressbar', { name: 'Progress of How are you?' })
    const film = await page.locator('.player-screen').boundingBox()
    const { y = 0, height: tall = 0 } = (await sign.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(film?.y ?? 0)
    expect(y + tall).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  })
}

test('the details of a whole language are its courses', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  await page.goto(`${server.url}/coursedetails/marathi`)
  await page.waitForURL('**/dashboard')
  await expect(page.getByLabel('Language')).toHaveValue('marathi')
  await page.goto(`${server.url}/coursedetails/nope`)
  await expect(page.getByRole('heading', { level: 1, name: 'This is not here' })).toBeVisible()
  await isAccessible(page, '/coursedetails of nothing')
})
