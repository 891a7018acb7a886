import { expect, type Page, test } from '@playwright/test'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { fetched, holdsStill, problemsOf, signIn } from './student.ts'

const unit = 'course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson'
const known = `/introduction/${unit}/hindi-conversations-hello`
const lessonId = 'hindi-conversations-where-from'
const server = servedOn(3133)

const roman = (page: Page) => page.locator('[data-script-part="roman"]:visible')
const script = (page: Page) => page.evaluate(() => document.documentElement.dataset.script)
const transcript = (page: Page) => page.getByRole('list', { name: 'Transcript lines' })

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click()
  await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
  await page.keyboard.press('Escape')
}

async function openTranscript(page: Page): Promise<void> {
  await page.goto(server.url + known)
  await page.getByRole('button', { name: 'Transcript', exact: true }).click()
  await expect(transcript(page).getByRole('listitem').first()).toBeVisible()
}

/** Everything but the words is done, so that practice begins at the first word. */
async function openWords(page: Page): Promise<Vocabulary> {
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  await page.evaluate(
    async ({ ids, lesson }) => {
      const token = sessionStorage.getItem('token')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const place = { course: 'hindi', unit: 'hindi-conversations', chapter: 'hindi-conversations.meeting' }
      for (const completedExerciseId of ids) {
        const body = JSON.stringify({ ...place, lesson, completedExerciseId })
        await fetch('/api/updateuserprogress', { method: 'POST', headers, body })
      }
    },
    { ids: exercises.map(({ id }) => id), lesson: lessonId },
  )
  await page.goto(`${server.url}/${unit}/${lessonId}/practice`)
  await expect(page.getByRole('button', { name: 'Discover Meaning' })).toBeVisible()
  const [word] = await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${lessonId}`)
  if (!word) throw new Error('The lesson teaches no word.')
  return word
}

test('roman fades from the words that hold, and a press brings it back', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await openTranscript(page)
  await expect.poll(() => script(page)).toBe('both')
  // A question is one in Devanagari, too.
  await expect(
    transcript(page)
      .getByRole('button', { name: /[ऀ-ॿ]\?$/ })
      .first(),
  ).toBeVisible()
  const gone = transcript(page).getByRole('button', { name: /^Roman of/ })
  await expect(gone.first()).toBeVisible()
  const word = gone.first()
  await expect(word).toHaveAttribute('aria-expanded', 'false')
  await expect(word.locator('.roman-word')).toBeHidden()
  await isAccessible(page, 'a transcript with faded roman')
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(word).toHaveAttribute('aria-expanded', 'true')
  await expect(word.locator('.roman-word')).toBeVisible()
  await word.click()
  await expect(word.locator('.roman-word')).toBeHidden()
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await holdsStill(page, `the transcript at ${width}`)
  }
  expect(problems).toEqual([])
})

test('one switch decides everywhere, on every device, and holds from the first paint', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  const word = await openWords(page)
  await expect(roman(page).first()).toHaveText(word.wordInRoman)

  await openTranscript(page)
  await choose(page, 'Devanagari')
  await expect(roman(page)).toHaveCount(0)
  await isAccessible(page, 'the lesson in Devanagari')
  await openWords(page)
  await expect.poll(() => script(page)).toBe('devanagari')
  await expect(page.getByText(word.wordInRoman, { exact: true })).toBeHidden()
  await page.goto(`${server.url}/mywords`)
  await expect(page.getByRole('heading', { level: 1, name: 'My words' })).toBeVisible()
  await expect(page.getByText('Holds for', { exact: false }).first()).toBeVisible()
  await expect(roman(page)).toHaveCount(0)

  await test.step('another device learns it from the profile', async () => {
    // From what the device keeps, before any script: none comes, not even from the service worker.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const other = await context.newPage()
    await signIn(other, server.url, 'student@boli.test')
    await expect.poll(() => script(other)).toBe('devanagari')
    await other.route('**/*.js', (route) => route.abort())
    await other.goto(`${server.url}/dashboard`, { waitUntil: 'commit' })
    await expect.poll(() => script(other)).toBe('devanagari')
    await context.close()
  })

  await page.goto(`${server.url}/profile`)
  await page.getByRole('radio', { name: 'Roman', exact: true }).check({ force: true })
  await openTranscript(page)
  await expect(transcript(page).locator('.roman-word').first()).toBeVisible()
  const line = transcript(page).getByRole('listitem').first()
  const [above, below] = [line.locator('[data-script-part="roman"]'), line.locator('p[lang="hi"]')]
  const lead = async () => ((await below.boundingBox())?.y ?? 0) - ((await above.boundingBox())?.y ?? 0)
  await expect.poll(lead).toBeGreaterThan(0)
  await isAccessible(page, 'the lesson in roman')
  await openWords(page)
  await expect(roman(page).first()).toHaveText(word.wordInRoman)
  expect(problems).toEqual([])
})
