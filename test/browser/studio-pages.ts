import { expect, type Page, type Route } from '@playwright/test'
import type { ExerciseType } from '#rules/exercise-types.ts'
import { press } from './solve-exercise.ts'

type Said = [hindi: string, english: string]

interface Written {
  type: ExerciseType
  /** Sentences by the name of their field. */
  said?: Record<string, Said>
  wrong?: Said[]
  /** Words with a picture, by what is searched. */
  pictures?: Record<string, string[]>
  texts?: Record<string, string>
  film?: string
}

const tea: Said = ['चाय अच्छी है।', 'The tea is good.']
const film = 'Over a cup of tea'
const english = {
  said: { 'The right answer': ['', 'The tea is good.'] as Said },
  wrong: [
    ['', 'The water is good.'],
    ['', 'The house is big.'],
  ] as Said[],
}
const voices = {
  said: { 'The right answer': ['चाय अच्छी है।', 'The tea is good.'] as Said },
  wrong: [['यह पानी है।', 'This is water.']] as Said[],
}

/** One exercise of every type, as an author fills in its form. */
export const everyType: Written[] = [
  { type: 'WATCH VIDEO', film },
  { type: 'WATCH 4LVIDEO', film },
  {
    type: 'LISTEN WITH IMAGE',
    said: { 'What is heard': ['चाय', 'tea'] },
    pictures: { 'The right picture': ['tea'], 'Wrong pictures': ['water', 'house'] },
  },
  {
    ...voices,
    type: 'LISTEN WITH AUDIO',
    said: { 'What is heard': ['क्या पानी है?', 'Is there water?'], ...voices.said },
  },
  { ...english, type: 'LISTEN WITH TEXT', said: { 'What is heard': tea, ...english.said } },
  { type: 'LISTEN WITH ORDER', said: { 'What is heard': tea }, texts: { 'Tiles too many': 'पानी' } },
  { type: 'LISTEN WITH TYPE', said: { 'What is heard': ['चाय', 'tea'] } },
  { type: 'LISTEN WITH RECORD', said: { 'What is heard': tea } },
  { ...voices, type: 'WATCH WITH AUDIO', film },
  { ...english, type: 'WATCH WITH TEXT', film },
  { type: 'WATCH WITH ORDER', film, said: { 'What is to be answered': tea } },
  { type: 'WATCH WITH TYPE', film, said: { 'What is to be answered': tea } },
  { type: 'WATCH WITH RECORD', film, said: { 'What is to be answered': tea } },
  {
    ...english,
    type: 'READING WITH TEXT',
    said: { 'What is read': ['यह चाय है। चाय अच्छी है।', 'This is tea. The tea is good.'], ...english.said },
  },
]

async function writeSentence(page: Page, field: string, [hindi, meaning]: Said): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true })
  if (hindi !== '') await group.getByLabel('Hindi').fill(hindi)
  await group.getByLabel('English').fill(meaning)
}

/** Adds an exercise at the end of the lesson that is open, and fills its form in. */
export async function addExercise(page: Page, written: Written): Promise<void> {
  await page.getByLabel('Kind of the new exercise').selectOption(written.type)
  await press(page, 'Add an exercise')
  await expect(page.getByLabel('Kind of exercise')).toHaveValue(written.type)
  if (written.film) await page.getByLabel('Film', { exact: true }).selectOption({ label: written.film })
  for (const [field, said] of Object.entries(written.said ?? {})) await writeSentence(page, field, said)
  for (const [place, said] of (written.wrong ?? []).entries()) {
    await press(page, 'Add a wrong answer')
    await writeSentence(page, `Wrong answer ${place + 1}`, said)
  }
  for (const [field, sought] of Object.entries(written.pictures ?? {})) {
    for (const word of sought) {
      const group = page.getByRole('group', { name: field, exact: true })
      const picker = group.getByRole('combobox')
      await picker.fill(word)
      await group.getByRole('listbox').getByRole('option').first().waitFor()
      await picker.press('Enter')
    }
  }
  for (const [field, text] of Object.entries(written.texts ?? {})) await page.getByLabel(field).fill(text)
}

/** Writes a film of two lines into the lesson that is open. */
export async function writeFilm(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Films/ }).click()
  await press(page, 'Add a drawn film')
  await page.getByLabel('Title').fill(film)
  await page.getByLabel('Scene').selectOption('chai-stall')
  await writeSentence(page, 'Line 1', ['चाय अच्छी है।', 'The tea is good.'])
  await press(page, 'Add a line')
  await writeSentence(page, 'Line 2', ['यह पानी है।', 'This is water.'])
}

export async function saveDraft(page: Page): Promise<void> {
  await press(page, 'Save draft')
  await expect(page.getByRole('button', { name: 'Undo changes' })).toBeDisabled()
  await expect(page.getByText(/^Saved as a draft ·/)).toBeVisible()
}

/** What asks for this is held until the function that it gives back. */
export async function heldBack(page: Page, part: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/api\//, async (route: Route) => {
    const request = route.request()
    if (`${request.url()} ${request.postData()}`.includes(part)) await held
    await route.continue()
  })
  return letThrough
}
