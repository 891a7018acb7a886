import { expect, type Page } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import type { ReviewItem, ReviewLoad, ReviewSession } from '#calls/review.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { fetched } from './student.ts'

export const sessionOf = (page: Page) => fetched<ReviewSession>(page, '/api/review?timeZone=UTC')
export const loadOf = (page: Page) => fetched<ReviewLoad>(page, '/api/review/load?timeZone=UTC')

/** Answers what is on the page rightly, with keys alone, and goes on. */
export async function answer(page: Page, item: ReviewItem | undefined): Promise<void> {
  if (!item) throw new Error('There is nothing to answer.')
  const { exercise } = item
  await expect(page.getByRole('heading', { level: 1, name: exercise.question })).toBeVisible()
  const { answer: kind } = exerciseTypes[exercise.questionType as ExerciseType]
  if (kind === 'type') {
    await page.getByLabel('Your answer').focus()
    await page.keyboard.insertText(exercise.options.answer)
  } else {
    // What there is to choose from may come after the question, and the keys with it.
    const parts =
      kind === 'order' ? page.getByLabel('Words to place').getByRole('button') : page.getByRole('radio')
    await expect(parts.first()).toBeAttached()
    for (const key of kind === 'order' ? orderKeys(exercise) : [choiceKey(exercise)]) {
      await page.getByRole('heading', { level: 1 }).press(key)
    }
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText("That's Correct")).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText("That's Correct")).toBeHidden()
}

const choiceKey = (exercise: Exercise) =>
  String(optionsOf(exercise).findIndex(({ key }) => key === exercise.options.answer) + 1)

function orderKeys(exercise: Exercise): string[] {
  const tiles = optionsOf(exercise).map(({ nativeValue }) => nativeValue)
  return (exercise.options.answerWords ?? []).map((word) => {
    const at = tiles.indexOf(word)
    tiles[at] = ''
    return String(at + 1)
  })
}
