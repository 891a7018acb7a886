import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { fetched, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-how-are-you'
const practice = `/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/${lessonId}/practice`
const server = servedOn(3121)

async function holdsStill(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(wide, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

const kindOf = ({ questionType }: Exercise) => exerciseTypes[questionType as ExerciseType].answer

/** Opens the practice at the first exercise that is wanted, as if it had been left there. */
async function goTo(page: Page, wanted: (exercise: Exercise) => boolean): Promise<Exercise> {
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const exercise = exercises.find((one) => !one.isCompleted && wanted(one))
  if (!exercise) throw new Error('There is no such exercise in the lesson.')
  // Where no practice is open: it would write down its own place as it goes.
  await page.goto(`${server.url}/credits`)
  await page.evaluate(
    ([lesson, id]) =>
      localStorage.setItem(`practice-place-${sessionStorage.getItem('id')}-${lesson}`, id ?? ''),
    [lessonId, exercise.id],
  )
  await page.goto(server.url + practice)
  await expect(page.getByRole('heading', { level: 1, name: exercise.question })).toBeVisible()
  return exercise
}

const sentence = (exercise: Exercise) => exercise.options.answer === 'मैं ठीक हूँ'.normalize('NFC')
const answeredBy = (kind: AnswerKind) => (exercise: Exercise) => kindOf(exercise) === kind

test('a wrong answer says why, and shows what differs; a variant shows the norm', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await goTo(page, sentence)
  const field = page.getByLabel('Your answer')
  await field.fill('मैं ठीक है')
  await field.press('Enter')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
  await expect(page.getByText('Please try again')).toBeVisible()
  const verdict = page.getByRole('status').filter({ hasText: "Oh no! that's incorrect" })
  await expect(verdict).toContainText('You wrote है; here it is हूँ, since मैं takes हूँ.')
  await expect(verdict.getByRole('definition').nth(0)).toContainText('मैं ठीक है')
  await expect(verdict.getByRole('definition').nth(1)).toContainText('मैं ठीक हूँ')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
  await isAccessible(page, 'a wrong answer')
  await holdsStill(page, 'a wrong answer')

  await field.fill('मैं ठीक हूं')
  await field.press('Enter')
  const right = page.getByRole('status').filter({ hasText: "That's Correct" })
  await expect(right).toContainText('Tremendous!')
  await expect(right).toContainText('written with a chandrabindu')
  await expect(right).toContainText('The norm')
  await isAccessible(page, 'an accepted variant')
  expect(problems).toEqual([])
})

test('an answer given before the words have come waits for them, and is judged by them', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  const words = Promise.withResolvers<void>()
  await page.route('**/api/lexicons/hindi', async (route) => {
    await words.promise
    await route.continue()
  })
  await goTo(page, sentence)
  const field = page.getByLabel('Your answer')
  await field.fill('मैं ठीक है')
  await field.press('Enter')
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await expect(check).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText("Oh no! that's incorrect")).toBeHidden()
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0)

  words.resolve()
  const verdict = page.getByRole('status').filter({ hasText: "Oh no! that's incorrect" })
  await expect(verdict).toContainText('You wrote है; here it is हूँ, since मैं takes हूँ.')
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(1)
  expect(problems).toEqual([])
})

test('where the words cannot be had, an answer is judged by those of the lesson', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.route('**/api/lexicons/hindi', (route) => route.abort())
  await goTo(page, sentence)
  const field = page.getByLabel('Your answer')
  await field.fill('मैं ठीक है')
  await field.press('Enter')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
})

test.describe('without a service worker, which may have it by now', () => {
  test.use({ serviceWorkers: 'block' })

  test('what answers in words need is asked for again where the line broke', async ({ page }) => {
    await signIn(page, server.url, 'student@boli.test')
    let isBroken = true
    await page.route('**/assets/later-parts-*.js', (route) => (isBroken ? route.abort() : route.continue()))
    await goTo(page, sentence)
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled()
    await expect(page.getByLabel('Your answer')).toHaveCount(0)
    isBroken = false
    const field = page.getByLabel('Your answer')
    await field.fill('मैं ठीक है')
    await field.press('Enter')
    await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
  })
})

for (const kind of ['image', 'audio', 'text', 'order', 'type', 'record'] as const) {
  test(`three hints lead to the answer of ${kind}, by the key H, and nobody is trapped`, async ({ page }) => {
    await signIn(page, server.url, 'subscriber@boli.test')
    const exercise = await goTo(page, answeredBy(kind))
    const hints = page.getByRole('status').getByRole('listitem')
    const key = kind === 'type' ? 'Alt+h' : 'h'
    await page.keyboard.press(key)
    await expect(hints).toHaveCount(1)
    await page.keyboard.press(key)
    await expect(hints).toHaveCount(2)
    const isChosen = ['image', 'audio', 'text'].includes(kind)
    if (isChosen) await expect(page.locator('input[type="radio"]:disabled')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeVisible()
    await page.keyboard.press(key)
    await expect(hints).toHaveCount(3)
    await expect(hints.nth(2)).toContainText('The answer is')
    await expect(page.getByRole('button', { name: /^(Hint|Answer)$/ })).toHaveCount(0)
    await isAccessible(page, `the hints of ${kind}`)
    await holdsStill(page, `the hints of ${kind}`)
    if (kind !== 'type') return
    await page.getByLabel('Your answer').fill(exercise.options.answer)
    const logged = page.waitForRequest((request) => request.url().includes('updateuserprogress'))
    await press(page, 'Check')
    await press(page, 'Next')
    expect((await logged).postDataJSON().attempt.hints).toBe(3)
  })
}

test('an answer that should count is sent, accepted by an author, and told of', async ({ page, browser }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await goTo(page, sentence)
  const field = page.getByLabel('Your answer')
  await field.fill('मैं अच्छा हूँ')
  await press(page, 'Check')
  await press(page, 'My answer should count')
  const dialog = page.getByRole('dialog', { name: 'My answer should count' })
  await dialog.getByRole('textbox').fill('We say so at home.')
  await isAccessible(page, 'the claim')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. An author will look at your answer.')).toBeVisible()

  const office = await browser.newPage()
  await signIn(office, server.url, 'admin@boli.test')
  const [claim] = await fetched<{ id: string; comment: string }[]>(office, '/api/admin/answerClaims')
  expect(claim?.comment).toBe('We say so at home.')
  await office.evaluate(async (id) => {
    const authorization = `Bearer ${sessionStorage.getItem('token')}`
    const headers = { authorization, 'content-type': 'application/json' }
    const body = JSON.stringify({ state: 'accepted' })
    await fetch(`/api/admin/answerClaims/${id}`, { method: 'PATCH', headers, body })
  }, claim?.id)
  await office.close()

  await page.goto(`${server.url}/dashboard`)
  await expect(page.getByText(/You were right: “मैं अच्छा हूँ” counts now/u)).toBeVisible()
  await isAccessible(page, 'the news')
  await goTo(page, sentence)
  await field.fill('मैं अच्छा हूँ')
  await press(page, 'Check')
  await expect(page.getByText("That's Correct")).toBeVisible()
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/You were right/)).toHaveCount(0)
  expect(problems).toEqual([])
})

for (const [width, scheme] of [
  [1440, 'light'],
  [375, 'dark'],
  [320, 'light'],
] as const) {
  test(`a verdict with its hints fits at ${width} px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 700 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page, server.url, 'star@boli.test')
    await goTo(page, sentence)
    await page.getByLabel('Your answer').fill('मैं बहुत ठिक हुँ जी')
    await press(page, 'Hint')
    await press(page, 'Hint')
    await press(page, 'Check')
    await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeInViewport()
    await holdsStill(page, `a verdict at ${width}`)
    await isAccessible(page, `a verdict at ${width}`)
    await context.close()
  })
}

/** What a reader sees in each line of a text. */
function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const lines: { top: number; text: string }[] = []
    const letters = document.createRange()
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      letters.selectNodeContents(node)
      const { top } = letters.getBoundingClientRect()
      const last = lines.at(-1)
      if (last && top - last.top < 20) last.text += node.textContent
      else lines.push({ top, text: node.textContent ?? '' })
    }
    return lines.map((line) => line.text.trim())
  })
}

test('on a small telephone no word of what was written and of what is right is broken', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  await signIn(page, server.url, 'new@boli.test')
  await goTo(page, sentence)
  await page.getByLabel('Your answer').fill('theek')
  await press(page, 'Check')
  const verdict = page.getByRole('status').filter({ hasText: "Oh no! that's incorrect" })
  const shown = verdict.getByRole('definition').nth(1).locator('[aria-hidden]')
  expect(await linesOf(shown)).toEqual(['main theek', 'hoon'])
  await context.close()
})

test('on a telephone that lies on its side the verdict and its hints are read, beside the answer', async ({
  browser,
}) => {
  const size = { width: 640, height: 300 }
  const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signIn(page, server.url, 'star@boli.test')
  await goTo(page, sentence)
  const field = page.getByLabel('Your answer')
  const check = async (answer: string) => {
    await field.fill(answer)
    await press(page, 'Check')
  }
  await check('मैं बहुत ठिक हुँ जी')
  const title = page.getByText("Oh no! that's incorrect")
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(field).toBeInViewport({ ratio: 1 })
  const said = page.getByRole('status').filter({ has: title })
  const fits = () => said.evaluate((part) => part.getBoundingClientRect().top > 90)
  await expect.poll(fits).toBe(true)

  for (const hint of ['Word for word: I · fine · to be', '3 words, which begin so:']) {
    await press(page, 'Hint')
    await expect(page.getByText(hint)).toBeInViewport({ ratio: 1 })
  }
  expect(await fits()).toBe(true)
  await check('मैं ठीक है')
  await expect(page.getByText('You wrote है; here it is हूँ')).toBeVisible()
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(field).toBeInViewport({ ratio: 1 })
  await context.close()
})
