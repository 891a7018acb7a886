import { expect, type Page, test } from '@playwright/test'
import { letterPairs } from '#language/hindi/letters/letter-pairs.ts'
import { alongStroke, strokesOf } from '#language/hindi/letters/strokes.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { fetched, holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3118)

const routes = ['/script', '/script/gha', '/script/sign-i', '/script/look-alikes', '/script/conjuncts']

test('the pages of the script hold still and are accessible, wide and narrow, light and dark', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    for (const route of routes) {
      await page.goto(server.url + route)
      await holdsStill(page, route)
      await isAccessible(page, `${route} at ${width}`)
    }
  }
  expect(problems).toEqual([])
})

test('of a letter that there is not one is told just that, and where to go on', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/script/zz`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'This is not here' })).toBeVisible()
  await expect(page).toHaveTitle('This is not here · Boli')
  await expect(main).toContainText('There is no such letter.')
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'My Courses' })).toBeVisible()
})

test('a letter is traced with the pointer: what is amiss is named, and its line comes last', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/script/gha`)
  await holdsStill(page, '/script/gha')
  const strokes = strokesOf('घ')

  await draw(page, 'घ', { at: strokes.length - 1 })
  await expect(page.getByText('The line on top comes last.')).toBeVisible()
  await draw(page, 'घ', { at: 0, aside: 30 })
  await expect(page.getByText(/Start at the dot.*It shows you the way/)).toBeVisible()
  await expect(page.locator('.ghost')).toHaveCount(1)
  for (const at of strokes.keys()) {
    await draw(page, 'घ', { at })
    await expect(
      page.getByRole('img', { name: `${at + 1} of ${strokes.length} strokes written` }),
    ).toBeVisible()
  }
  await expect(page.getByText("That's Correct. The letter hangs from its line.")).toBeVisible()
  await expect.poll(() => stateOf(page, 'gha')).toBe('traced')

  await page.getByRole('link', { name: 'All letters' }).click()
  await expect(page.getByRole('link', { name: 'gha, g with a breath, traced' })).toBeVisible()
  expect(problems).toEqual([])
})

test('a finger writes without moving the page, and what it did offline is kept', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 700 },
  })
  const page = await context.newPage()
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/script/ra`)
  await holdsStill(page, '/script/ra')
  await page.getByRole('img', { name: /strokes written/ }).scrollIntoViewIfNeeded()
  await context.setOffline(true)
  const before = await page.evaluate(() => scrollY)
  const finger = await context.newCDPSession(page)
  for (const at of strokesOf('र').keys()) {
    const points = await pointsOf(page, 'र', { at })
    for (const [place, [x = 0, y = 0]] of points.entries()) {
      const type = place === 0 ? 'touchStart' : 'touchMove'
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await expect(page.getByText("That's Correct. The letter hangs from its line.")).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await context.setOffline(false)
  await page.goto(`${server.url}/script`)
  await expect(page.getByRole('link', { name: 'ra, r, tapped once, traced' })).toBeVisible()
  await context.close()
})

test('a letter is written by keyboard alone', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/script/ga`)
  await page.getByRole('button', { name: 'Choose strokes' }).focus()
  await page.keyboard.press('Enter')
  const key = async (name: RegExp) =>
    (await page.getByRole('button', { name }).getAttribute('aria-keyshortcuts')) ?? ''
  await page.keyboard.press(await key(/the line on top/))
  await expect(page.getByText('The line on top comes last.')).toBeVisible()
  await page.keyboard.press(await key(/a curve from/))
  await page.getByRole('button', { name: /^1: / }).focus()
  while (!(await page.locator(':focus').getAttribute('aria-label'))?.includes('upright'))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press(await key(/the line on top/))
  await expect(page.getByText("That's Correct. The letter hangs from its line.")).toBeVisible()
  await expect.poll(() => stateOf(page, 'ga')).toBe('traced')
})

test('a letter shows how it is written, still and numbered where nothing shall move', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${server.url}/script/ka`)
  await press(page, 'Watch how')
  await expect(page.locator('main svg text')).toHaveText(['1', '2', '3', '4'])
  expect(
    await page
      .locator('.draws-itself')
      .first()
      .evaluate((path) => getComputedStyle(path).animationName),
  ).toBe('none')
})

test('ten look-alikes are told apart, and each says why', async ({ page }) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/script/look-alikes`)
  for (let at = 1; at <= 10; at += 1) {
    await expect(page.getByText(`${at} of 10`, { exact: true })).toBeVisible()
    await page.keyboard.press('1')
    const status = page.locator('main [role="status"]')
    await expect(status).toHaveText(/^(That's Correct|Oh no! that's incorrect)/)
    const said = await status.textContent()
    expect(letterPairs.some(({ reason }) => said?.endsWith(reason))).toBe(true)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: /of 10 right/ })).toBeVisible()
  expect(problems).toEqual([])
})

test('a joined letter is taken apart and put together', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/script/conjuncts`)
  const shown = await fetched<{ whole: string; words: { hindi: string }[] }[]>(page, '/api/script/conjuncts')
  const [word = { hindi: 'no word' }] = shown.find(({ whole }) => whole === 'स्त')?.words ?? []
  const card = page.getByRole('article').filter({ hasText: word.hindi })
  await card.getByRole('button', { name: /Take apart/ }).click()
  await expect(card.getByText('स्', { exact: true })).toBeVisible()
  await expect(card.getByText('त', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /Put together/ }).click()
  await expect(card.getByText('स्त', { exact: true })).toBeVisible()
  await press(page, 'Ten quick questions')
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
})

interface Drawn {
  at: number
  /** How far beside its place. */
  aside?: number
}

/** Where the points of a letter's stroke lie on the page. */
async function pointsOf(page: Page, letter: string, { at, aside = 0 }: Drawn): Promise<number[][]> {
  const stroke = strokesOf(letter)[at]
  const box = await page.getByRole('img', { name: /strokes written/ }).boundingBox()
  if (!stroke || !box) throw new Error('Nothing to draw.')
  return alongStroke(stroke).map(([x, y]) => [
    box.x + ((x + aside) / 100) * box.width,
    box.y + (y / 100) * box.height,
  ])
}

async function draw(page: Page, letter: string, drawn: Drawn): Promise<void> {
  const points = await pointsOf(page, letter, drawn)
  const [first = [0, 0]] = points
  await page.mouse.move(first[0] ?? 0, first[1] ?? 0)
  await page.mouse.down()
  for (const [x = 0, y = 0] of points) await page.mouse.move(x, y)
  await page.mouse.up()
}

async function stateOf(page: Page, id: string): Promise<string | undefined> {
  const { letters } = await fetched<{ letters: { id: string; state: string }[] }>(page, '/api/script')
  return letters.find((letter) => letter.id === id)?.state
}
