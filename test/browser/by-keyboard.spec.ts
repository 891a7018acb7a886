import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { optionsOf } from '#rules/check-answer.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { type RunningServer, runServer } from '../running-server.ts'
import { fetched, problemsOf } from './student.ts'

const lessonId = 'hindi-conversations-how-are-you'
const dataDir = mkdtempSync(join(tmpdir(), 'boli-by-keyboard-'))
let server: RunningServer

test.beforeAll(async () => {
  server = await runServer({ port: 3186, dataDir })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a lesson is learned from signing in to its last star without a mouse', async ({ page }) => {
  test.setTimeout(240_000)
  const problems = problemsOf(page)
  await page.goto(`${server.url}/login`)
  await tabTo(page, page.getByLabel(/^e-?mail/i))
  await page.keyboard.type('student@boli.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('namaste-boli')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await tabTo(page, page.getByRole('link', { name: /First conversations/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'First conversations' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /How are you\?/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How are you?' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-animation="sound-bar"]').first()).toBeAttached()
  await tabTo(page, page.getByRole('link', { name: 'Continue', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/practice')

  for (const exercise of await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)) {
    await expect(page.getByRole('heading', { level: 1, name: exercise.question })).toBeVisible()
    await answers[exerciseTypes[exercise.questionType as ExerciseType].answer](page, exercise)
    await press(page, 'Next')
  }
  for (const word of await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lessonId}`)) {
    await expect(page.getByText(word.wordInRoman, { exact: true }).first()).toBeVisible()
    await press(page, 'Discover Meaning')
    await expect(page.getByText(word.wordMeaningToDisplay).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, 'I know it')
  }
  await tabTo(page, page.getByRole('radio', { name: '0.5 stars' }))
  await page.keyboard.press('ArrowRight')
  await press(page, 'Submit')
  await expect(page.getByText('+10', { exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

type Answer = (page: Page, exercise: Exercise) => Promise<void>

const answers: Record<AnswerKind, Answer> = {
  image: chooseByNumber,
  audio: chooseByNumber,
  text: chooseByNumber,
  order: async (page, { options }) => {
    const waiting = page.getByRole('list', { name: 'Words to place' })
    for (const word of options.answerWords ?? []) {
      await tabTo(page, waiting.getByRole('button', { name: word, exact: true }).first())
      await page.keyboard.press('Enter')
    }
    await press(page, 'Check')
  },
  // As on a keyboard without Devanagari: each word as it sounds, and Space.
  type: async (page, { options }) => {
    await tabTo(page, page.getByLabel('Your answer'))
    for (const word of options.answer.replace(/[।?!,]/g, '').split(' ')) {
      await page.keyboard.type(romanise(word))
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Enter')
  },
  record: async (page) => {
    await press(page, "I can't speak now")
    await tabTo(page, page.getByRole('button', { name: /the model/i }))
    await page.keyboard.press('Enter')
    await press(page, 'I have listened')
  },
  watched: watchByKeyboard,
  watched4: watchByKeyboard,
}

async function chooseByNumber(page: Page, exercise: Exercise): Promise<void> {
  const at = optionsOf(exercise).findIndex(({ key }) => key === exercise.options.answer)
  await page.keyboard.press(String(at + 1))
  await page.keyboard.press('Enter')
}

async function watchByKeyboard(page: Page): Promise<void> {
  await press(page, 'Play')
}

/** Goes to a button with Tab alone, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }).first())
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled({ timeout: 60_000 })
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}
