import { expect, type Locator, type Page } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'

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
    await pressByKeys(page, 'Check')
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
    // Said once, it holds for the exercises that follow.
    const silently = page.getByRole('button', { name: "I can't speak now" })
    await silently.or(page.getByRole('button', { name: 'I can speak again' })).waitFor()
    if (await silently.isVisible()) await pressByKeys(page, "I can't speak now")
    await tabTo(page, page.getByRole('button', { name: /the model/i }))
    await page.keyboard.press('Enter')
    await pressByKeys(page, 'I have listened')
  },
  watched: watchByKeyboard,
  watched4: watchByKeyboard,
}

/** Answers the exercise on the page rightly, by keys alone. */
export async function answerByKeys(page: Page, exercise: Exercise): Promise<void> {
  await answers[exerciseTypes[exercise.questionType as ExerciseType].answer](page, exercise)
}

async function chooseByNumber(page: Page, exercise: Exercise): Promise<void> {
  const options = optionsOf(exercise)
  const at = options.findIndex(({ key }) => key === exercise.options.answer)
  const choice = page.locator('[data-choice]')
  await expect(choice).toHaveCount(options.length)
  await page.keyboard.press(String(at + 1))
  await expect(choice.nth(at)).toBeChecked()
  await page.keyboard.press('Enter')
}

async function watchByKeyboard(page: Page): Promise<void> {
  await pressByKeys(page, 'Play')
}

/** Goes to a button with Tab alone, and presses it. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }).first())
  await page.keyboard.press('Enter')
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled({ timeout: 60_000 })
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}
