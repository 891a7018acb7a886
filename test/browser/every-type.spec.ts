import { expect, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { servedOn } from './own-server.ts'
import { answerByKeys, pressByKeys, tabTo } from './solve-by-keys.ts'
import { solveExercise } from './solve-exercise.ts'
import { completeExercises, completeWords, fetched, problemsOf, signIn, tapTwice } from './student.ts'

const meeting = { course: 'hindi', unit: 'hindi-conversations', chapter: 'hindi-conversations.meeting' }
/** Together they hold all fourteen types. */
const lessons = ['hindi-conversations-where-from', 'hindi-conversations-hello']
const server = servedOn(3131)

type Solve = (page: Page, exercise: Exercise) => Promise<void>

/** Goes through one exercise of each type, and says which types those were. */
async function solveEachType(page: Page, solve: Solve): Promise<string[]> {
  const met = new Set<string>()
  for (const lesson of lessons) {
    const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson}`)
    const left = exercises.filter(({ questionType }) => !met.has(questionType) && met.add(questionType))
    const done = exercises.filter((exercise) => !left.includes(exercise)).map(({ id }) => id)
    await completeExercises(page, { ...meeting, lesson }, done)
    const { course, chapter, unit } = meeting
    await page.goto(
      `${server.url}/course/${course}/chapter/${chapter}/unit/${unit}/lesson/${lesson}/practice`,
    )
    for (const exercise of left) {
      await expect(page.getByRole('heading', { level: 1, name: exercise.question })).toBeVisible()
      await solve(page, exercise)
    }
    await expect(page.getByRole('button', { name: 'Discover Meaning' })).toBeVisible()
  }
  return [...met].sort()
}

const all = Object.keys(exerciseTypes).sort()

test('each of the fourteen types is answered with the mouse', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  expect(await solveEachType(page, solveExercise)).toEqual(all)
  expect(problems).toEqual([])
})

test('each of the fourteen types is answered by keyboard alone', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  const met = await solveEachType(page, async (on, exercise) => {
    await answerByKeys(on, exercise)
    await pressByKeys(on, 'Next')
  })
  expect(met).toEqual(all)
  expect(problems).toEqual([])
})

test('who answers by keys goes on from where they are', async ({ page }) => {
  await signIn(page, server.url, 'new@boli.test')
  const lesson = 'hindi-conversations-hello'
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson}`)
  const kept = ['LISTEN WITH TEXT', 'LISTEN WITH ORDER']
  const left = exercises.filter(({ questionType }) => kept.includes(questionType))
  const done = exercises.filter((exercise) => !left.includes(exercise)).map(({ id }) => id)
  await completeExercises(page, { ...meeting, lesson }, done)
  const { course, chapter, unit } = meeting
  await page.goto(`${server.url}/course/${course}/chapter/${chapter}/unit/${unit}/lesson/${lesson}/practice`)
  const [chosen, ordered] = left
  if (!chosen || !ordered) throw new Error('The lesson has none to choose or none to order.')

  await expect(page.getByRole('heading', { level: 1, name: chosen.question })).toBeFocused()
  const first = page.getByRole('radio').first()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await answerByKeys(page, chosen)
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: ordered.question })).toBeFocused()
  const waiting = page.getByRole('list', { name: 'Words to place' }).getByRole('button')
  const hung = page.getByRole('list', { name: 'Your sentence' }).getByRole('button')
  const words = optionsOf(ordered).length
  await expect(waiting).toHaveCount(words)
  await tabTo(page, waiting.first())
  for (let placed = 1; placed < words; placed += 1) {
    await page.keyboard.press('Enter')
    await expect(hung).toHaveCount(placed)
    await expect(waiting.first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused()
  await tabTo(page, hung.first())
  await page.keyboard.press('Enter')
  await expect(waiting).toHaveCount(1)
  await expect(hung.first()).toBeFocused()
})

test('each of the fourteen types is answered by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const problems = problemsOf(page)
  await signIn(page, server.url, 'subscriber@boli.test')
  const met = await solveEachType(page, async (on, exercise) => {
    await touches[exerciseTypes[exercise.questionType as ExerciseType].answer](on, exercise)
    await tap(on, 'Next')
  })
  expect(met).toEqual(all)
  expect(problems).toEqual([])
})

const touches: Record<AnswerKind, Solve> = {
  image: chooseByTouch,
  audio: chooseByTouch,
  text: chooseByTouch,
  order: async (page, { options }) => {
    const waiting = page.getByRole('list', { name: 'Words to place' })
    for (const word of options.answerWords ?? [])
      await waiting.getByRole('button', { name: word, exact: true }).first().tap()
    await tap(page, 'Check')
  },
  // What a phone's own Hindi keyboard brings in.
  type: async (page, { options }) => {
    await page.getByLabel('Your answer').tap()
    await page.keyboard.insertText(options.answer)
    await tap(page, 'Check')
  },
  record: async (page) => {
    const silently = page.getByRole('button', { name: "I can't speak now" })
    await silently.or(page.getByRole('button', { name: 'I can speak again' })).waitFor()
    if (await silently.isVisible()) await silently.tap()
    await page.getByRole('button', { name: /the model/i }).tap()
    await tap(page, 'I have listened')
  },
  watched: watchByTouch,
  watched4: watchByTouch,
}

async function chooseByTouch(page: Page, exercise: Exercise): Promise<void> {
  const at = optionsOf(exercise).findIndex(({ key }) => key === exercise.options.answer)
  await page
    .locator('label', { has: page.getByRole('radio') })
    .nth(at)
    .tap()
  await tap(page, 'Check')
}

async function watchByTouch(page: Page): Promise<void> {
  await tap(page, 'Play')
  await page.getByText('You have watched it.').waitFor({ timeout: 60_000 })
}

async function tap(page: Page, name: string): Promise<void> {
  // Two taps in a moment would be one.
  await page.waitForTimeout(400)
  await page.getByRole('button', { name, exact: true }).first().tap()
}

test('who taps twice reads the verdict all the same', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await signIn(page, server.url, 'student@boli.test')
  const lesson = 'hindi-conversations-how-are-you'
  const { course, chapter, unit } = meeting
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson}`)
  const chosen = exercises.find(({ questionType }) => questionType === 'LISTEN WITH TEXT')
  if (!chosen) throw new Error('The lesson has none to choose.')
  const done = exercises.filter((exercise) => exercise !== chosen).map(({ id }) => id)
  await completeExercises(page, { ...meeting, lesson }, done)
  await page.goto(`${server.url}/course/${course}/chapter/${chapter}/unit/${unit}/lesson/${lesson}/practice`)
  await expect(page.getByRole('heading', { level: 1, name: chosen.question })).toBeVisible()
  const at = optionsOf(chosen).findIndex(({ key }) => key === chosen.options.answer)
  await page
    .locator('label', { has: page.getByRole('radio') })
    .nth(at)
    .tap()
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await expect(check).toBeEnabled()
  await tapTwice(page, check)
  await expect(page.getByText("That's Correct")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: chosen.question })).toBeVisible()
  await tap(page, 'Next')
  await expect(page.getByRole('button', { name: 'Discover Meaning' })).toBeVisible()
})

test('who taps Skip twice skips once, and stays where the practice ends', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  await signIn(page, server.url, 'subscriber@boli.test')
  const place = { ...meeting, lesson: 'hindi-conversations-how-are-you' }
  const idsIn = async (list: string) =>
    (await fetched<{ id: string }[]>(page, `/api/${list}/${place.lesson}`)).map(({ id }) => id)
  await completeExercises(page, place, await idsIn('lessonExercises'))
  await completeWords(page, place, await idsIn('lessonVocabularies'))
  const { course, chapter, unit, lesson } = place
  const practice = `/course/${course}/chapter/${chapter}/unit/${unit}/lesson/${lesson}/practice`
  await page.goto(server.url + practice)
  await expect(page.getByLabel('Your comment')).toBeVisible()
  await tapTwice(page, page.getByRole('button', { name: 'Skip', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'You have practised How are you?' })).toBeVisible()
  await page.waitForTimeout(1000)
  expect(new URL(page.url()).pathname).toBe(practice)
  await context.close()
})
