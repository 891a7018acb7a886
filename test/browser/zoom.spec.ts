import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { clippedHindi } from './clipped-hindi.ts'
import { servedOn } from './own-server.ts'
import { tabTo } from './solve-by-keys.ts'
import { beyondTheEdge, hasCome, isDrawn, problemsOf, signIn } from './student.ts'

const server = servedOn(3191)

const lesson =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-hello'
const visited = [
  '/',
  '/aboutus',
  '/contact',
  '/login',
  '/register',
  '/subscription/hindi',
  '/termsconditions',
]
const studied = [
  '/dashboard',
  '/coursedetails/hindi-conversations',
  '/analytics',
  '/profile',
  '/script',
  '/review',
]

/** The distances of WCAG 1.4.12, beside whatever the page has. A rule of ours: its policy lets no style in. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Texts of which a part lies outside the box that cuts it off, though nobody meant it to be short. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutting = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((kind) => kind === 'hidden' || kind === 'clip')
    const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const style = getComputedStyle(element)
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isMeant =
        style.textOverflow === 'ellipsis' || style.clipPath !== 'none' || style.position === 'absolute'
      return isText && isCutting(style) && !isMeant && element.offsetParent !== null
    })
    return boxes
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      })
      .map(({ textContent }) => textContent?.slice(0, 60) ?? '')
  })
}

async function isWhole(page: Page, route: string): Promise<void> {
  await hasCome(page)
  expect.soft(await beyondTheEdge(page), `${route} scrolls sideways`).toEqual([])
  expect.soft(await cutTexts(page), `${route} cuts texts off`).toEqual([])
}

for (const [how, width, height] of [
  ['at 400 % zoom', 320, 256],
  ['at 200 % zoom', 640, 400],
] as const) {
  test(`${how}, and with more room between its letters, every page is whole`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const problems = problemsOf(page)
    for (const route of [...visited, ...studied, lesson]) {
      if (route === studied[0]) await signIn(page, server.url, 'subscriber@boli.test')
      await page.goto(server.url + route)
      await isWhole(page, route)
      await spaceText(page)
      await isWhole(page, `${route}, spaced`)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

/** A telephone with letters of another size in the settings of its browser, where 16 is the usual one. */
async function telephoneWith(browser: Browser, standard: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  return page
}

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('with letters half as large again in the settings of a telephone, every page is whole', async ({
  browser,
}) => {
  const page = await telephoneWith(browser, 24)
  await signIn(page, server.url, 'subscriber@boli.test')
  for (const route of [
    ...studied,
    lesson,
    `${lesson.replace('/introduction', '')}/practice`,
    '/mywords',
    '/pricing',
  ]) {
    await page.goto(server.url + route)
    await isWhole(page, `${route}, in large letters`)
  }
  expect(await rootSize(page)).toBe('25.5px')
  await page.context().close()
})

test('with letters twice as large, visitors’ pages and the widest of students are whole', async ({
  browser,
}) => {
  const page = await telephoneWith(browser, 32)
  for (const route of [...visited, '/try', '/subscriptions', '/launching', '/ajax', '/nowhere']) {
    await page.goto(server.url + route)
    await isWhole(page, `${route}, in letters twice as large`)
  }
  await signIn(page, server.url, 'subscriber@boli.test')
  for (const route of ['/dashboard', '/profilebookatutor', '/pricing', '/placement', '/script']) {
    await page.goto(server.url + route)
    await isWhole(page, `${route}, in letters twice as large`)
  }
  expect(await rootSize(page)).toBe('34px')
  await page.context().close()
})

test('on a telephone that lies on its side, a film is seen whole', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 667, height: 320 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(server.url + lesson)
  const film = page.locator('.player-screen')
  await expect(film).toBeVisible()
  const { width = 0, height = 0 } = (await film.boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(300)
  expect(width).toBeGreaterThan(560)
  await context.close()
})

test('at 320 px the hardest joined letters would be whole wherever Hindi stands', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, server.url, 'admin@boli.test')
  const practised = lesson.replace('/introduction', '')
  const studio = ['/admin/words', '/admin/lessons/hindi-conversations-hello', '/admin/glossary']
  for (const route of [
    ...studied,
    '/script/conjuncts',
    '/mywords',
    lesson,
    `${practised}/practice`,
    ...studio,
  ]) {
    await page.goto(server.url + route)
    // A page of the studio may be listening for news before it is whole.
    await isDrawn(page)
    expect.soft(await clippedHindi(page), route).toEqual([])
  }
  await page.evaluate(() => {
    const box = document.createElement('p')
    box.textContent = 'स्त्री'
    box.style.cssText = 'overflow: hidden; line-height: 0.8; font-size: 2rem'
    document.body.append(box)
  })
  expect(await clippedHindi(page)).toEqual(['P स्त्री'])
  await context.close()
})

test('at 320 px what the keys reach in a row that scrolls is shown whole', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, server.url, 'admin@boli.test')
  const rows = [
    ['/admin', page.getByRole('navigation', { name: 'Studio' }).getByRole('link')],
    [lesson, page.getByRole('list', { name: 'Videos of this lesson' }).getByRole('button')],
  ] as const
  for (const [route, items] of rows) {
    await page.goto(server.url + route)
    await items.first().waitFor()
    await hasCome(page)
    await items.first().focus()
    for (let n = 1; n < (await items.count()); n += 1) {
      await page.keyboard.press('Tab')
      await expect(items.nth(n)).toBeFocused()
      const isWhole = async () => {
        const { x = -1, width = 0 } = (await items.nth(n).boundingBox()) ?? {}
        return x >= 0 && x + width <= 320
      }
      await expect.soft.poll(isWhole, `${route}, ${n}`).toBe(true)
    }
  }
  await context.close()
})

test('on paper stands what is learnt, without the bars and buttons around it', async ({ browser }) => {
  // A4 less its margins.
  const context = await browser.newContext({ viewport: { width: 718, height: 1040 } })
  const page = await context.newPage()
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(`${server.url}/profile?tab=certificates`)
  const certificate = await page.getByRole('link', { name: /^Its page for/ }).getAttribute('href')
  const sheets: [route: string, learnt: Locator][] = [
    [lesson, page.getByRole('heading', { name: 'Notice' })],
    ['/mywords', page.getByText('crow', { exact: true })],
    ['/script/ka', page.getByText(/lotus/)],
    [`${certificate}`, page.getByText('The sounds of Hindi', { exact: true })],
  ]
  for (const [route, learnt] of sheets) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(server.url + route)
    await expect(page.getByRole('navigation').first(), route).toBeVisible()
    await expect(learnt, route).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'navigation', 'contentinfo', 'slider', 'combobox', 'searchbox'] as const) {
      await expect.soft(page.getByRole(role), `${role} of ${route}`).toHaveCount(0)
    }
    // The names of the lesson's films stay.
    const films = page.getByRole('list', { name: 'Videos of this lesson' }).getByRole('button')
    await expect.soft(page.getByRole('button'), route).toHaveCount(await films.count())
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    await expect(learnt, route).toBeVisible()
  }
  await context.close()
})

test('a transcript on paper has all its roman, and nothing that is only pressed', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  await page.goto(server.url + lesson)
  await page.getByRole('button', { name: 'Transcript' }).click()
  const loops = page.getByRole('button', { name: /^Loop this line/ })
  await expect(loops.first()).toBeVisible()
  const known = page.locator('.roman-word').first()
  await expect(known).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(loops).toHaveCount(0)
  await expect(known).toBeVisible()
})

test('a menu that the keys have left covers nothing', async ({ page }) => {
  await signIn(page, server.url, 'student@boli.test')
  const menu = page.getByRole('button', { name: /profile menu/ })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const last = page.getByRole('button', { name: 'Logout' })
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, last)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(last).toHaveCount(0)
})
