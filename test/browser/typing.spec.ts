import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { completeExercises, fetched, holdsStill, problemsOf, signIn } from './student.ts'

const lessonId = 'hindi-conversations-how-are-you'
const way = 'course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson'
const practice = `/${way}/${lessonId}/practice`
const place = {
  course: 'hindi',
  unit: 'hindi-conversations',
  chapter: 'hindi-conversations.meeting',
  lesson: lessonId,
}
const fine = 'मैं ठीक हूँ'
const server = servedOn(3123)

const fieldOf = (page: Page): Locator => page.getByLabel('Your answer')
const offers = (page: Page): Locator => page.getByRole('listbox').getByRole('option')
const says = (page: Page, text: string) => expect(fieldOf(page)).toHaveValue(text)

/** Practice where only the two exercises that are typed are left. */
async function openTyping(page: Page): Promise<void> {
  await signIn(page, server.url, 'student@boli.test')
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const done = exercises.filter(({ questionType }) => !questionType.endsWith('TYPE')).map(({ id }) => id)
  await completeExercises(page, place, done)
  await page.goto(server.url + practice)
  await expect(fieldOf(page)).toBeVisible()
}

async function phone(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 667 },
    hasTouch: true,
    isMobile: true,
  })
  return context.newPage()
}

test('Hindi is typed as it sounds, by keys alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems = problemsOf(page)
  await openTyping(page)
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveAttribute('lang', 'hi')

  await test.step('Space takes the first word, Backspace gives its roman back', async () => {
    await page.keyboard.type('main')
    await expect(offers(page).first()).toHaveText(/मैं/)
    await isAccessible(page, 'typing with words on offer')
    await page.keyboard.press('Space')
    await says(page, 'मैं ')
    await page.keyboard.press('Backspace')
    await says(page, 'main')
    await page.keyboard.press('Control+z')
    await says(page, 'मैं ')
    await page.keyboard.press('Control+z')
    await says(page, 'main')
  })

  await test.step('numbers and arrows choose, Enter takes and checks nothing yet', async () => {
    await expect(offers(page).first()).toHaveText(/मैं/)
    await page.keyboard.press('1')
    await says(page, 'मैं ')
    await page.keyboard.type('thik')
    await expect(offers(page).first()).toHaveText(/ठीक/)
    await page.keyboard.press('ArrowDown')
    await expect(offers(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await says(page, 'मैं ठीक ')
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
  })

  await test.step('the caret stays where it is in the middle', async () => {
    await page.keyboard.type('hun ')
    await says(page, 'मैं ठीक हूँ ')
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('nahi ')
    await says(page, 'मैं ठीक नहीं हूँ ')
    const caret = () => fieldOf(page).evaluate((input: HTMLInputElement) => input.selectionStart)
    await expect.poll(caret).toBe(13)
    await page.keyboard.press('Control+z')
  })

  await test.step('what is pasted is taken as it is', async () => {
    for (const text of [fine, 'main theek hoon']) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await fieldOf(page).selectText()
      await page.keyboard.press('Control+v')
      await says(page, text)
    }
  })

  await fieldOf(page).fill('')
  await page.keyboard.type('main theek hoon')
  await page.keyboard.press('Enter')
  await says(page, `${fine} `)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

test('a keyboard that composes its words is understood', async ({ page }) => {
  await openTyping(page)
  await expect(fieldOf(page)).toBeFocused()
  const cdp = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    for (let length = 1; length <= text.length; length += 1) {
      await cdp.send('Input.imeSetComposition', {
        text: text.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      })
    }
  }
  await compose('theek')
  await says(page, 'theek')
  await expect(offers(page).first()).toHaveText(/ठीक/)
  await cdp.send('Input.insertText', { text: 'theek' })
  await cdp.send('Input.insertText', { text: ' ' })
  await says(page, 'ठीक ')
  await compose('hoon')
  await cdp.send('Input.insertText', { text: 'hoon ' })
  await says(page, 'ठीक हूँ ')
  await compose('नमस्ते')
  await cdp.send('Input.insertText', { text: 'नमस्ते' })
  await says(page, 'ठीक हूँ नमस्ते')
})

test('a mouse takes a word, or keeps the roman', async ({ page }) => {
  await openTyping(page)
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('main')
  await offers(page).first().click()
  await says(page, 'मैं ')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('thik')
  await offers(page).last().click()
  await says(page, 'मैं thik ')
})

test('the keys of a plain keyboard lie as InScript has them', async ({ page }) => {
  await openTyping(page)
  await page.getByText('My keys are InScript').click()
  await expect(page.locator('[data-inscript]')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  const keys = 'KeyC KeyW KeyX Space Shift+Quote KeyR KeyK Space KeyU KeyT Shift+KeyX'
  for (const key of keys.split(' ')) await page.keyboard.press(key)
  await says(page, fine)
  await isAccessible(page, 'the picture of InScript')
  await page.setViewportSize({ width: 320, height: 640 })
  await holdsStill(page, 'InScript at 320')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
})

test('under a film the words on offer come up above the bar of a phone', async ({ browser }) => {
  const page = await phone(browser, 375)
  await openTyping(page)
  await fieldOf(page).tap()
  await page.keyboard.type('main')
  await expect(offers(page).first()).toHaveText(/मैं/)
  const bar = page.getByRole('button', { name: 'Check', exact: true })
  const room = async () => {
    const [list, bottom] = [await page.getByRole('listbox').boundingBox(), await bar.boundingBox()]
    return (bottom?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await says(page, 'मैं ')
})

test('Enter on the keyboard of a telephone puts it down, and how the answer was is read', async ({
  browser,
}) => {
  const page = await phone(browser, 360)
  await openTyping(page)
  await fieldOf(page).tap()
  await page.keyboard.type('main ')
  await page.keyboard.press('Enter')
  await expect(page.getByText("Oh no! that's incorrect")).toBeVisible()
  // A telephone with keys of its own: nothing lies over the page, and one writes on.
  await expect(fieldOf(page)).toBeFocused()

  // As the browsers of telephones have it: the page is as high as before, and its end lies behind the keyboard.
  await page.evaluate(() =>
    Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - 290, configurable: true }),
  )
  await page.keyboard.type('thik ')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).not.toBeFocused()
  await expect(page.getByText("Oh no! that's incorrect")).toBeInViewport()
  await says(page, 'मैं ठीक ')
})

// The last one: it completes the exercise that the others type.
test('on a phone the keys on the page write, and its own keyboard stays down', async ({ browser }) => {
  const page = await phone(browser, 320)
  const problems = problemsOf(page)
  await openTyping(page)
  await page.getByText('Keys on screen').tap()
  await expect(fieldOf(page)).toHaveAttribute('inputmode', 'none')
  const keyboard = page.getByRole('group', { name: 'Devanagari keyboard' })
  const key = (name: string) => keyboard.getByRole('button', { name, exact: true })
  await expect(key('◌ै')).toHaveCount(0)
  await expect(key('nasal dot')).toHaveAttribute('aria-disabled', 'true')
  await expect(key('Join: join with the next letter')).toHaveAttribute('aria-disabled', 'true')

  const boxes = await keyboard.getByRole('button').evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ width, height }) => Math.min(width, height)),
  )
  expect(boxes.length).toBeGreaterThan(30)
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
  await test.step('field and keys stand above the bar together', async () => {
    const [top, last, bar] = [
      fieldOf(page),
      key('Space'),
      page.getByRole('button', { name: 'Check', exact: true }),
    ]
    await expect.poll(async () => (await top.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    const room = async () => {
      const [end, bottom] = [await last.boundingBox(), await bar.boundingBox()]
      return (bottom?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)
    }
    await expect.poll(room).toBeGreaterThan(0)
  })
  await isAccessible(page, 'the keyboard at 320')
  await holdsStill(page, 'the keyboard at 320')

  const write = async (...names: string[]) => {
    for (const name of names) await key(name).tap()
  }
  await write(
    'प य',
    'म',
    '◌ै',
    'nasal dot',
    'Space',
    'ट त',
    'ठ',
    '◌ी',
    'क च',
    'क',
    'Space',
    'प य',
    'ह',
    '◌ू',
    'nasal moon-dot',
  )
  await says(page, fine)
  await press(page, 'Check')
  await press(page, 'Next')

  await test.step('a letter that is to be joined shows what it joins with', async () => {
    await write('प य', 'श', '◌ु', 'क च', 'क', 'Join: join with the next letter')
    const joins = page.getByRole('group', { name: 'Joined letters' })
    await expect(joins.getByRole('button', { name: 'क्य, joined with य' })).toBeVisible()
    await joins.getByRole('button', { name: 'क्र, joined with र' }).tap()
    await write('◌ि', 'प य', 'य', '◌ा')
    await says(page, 'शुक्रिया')
  })
  await press(page, 'Check')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()

  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('typing'))).toBe('screen')
  expect(problems).toEqual([])
  await page.context().close()
})
