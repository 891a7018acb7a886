import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { answer, loadOf, sessionOf } from './answer-review.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { press } from './solve-exercise.ts'
import { holdsStill, problemsOf, signIn } from './student.ts'

const server = servedOn(3148)
const lesson =
  '/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/hindi-conversations-how-are-you'
const asLastSeen = 'This is your review as it stood when you were last connected.'

async function downloadLesson(page: Page): Promise<void> {
  await page.goto(server.url + lesson)
  await press(page, 'Download for offline')
  await page.getByRole('button', { name: /^Download, / }).click()
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible({ timeout: 30_000 })
}

/** The review is on the device, and every sound that its first items play. */
async function reviewIsKept(page: Page, sounds: string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (paths) => {
        const kept = await Promise.all(['/offline/review', ...paths].map((path) => caches.match(path)))
        return kept.every((answer) => answer !== undefined)
      }, sounds),
    )
    .toBe(true)
}

const reviewCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('boli-review')))

function reviewPosts(context: BrowserContext): string[] {
  const cards: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/review/answers')) cards.push(request.postDataJSON().cardId)
  })
  return cards
}

test('three answers of the review without network arrive once, and are not asked again before', async ({
  page,
  context,
}) => {
  const problems = problemsOf(page)
  await signIn(page, server.url, 'student@boli.test')
  await downloadLesson(page)
  await page.goto(`${server.url}/dashboard`)
  const { items, due } = await sessionOf(page)
  const three = items.slice(0, 3)
  const sounds = items.slice(0, 4).flatMap(({ exercise }) => exercise.audio || [])
  await reviewIsKept(
    page,
    sounds.map((url) => new URL(url, server.url).pathname),
  )
  expect(problems).toEqual([])

  await context.setOffline(true)
  const posts = reviewPosts(context)
  await page.goto(`${server.url}/dashboard`)
  const card = page.getByRole('region', { name: 'Daily review' })
  await expect(card.getByText(new RegExp(`^${due} due, `))).toBeVisible()
  await card.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByText(asLastSeen)).toBeVisible()
  for (const item of three.slice(0, 2)) await answer(page, item)
  await expect(page.getByText('2 answers wait to be sent.')).toBeVisible()
  await page.reload()
  await answer(page, three[2])
  await expect(page.getByText('3 answers wait to be sent.')).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto(`${server.url}/review`)
  await expect(again.getByText(asLastSeen)).toBeVisible()
  await expect(
    again.getByRole('heading', { level: 1, name: items[3]?.exercise.question ?? '-' }),
  ).toBeVisible()
  await again.goto(`${server.url}/dashboard`)
  await expect(again.getByText(new RegExp(`^${due - 3} due, `))).toBeVisible()
  expect(posts).toEqual([])

  await context.setOffline(false)
  await again.waitForFunction(() => sessionStorage.getItem('token') !== null)
  await expect.poll(async () => (await loadOf(again)).due).toBe(due - 3)
  await expect(again.getByText(/to be sent/)).toBeHidden()
  expect(posts).toEqual(three.map(({ cardId }) => cardId))
  await again.reload()
  await again.waitForLoadState('networkidle')
  expect(posts).toHaveLength(3)
  const left = await sessionOf(again)
  expect(left.items.filter(({ cardId }) => posts.includes(cardId))).toEqual([])

  await again.getByRole('button', { name: 'Sign Out' }).click()
  await again.waitForURL('**/login')
  await expect.poll(() => reviewCaches(again)).toEqual([])
})

test('the review opens on a line on which nobody answers', async ({ page, context }) => {
  await signIn(page, server.url, 'student@boli.test')
  await downloadLesson(page)
  const { items } = await sessionOf(page)
  await page.goto(`${server.url}/review`)
  await reviewIsKept(page, [])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.route('**/api/**', () => {})
  await answer(page, items[0])
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible({ timeout: 20_000 })
  // A page that begins on such a line finds what was answered neither sent nor asked again.
  const tab = await context.newPage()
  await tab.goto(`${server.url}/review`)
  await expect(tab.getByText(asLastSeen)).toBeVisible({ timeout: 60_000 })
  await expect(tab.getByRole('heading', { level: 1, name: items[1]?.exercise.question ?? '-' })).toBeVisible()
})

test('what was answered just before the page was left is not asked again without network', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'student@boli.test')
  await downloadLesson(page)
  const { items } = await sessionOf(page)
  await page.goto(`${server.url}/review`)
  await reviewIsKept(page, [])
  await answer(page, items[0])
  await expect.poll(async () => (await sessionOf(page)).items.length).toBe(items.length - 1)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(asLastSeen)).toBeVisible()
  await page.evaluate(() => {
    const put = Cache.prototype.put
    Cache.prototype.put = function (asked, answer) {
      return asked === '/offline/review' ? new Promise(() => {}) : put.call(this, asked, answer)
    }
  })
  await answer(page, items[1])
  await expect(page.getByText('1 answer waits to be sent.')).toBeVisible()
  await page.reload()
  await answer(page, items[2])
})

test('whoever keeps no lessons on the device finds no review on it', async ({ page, context }) => {
  await signIn(page, server.url, 'subscriber@boli.test')
  await page.goto(`${server.url}/review`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(await reviewCaches(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(`${server.url}/review`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
})

test('who has never had a review is not told without network that it was answered', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'new@boli.test')
  await downloadLesson(page)
  await page.goto(`${server.url}/dashboard`)
  await reviewIsKept(page, [])
  await context.setOffline(true)
  await page.goto(`${server.url}/review`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing is left to review here' })).toBeVisible()
  await expect(page.getByText('What has become due since then comes once you are connected.')).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the review without network holds still at 375 px, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page, server.url, 'student@boli.test')
    await downloadLesson(page)
    await page.goto(`${server.url}/review`)
    await reviewIsKept(page, [])
    await context.setOffline(true)
    await page.goto(`${server.url}/review`)
    await expect(page.getByText(asLastSeen)).toBeVisible()
    await holdsStill(page, '/review')
    await isAccessible(page, 'the review without network')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review-${scheme}.png` })
    const sound = page.getByRole('button', { name: /^(Play|Slow)/ }).first()
    if (process.env.SHOTS && (await sound.count()) > 0) {
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const { url } of await cache.keys()) if (/\.mp3/.test(url)) await cache.delete(url)
        }
      })
      await sound.click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${process.env.SHOTS}/sound-${scheme}.png` })
    }
    await context.close()
  })
}
