import { expect, type Page, type Request, test } from '@playwright/test'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { signIn } from './student.ts'

const practice =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-how-are-you/practice'
const server = servedOn(3205)

/** Until the page has had an idle moment, and what it asked for then has come. */
async function rests(page: Page, isFetching: () => boolean): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).waitFor()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 300))))
  await expect.poll(isFetching).toBe(false)
}

test('the next exercise’s sound and pictures are already there', async ({ page }) => {
  const isMedia = (request: Request) => /^\/media\/(voice|images)\//.test(new URL(request.url()).pathname)
  const asked = new Set<string>()
  const ahead = new Set<string>()
  const met: string[] = []
  page.on('request', (request) => {
    if (!isMedia(request)) return
    if (request.resourceType() === 'fetch') asked.add(request.url())
    else met.push(request.url())
  })
  page.on('requestfinished', (request) => {
    if (asked.has(request.url())) ahead.add(request.url())
  })
  const isFetching = () => ahead.size < asked.size
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(server.url + practice)
  await rests(page, isFetching)
  met.length = 0
  for (let step = 0; step < 3; step++) {
    const before = new Set(ahead)
    await press(page, 'Skip')
    await rests(page, isFetching)
    expect(met.filter((url) => !before.has(url))).toEqual([])
  }
  expect(met.length).toBeGreaterThan(2)
})
