import { expect, type Page, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { signIn } from './student.ts'

const practice =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-how-are-you/practice'
const server = servedOn(3205)

declare global {
  interface Window {
    /** What the page itself fetched, from the moment that it asked. */
    fetched: string[]
  }
}

async function notesFetches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.fetched = []
    const { fetch } = window
    window.fetch = (...asked) => {
      const [what] = asked
      window.fetched.push(what instanceof Request ? what.url : new URL(what, location.href).href)
      return fetch(...asked)
    }
  })
}

/** Until the page has had its idle moments, and what it asked for then has come. */
async function rests(page: Page, has: (url: string) => boolean): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).waitFor()
  // In the first, what the last picture left to do is begun; the second comes after what waited for an idle moment.
  const fetched = await page.evaluate(
    () =>
      new Promise<string[]>((end) =>
        requestIdleCallback(() => requestIdleCallback(() => end(window.fetched))),
      ),
  )
  await expect.poll(() => fetched.filter(isMedia).filter((url) => !has(url))).toEqual([])
}

const isMedia = (url: string) => /^\/media\/(voice|images)\//.test(new URL(url).pathname)

test('the next exercise’s sound and pictures are already there', async ({ page }) => {
  const ahead = new Set<string>()
  const met: string[] = []
  page.on('request', (request) => {
    if (isMedia(request.url()) && request.resourceType() !== 'fetch') met.push(request.url())
  })
  page.on('requestfinished', (request) => {
    if (isMedia(request.url()) && request.resourceType() === 'fetch') ahead.add(request.url())
  })
  const hasCome = (url: string) => ahead.has(url)
  await notesFetches(page)
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(server.url + practice)
  await rests(page, hasCome)
  met.length = 0
  for (let step = 0; step < 3; step++) {
    const before = new Set(ahead)
    await press(page, 'Skip')
    await rests(page, hasCome)
    expect(met.filter((url) => !before.has(url))).toEqual([])
  }
  expect(met.length).toBeGreaterThan(2)
})
