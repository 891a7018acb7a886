import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import type { Placement } from '#calls/placement.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { fetched, holdsStill, problemsOf, signIn, tapTwice } from './student.ts'

const server = servedOn(3136)

interface Written {
  id: string
  hear?: string
  read?: string
  right?: string
}
const bank: Written[] = parse(
  readFileSync(join(import.meta.dirname, '../../curriculum/hindi/placement.yaml'), 'utf8'),
)

/** What the author wrote as the right answer of a question. */
function rightAnswer(itemId: string): string {
  const item = bank.find(({ id }) => itemId.endsWith(`.${id}`))
  const [, meaning = ''] = (item?.hear ?? item?.read ?? '').split(' = ')
  return item?.right ?? meaning
}

const stateOf = (page: Page) => fetched<Placement>(page, '/api/placement?languageId=hindi')

/** Answers by keys alone: rightly in these skills, “I don't know” in the others. Gives the skills in their order. */
async function answerByKeys(page: Page, known: string[]): Promise<string[]> {
  const asked: string[] = []
  for (;;) {
    const { question } = await stateOf(page)
    if (!question) return [...new Set(asked)]
    asked.push(question.skill)
    await expect(page.getByText(`Question ${question.number} of at most 20`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const right = question.options.findIndex(({ text, hindi }) =>
      [text, hindi].includes(rightAnswer(question.itemId)),
    )
    expect(right).toBeGreaterThanOrEqual(0)
    await page.keyboard.press(String((known.includes(question.skill) ? right : question.options.length) + 1))
    await expect(page.getByText(`Question ${question.number} of`)).toBeHidden()
  }
}

test('a heritage learner is heard by keyboard alone, sent to the letters, and told where to speak on', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'new@boli.test')
  const offer = page.getByRole('region', { name: 'Not sure where to begin?' })
  await offer.getByRole('link', { name: 'Find my place' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Where do you begin\?/ })).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByText('Question 1 of at most 20')).toBeVisible()
  expect(await answerByKeys(page, ['listening', 'grammar'])).toEqual(['listening', 'grammar', 'script'])

  await expect(page.getByRole('heading', { level: 1, name: /Now the letters/ })).toBeFocused()
  const first = page.getByRole('region', { name: 'Start here' })
  await expect(first).toContainText('Devanagari')
  await expect(first).toContainText('3 of its 14 lessons are free. The others need a subscription.')
  await expect(page.getByRole('region', { name: 'Speak on here' }).getByRole('link').first()).toBeVisible()
  const skills = page.getByRole('region', { name: 'Skill by skill' }).getByRole('listitem')
  await expect(skills.nth(0)).toContainText('C1')
  await expect(skills.nth(2)).toContainText('A few letters a day')
  await expect(skills.nth(3)).toContainText('Not asked')
  await isAccessible(page, 'the result')

  await page.goto(`${server.url}/dashboard`)
  const place = page.getByRole('region', { name: 'Your place: Devanagari' })
  await place.getByRole('link', { name: /^Start/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/hindi-devanagari-first-line')
  expect(problems).toEqual([])
})

test('every kind of question holds still and is accessible, wide and narrow, light and dark', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'star@boli.test')
  await page.goto(`${server.url}/placement`)
  await holdsStill(page, 'the intro')
  await isAccessible(page, 'the intro')
  await page.getByRole('button', { name: /studied some/ }).click()
  await expect(page.getByText('Question 1 of at most 20')).toBeVisible()
  const seen = new Set<string>()
  for (;;) {
    const { question } = await stateOf(page)
    if (!question) break
    await expect(page.getByText(`Question ${question.number} of at most 20`)).toBeVisible()
    if (!seen.has(question.skill)) {
      seen.add(question.skill)
      for (const [width, colorScheme] of [
        [1440, 'light'],
        [320, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await holdsStill(page, `${question.skill} at ${width}`)
        await isAccessible(page, `${question.skill} at ${width}`)
      }
    }
    const right = rightAnswer(question.itemId)
    const at = question.options.findIndex(({ text, hindi }) => [text, hindi].includes(right))
    await page.getByRole('group', { name: 'Answers' }).getByRole('button').nth(at).click()
    await expect(page.getByText(`Question ${question.number} of`)).toBeHidden()
  }
  expect([...seen]).toEqual(['listening', 'grammar', 'script', 'reading'])
  await expect(page.getByRole('heading', { level: 1, name: 'You have outgrown this test' })).toBeVisible()
  await expect(page.getByText('All 8 lessons are open to you.').first()).toBeVisible()
  await holdsStill(page, 'the result')
  expect(problems).toEqual([])
})

test('it waits where it was left, and without a connection says so and takes the answer again', async ({
  page,
}) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(`${server.url}/placement`)
  await page.getByRole('button', { name: /new to me/ }).click()
  await expect(page.getByText('Question 1 of at most 20')).toBeVisible()
  const slow = page.waitForResponse((response) => response.url().includes('/media/voice/'))
  await page.keyboard.press('s')
  expect((await slow).status()).toBeLessThan(300)

  await page.route('**/api/placement/answers', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: "I don't know" }).click()
  await expect(page.getByRole('alert')).toContainText('The academy cannot be reached just now.')
  await page.unroute('**/api/placement/answers')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Question 2 of at most 20')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Question 2 of at most 20')).toBeVisible()
  await answerByKeys(page, [])
  await expect(page.getByRole('heading', { level: 1, name: 'Begin at the beginning' })).toBeVisible()
  await page.getByRole('button', { name: 'Take the test again' }).click()
  await page.getByRole('button', { name: /grew up/ }).click()
  await expect(page.getByText('Question 1 of at most 20')).toBeVisible()
})

test('the list of courses leads to the test', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await expect(page.getByRole('region', { name: 'Not sure where to begin?' })).toHaveCount(0)
  await page.goto(`${server.url}/mycoursesold`)
  await page.getByRole('link', { name: 'Take the placement test' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Where do you begin\?/ })).toBeVisible()
})

test('a question that was tapped twice is answered, and the next is not', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/placement`)
  await tapTwice(page, page.getByRole('button', { name: /studied some/ }))
  await expect(page.getByText('Question 1 of at most 20')).toBeVisible()
  await page.waitForTimeout(400)
  await tapTwice(page, page.getByRole('group', { name: 'Answers' }).getByRole('button').first())
  await expect(page.getByText('Question 2 of at most 20')).toBeVisible()
  // As long as a second answer would need.
  await page.waitForTimeout(500)
  expect((await stateOf(page)).question?.number).toBe(2)
})
