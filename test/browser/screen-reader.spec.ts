import { expect, type Page, test } from '@playwright/test'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { servedOn } from './own-server.ts'
import { ScreenReader } from './screen-reader.ts'
import { pressByKeys, tabTo } from './solve-by-keys.ts'
import { completeExercises, completeWords, fetched, problemsOf, signIn } from './student.ts'
import { unmarkedHindi } from './unmarked-hindi.ts'

const server = servedOn(3185)
const lesson = 'hindi-conversations-how-are-you'
const place = { course: 'hindi', unit: 'hindi-conversations', chapter: 'hindi-conversations.meeting', lesson }
const kept = ['LISTEN WITH TEXT', 'LISTEN WITH ORDER', 'LISTEN WITH TYPE']

/** One of each of three types is left, and one word. */
async function leaveFew(page: Page): Promise<void> {
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson}`)
  const words = await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lesson}`)
  const left = kept.map((type) => exercises.find(({ questionType }) => questionType === type))
  const done = exercises.filter((exercise) => !left.includes(exercise))
  const idsOf = (all: { id: string }[]) => all.map(({ id }) => id)
  await completeExercises(page, place, idsOf(done))
  await completeWords(page, place, idsOf(words.slice(1)))
}

async function choose(page: Page, text: string): Promise<void> {
  const texts = await page.locator('label', { has: page.getByRole('radio') }).allInnerTexts()
  await page.keyboard.press(String(texts.findIndex((one) => one.includes(text)) + 1))
}

async function type(page: Page, roman: string): Promise<void> {
  await page.keyboard.type(roman)
  await page.keyboard.press('Space')
}

test('who hears the page learns a lesson: each step is said once, in its language', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  await leaveFew(page)
  const reader = await ScreenReader.of(page)

  await tabTo(page, page.getByRole('link', { name: 'First conversations', exact: true }).first())
  await page.keyboard.press('Enter')
  await reader.standsOn('heading “First conversations”, level 1')
  await tabTo(page, page.getByRole('link', { name: /How are you\?/ }).first())
  await page.keyboard.press('Enter')
  await reader.standsOn('heading “How are you?”, level 1')
  await pressByKeys(page, 'Transcript')
  await reader.standsOn('button “Transcript”, expanded true')
  await tabTo(page, page.getByRole('button', { name: 'नमस्ते,', exact: true }).first())
  await reader.standsOn('button “नमस्ते,” (hi)')
  await page.keyboard.press('Enter')
  await reader.hears(['hi “नमस्ते” hi-Latn “namaste” hello'])
  await tabTo(page, page.getByRole('link', { name: 'Continue', exact: true }))
  await page.keyboard.press('Enter')

  await reader.standsOn('heading “What did you hear?”, level 1')
  await choose(page, 'I am very hungry.')
  await reader.standsOn('radio “I am very hungry.”, checked true')
  await page.keyboard.press('Enter')
  await reader.hears(["Oh no! that's incorrect Please try again"])
  await page.keyboard.press('h')
  await reader.hears(['It is said so: main theek hoon, shukriyaa.'])
  await choose(page, 'I am fine, thank you.')
  await reader.standsOn('radio “I am fine, thank you.”, checked true')
  await reader.hears([])
  await page.keyboard.press('Enter')
  await reader.hears([
    "That's Correct Tremendous!",
    'hi “मैं ठीक हूँ, शुक्रिया।” hi-Latn “main theek hoon, shukriyaa.” I am fine, thank you.',
  ])
  await reader.standsOn('button “Next”')
  await page.keyboard.press('Enter')

  await reader.standsOn('heading “Put what you hear in order.”, level 1')
  for (const word of ['मैं', 'थकी', 'नहीं', 'हूँ']) {
    await tabTo(page, page.getByRole('list', { name: 'Words to place' }).getByRole('button', { name: word }))
    await reader.standsOn(`button “${word}” (hi)`)
    await page.keyboard.press('Enter')
  }
  await pressByKeys(page, 'Check')
  await reader.hears([
    "That's Correct Tremendous!",
    'hi “मैं थकी नहीं हूँ।” hi-Latn “main thakee naheen hoon.” I am not tired.',
  ])
  await reader.standsOn('button “Next”')
  await page.keyboard.press('Enter')

  await reader.standsOn(
    'combobox “Your answer” (hi), Type what you hear, in Hindi or in roman letters. Type it as it sounds, in roman: namaste and Space gives नमस्ते.',
  )
  await type(page, 'namaste')
  await page.keyboard.press('Enter')
  await reader.hears([
    "Oh no! that's incorrect Please try again",
    'You wrote the word for “hello” ( hi “नमस्ते” ); here it is hi “शुक्रिया” .',
    'You wrote hi “नमस्ते” Right hi “शुक्रिया”',
    'My answer should count',
  ])
  await page.keyboard.press('Control+a')
  await type(page, 'shukriyaa')
  await reader.hears([])
  await page.keyboard.press('Enter')
  await reader.hears(["That's Correct Tremendous!", 'hi “शुक्रिया” hi-Latn “shukriyaa” thank you'])
  await page.keyboard.press('Enter')

  await reader.standsOn('heading “Listen, then say it aloud”, level 1')
  await pressByKeys(page, 'Discover Meaning')
  await expect(page.locator(':focus')).toContainText('how, of what kind')
  await pressByKeys(page, 'I know it')

  await reader.standsOn('heading “Do आप and तुम feel clear to you?”, level 1')
  expect(await unmarkedHindi(page)).toEqual([])
  await tabTo(page, page.getByRole('radio', { name: '0.5 stars' }))
  await page.keyboard.press('ArrowRight')
  await reader.standsOn('radio “1 stars”, checked true')
  await pressByKeys(page, 'Submit')
  await reader.standsOn('heading “You have finished How are you?”, level 1')
  await pressByKeys(page, 'Next lesson')
  await reader.standsOn('heading “The sea and the mountains”, level 1')
  await reader.hears([])
  expect(problems).toEqual([])
})

test('that the line broke is said where one is', async ({ page, context }) => {
  await signIn(page, server.url, 'new@boli.test')
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  const reader = await ScreenReader.of(page)
  await context.setOffline(true)
  await reader.hears(['No connection. Downloaded lessons work, and your answers are kept.'])
})
