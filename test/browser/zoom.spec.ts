import { expect, type Page, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { problemsOf, signIn } from './student.ts'

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
  await page.waitForLoadState('networkidle')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(wide, `${route} scrolls sideways`).toBeLessThanOrEqual(0)
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
