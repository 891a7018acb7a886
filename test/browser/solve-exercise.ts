import type { Page } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'

type Solve = (page: Page, exercise: Exercise) => Promise<void>

const solutions: Record<AnswerKind, Solve> = {
  image: choose,
  audio: choose,
  text: choose,
  order: async (page, { options }) => {
    for (const word of options.answerWords ?? [])
      await page
        .getByRole('list', { name: 'Words to place' })
        .getByRole('button', { name: word, exact: true })
        .first()
        .click()
    await press(page, 'Check')
  },
  type: async (page, { options }) => {
    await page.getByLabel('Your answer').fill(options.answer)
    await press(page, 'Check')
  },
  record: async (page) => {
    // Said once, it holds for the exercises that follow.
    const silently = page.getByRole('button', { name: "I can't speak now" })
    await silently.or(page.getByRole('button', { name: 'I can speak again' })).waitFor()
    if (await silently.isVisible()) await silently.click()
    await page.getByRole('button', { name: /the model/i }).click()
    await page.getByRole('button', { name: 'I have listened' }).click()
  },
  watched: watch,
  watched4: watch,
}

/** Answers the exercise on the page rightly, and goes on. Each step waits as long as the page was told to. */
export async function solveExercise(page: Page, exercise: Exercise): Promise<void> {
  const kind = exerciseTypes[exercise.questionType as ExerciseType].answer
  await page.getByRole('heading', { level: 1, name: exercise.question }).waitFor()
  // The one before has gone: its choices could be taken for these. A film that was watched once is answered at once.
  if (!kind.startsWith('watched'))
    await page.getByRole('button', { name: 'Next', exact: true }).waitFor({ state: 'hidden' })
  await solutions[kind](page, exercise)
  await press(page, 'Next')
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Plays the film on the page at the highest speed until most of it was watched; once more where too little was. */
export async function watch(page: Page): Promise<void> {
  await page.getByLabel('Speed').selectOption({ label: '1.5×' })
  const isWatched = page.getByText('You have watched it.')
  const button = (name: string) => page.getByRole('button', { name, exact: true }).or(isWatched).first()
  for (;;) {
    // On a busy machine a film takes long; a test ends before that by itself.
    await button('Play').waitFor({ timeout: 300_000 })
    if (await isWatched.isVisible()) return
    await press(page, 'Play')
    await button('Pause').waitFor()
  }
}

async function choose(page: Page, exercise: Exercise): Promise<void> {
  const at = optionsOf(exercise).findIndex((option) => option.key === exercise.options.answer)
  await page.getByRole('radio').nth(at).check({ force: true })
  await press(page, 'Check')
}
