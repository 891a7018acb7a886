import { expect, type Page, test } from '@playwright/test'
import type { TrialLesson } from '#calls/trial.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press, solveExercise } from './solve-exercise.ts'
import { completedExercises, holdsStill, leave, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-hello'
const server = servedOn(3116)

const keptOnDevice = (page: Page, owner: string) =>
  page.evaluate((key) => localStorage.getItem(key), `unsaved-progress-${owner}`)

async function trialLesson(): Promise<TrialLesson> {
  return (await (await fetch(`${server.url}/api/trialLesson`)).json()).results.data
}

test('a visitor learns, and finds it again in the account, counted once', async ({ page }) => {
  const problems = problemsOf(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const { exercises } = await trialLesson()
  await page.goto(`${server.url}/try`)
  await page.getByLabel('Speed').selectOption({ label: '1.5×' })
  await press(page, 'Play')
  await expect(page.getByText('Well watched. Now say it yourself.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Practise' }).click()

  // What was watched already is not asked again.
  await press(page, 'Next')
  await press(page, 'Next')
  const [, , cat, house] = exercises
  const wrongAt = optionsOf(cat as never).findIndex(({ key }) => key !== cat?.options.answer)
  await page.getByRole('radio').nth(wrongAt).check({ force: true })
  await press(page, 'Check')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
  await solveExercise(page, cat as never)
  await page.reload()
  await expect(page.getByText(house?.question ?? '-')).toBeVisible()
  await solveExercise(page, house as never)

  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^You have learnt \d+ words$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible()
  expect(sent).toEqual([])

  const kept = await keptOnDevice(page, 'visitor')
  await signIn(page, server.url, 'new@boli.test')
  await expect(page.getByText('What you tried is in your account now.')).toBeVisible()
  const done = exercises.slice(0, 4).map(({ id }) => id)
  await expect.poll(() => completedExercises(page, lessonId)).toEqual(done)
  await expect.poll(() => keptOnDevice(page, 'visitor')).toBeNull()
  expect(sent.filter((path) => path === '/api/updateuserprogress')).toHaveLength(5)
  expect(sent.filter((path) => path === '/api/attempts')).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Continue learning' })).toBeVisible()

  // Sent once more, as a second tab or a lost reply would: nothing changes.
  await page.evaluate(
    (entries) => localStorage.setItem(`unsaved-progress-${sessionStorage.getItem('id')}`, entries ?? ''),
    kept,
  )
  await page.reload()
  await expect.poll(() => sent.filter((path) => path === '/api/updateuserprogress').length).toBe(10)
  expect(await completedExercises(page, lessonId)).toEqual(done)
  expect(problems).toEqual([])

  await leave(page)
  await signIn(page, server.url, 'star@boli.test')
  expect(await completedExercises(page, lessonId)).toEqual([])
})

test('whoever registers at the end keeps what they tried', async ({ page }) => {
  const [, , cat] = (await trialLesson()).exercises
  await page.goto(`${server.url}/try/practice`)
  await press(page, 'Skip')
  await press(page, 'Skip')
  await expect(page.getByText(cat?.question ?? '-')).toBeVisible()
  await solveExercise(page, cat as never)
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await page.waitForURL('**/register')
  const form = { Name: 'Divya Rao', 'E-mail': 'divya@boli.test', Password: 'nine green parrots' }
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Confirm Password', { exact: true }).fill(form.Password)
  await page.getByLabel('I am 18 or older and accept the Terms & Conditions').check()
  await press(page, 'Sign Up')
  await page.waitForURL('**/register_success')
  await page.getByRole('link', { name: 'Go to my courses' }).click()
  await expect(page.getByText('What you tried is in your account now.')).toBeVisible()
  await expect.poll(() => completedExercises(page, lessonId)).toEqual([cat?.id])
  await expect.poll(() => keptOnDevice(page, 'visitor')).toBeNull()
})

test('of a film only the line that is read and the next are laid out', async ({ page }) => {
  await page.goto(`${server.url}/try`)
  // Looked at with every picture: a line may be over before anybody asks.
  const seen = await page.evaluateHandle(() => {
    const laidOut: string[] = []
    const look = () => {
      const lines = [...document.querySelectorAll('.film-label')]
      const now = lines.flatMap((line, index) => (line.clientHeight > 0 ? [index] : [])).join(' and ')
      if (now !== laidOut.at(-1)) laidOut.push(now)
      requestAnimationFrame(look)
    }
    look()
    return laidOut
  })
  const laidOut = () => seen.evaluate((all) => all.filter((lines) => lines !== ''))
  await expect.poll(laidOut).toEqual(['0'])
  await press(page, 'Play')
  await expect
    .poll(async () => (await laidOut()).slice(0, 3), { timeout: 30_000 })
    .toEqual(['0', '0 and 1', '1 and 2'])
})

test('who is signed in goes to the lesson itself', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/try`)
  await page.waitForURL(`**/lesson/${lessonId}`)
})

test('a lesson is tried by keyboard alone', async ({ page }) => {
  const { exercises } = await trialLesson()
  const at = exercises.findIndex(({ questionType }) => questionType === 'LISTEN WITH IMAGE')
  await page.goto(`${server.url}/try`)
  const practise = page.getByRole('link', { name: 'Practise' })
  await practise.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  for (let skipped = 0; skipped < at; skipped += 1) {
    await page.getByRole('button', { name: 'Skip' }).focus()
    await page.keyboard.press('Enter')
  }
  const exercise = exercises[at]
  await expect(page.getByRole('heading', { level: 1, name: exercise?.question ?? '-' })).toBeFocused()
  const right = optionsOf(exercise as never).findIndex(({ key }) => key === exercise?.options.answer)
  await page.keyboard.press(String(right + 1))
  await page.keyboard.press('Enter')
  await expect(page.getByText("That's Correct")).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText("That's Correct")).toBeHidden()
})

for (const [width, scheme] of [
  [1440, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`the lesson to try is accessible and holds still at ${width} px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 640 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems = problemsOf(page)
    for (const route of ['/try', '/try/practice', '/try/finish']) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, route)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
