import { expect, test } from '@playwright/test'
import type { MyMistake } from '#calls/review.ts'
import { answer, loadOf, sessionOf } from './answer-review.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { changeAnswers, fetched, hasCome, holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3188)

for (const [width, scheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [600, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`the review and my words are accessible and hold still at ${width} px, ${scheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems = problemsOf(page)
    await signIn(page, server.url, 'student@boli.test')
    for (const route of ['/dashboard', '/mywords', '/mywords?tab=mistakes', '/review']) {
      await page.goto(server.url + route)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

test('before the first lesson there is nothing to review yet, and Mor sleeps', async ({ page }) => {
  await signIn(page, server.url, 'star@boli.test')
  await expect(page.getByRole('region', { name: 'Daily review' })).toBeHidden()
  await page.goto(`${server.url}/review`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to review yet' })).toBeVisible()
  await expect(page.locator('[data-animation="mor-asleep"]')).toBeVisible()
  await isAccessible(page, 'nothing due')
  await page.goto(`${server.url}/mywords`)
  await expect(page.getByText('No words yet')).toBeVisible()
  await isAccessible(page, 'no words')
  await page.getByRole('main').getByRole('link', { name: 'My Courses' }).click()
  await page.waitForURL('**/dashboard')
})

test('my words are found in Devanagari, roman and English; mistakes say why', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/mywords`)
  const words = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Hear/ }) })
  for (const search of ['आम', 'am', 'mango']) {
    await page.getByLabel('Find a word').fill(search)
    await expect(words.getByText('mango', { exact: true })).toBeVisible()
    await expect.poll(() => words.getByRole('listitem').count()).toBeLessThan(8)
  }
  await page.getByLabel('Find a word').fill('xyz')
  await expect(page.getByText('0 words')).toBeVisible()
  await expect(page.getByText('No Record Found!')).toBeVisible()
  await page.getByRole('link', { name: 'Mistakes' }).click()
  const { mistakes } = await fetched<{ mistakes: MyMistake[] }>(page, '/api/myMistakes')
  const [mistake] = mistakes
  expect(mistake).toBeDefined()
  await expect(page.getByText('You wrote').first()).toBeVisible()
  await page
    .getByRole('link', { name: mistake?.place.lessonName ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: mistake?.place.lessonName ?? '' })).toBeVisible()
  expect(problems).toEqual([])
})

test('what has come stays while more of it cannot be asked for, and is asked for again', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'student@boli.test')
  const field = page.getByLabel('Find a word')
  const again = page.getByRole('button', { name: 'Try again' })
  const failed = page.getByRole('alert').filter({ hasText: /^Error during loading my (words|mistakes), / })
  const word = page.getByRole('button', { name: /^Hear/ }).first()
  const lists = [
    { call: '/myMistakes', address: '/mywords?tab=mistakes', row: page.getByText('You wrote').first() },
    { call: '/myWords?search=', address: '/mywords', row: word },
  ]
  for (const { call, address, row } of lists) {
    await changeAnswers(page, call, (data) => {
      data.next = 'more'
    })
    await page.goto(server.url + address)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect(failed).toBeVisible()
    await expect(again).toBeFocused()
    await expect(row).toBeVisible()
    if (call === '/myMistakes') await context.setOffline(false)
  }
  await field.fill('xyz')
  await expect(word).toBeHidden()
  await expect(failed).toBeVisible()
  await expect(field).toBeFocused()
  await context.setOffline(false)
  await again.press('Enter')
  await expect(page.getByText('No Record Found!')).toBeVisible()
})

test('an answer given without a connection arrives later, once', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/review`)
  const before = await sessionOf(page)
  const first = before.items[0]?.exercise.question ?? '-'
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await hasCome(page)
  await context.setOffline(true)
  await answer(page, before.items[0])
  await context.setOffline(false)
  // Who asks in the moment of the change may still be told that there is no connection.
  const answers = () =>
    fetch('/api/health').then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(() => page.evaluate(answers)).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(async () => (await loadOf(page)).due).toBe(before.due - 1)
  await page.reload()
  expect((await loadOf(page)).due).toBe(before.due - 1)
})

test('an answer of the review that should count is sent to the authors, once it is logged', async ({
  page,
}) => {
  await signIn(page, server.url, 'student@boli.test')
  const { items } = await sessionOf(page)
  const typed = items.findIndex(
    ({ task, exercise }) => task === 'exercise' && /TYPE$/.test(exercise.questionType),
  )
  expect(typed).toBeGreaterThanOrEqual(0)
  await page.goto(`${server.url}/review`)
  for (const { exercise } of items.slice(0, typed)) {
    await expect(page.getByRole('heading', { level: 1, name: exercise.question })).toBeVisible()
    await press(page, 'Skip')
  }
  await page.getByLabel('Your answer').fill('नमक और चीनी')
  await press(page, 'Check')
  const claim = page.getByRole('button', { name: 'My answer should count' })
  await claim.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. An author will look at your answer.')).toBeVisible()
  // What is written after the first answer tells nothing of the memory, and is not logged.
  await page.getByLabel('Your answer').fill('चीनी और नमक')
  await press(page, 'Check')
  await expect(claim).toHaveCount(0)
})

test('whoever has more due than a day holds is told so above the question, with Skip and Check in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, server.url, 'student@boli.test')
  const chooseDaily = (reviewsADay: number) =>
    page.evaluate(async (most) => {
      const headers = {
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
        'content-type': 'application/json',
      }
      const pace = { goal: null, showsStreak: true, restDays: 2, showsPoints: true, reviewsADay: most }
      return (await fetch('/api/goals', { method: 'PUT', headers, body: JSON.stringify(pace) })).status
    }, reviewsADay)
  expect(await chooseDaily(20)).toBe(200)
  await page.goto(`${server.url}/review`)
  const welcome = page.getByText('Welcome back. We begin with what you can still catch')
  await expect(welcome).toBeVisible()
  const [note, question] = await Promise.all([
    welcome.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
  await press(page, 'Skip')
  await expect(welcome).toBeHidden()
  expect(await chooseDaily(60)).toBe(200)
})

test('a whole review by keyboard: the line is drawn, what was missed comes again, tomorrow is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  const load = await loadOf(page)
  const card = page.getByRole('region', { name: 'Daily review' })
  await expect(card.getByText(`${load.due} due, ${load.minutes} min`)).toBeVisible()
  await card.getByRole('link', { name: 'Review' }).press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Progress of Daily review' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
  const { items } = await sessionOf(page)
  expect(items.length).toBe(load.due)
  expect(items.map(({ task }) => task)).toEqual(expect.arrayContaining(['exercise', 'read']))

  const [missed] = items
  await page.getByRole('button', { name: "I don't know" }).press('Enter')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
  await isAccessible(page, 'a verdict of the review')
  for (const item of items) await answer(page, item)
  await answer(page, missed)

  await expect(page.getByRole('heading', { level: 1, name: 'Your review is done' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress of Daily review' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(page.getByText(`${items.length} of ${items.length + 1}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The next days' })).toBeVisible()
  await isAccessible(page, 'the end of a review')
  await expect.poll(async () => (await loadOf(page)).due).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(card.getByText('Nothing is due today: time for something new')).toBeVisible()
  expect(problems).toEqual([])
})
