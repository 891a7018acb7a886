import { expect, type Locator, type Page } from '@playwright/test'
import { press } from './solve-exercise.ts'

/** Signs a demo account in through the login page, and waits for its dashboard. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel(/^e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('namaste-boli')
  await press(page, 'Sign In')
  await page.waitForURL('**/dashboard')
}

/** Twice on the same spot, as who is not sure of the first, whatever has come up there meanwhile. */
export async function tapTwice(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const hand = await page.context().newCDPSession(page)
  // By the hand's own clock: on a busy machine they may come late.
  const began = Date.now() / 1000
  for (const after of [0, 0.15]) {
    const timestamp = began + after
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
    const end = { touchPoints: [], timestamp: timestamp + 0.05 }
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', ...end })
    // What the first one brings comes up meanwhile.
    await page.waitForTimeout(150)
  }
  await hand.detach()
}

/** What the browser says of a request whose server went away; the last, where the service worker made it. */
export const brokenOff = /^Failed to load resource: net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|FAILED)/

/** What the console and the page complain of from now on; a test expects it to stay empty. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}

/** Every answer to a call that reads is changed on its way, whether it was asked for alone or along with others. */
export async function changeAnswers(
  page: Page,
  call: string,
  change: (data: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.slice('/api'.length)
    if (path !== '/together' && (path !== call || request.method() !== 'GET')) return route.fallback()
    const calls: string[] = path === call ? [call] : request.postDataJSON().calls
    if (!calls.includes(call)) return route.fallback()
    const reply = await route.fetch()
    const body = await reply.json()
    const one = path === call ? body : body.results.data[calls.indexOf(call)].body
    change(one.results.data)
    await route.fulfill({ response: reply, json: body })
  })
}

/** What is pressed and let go of here from now on: a press may be over before anybody looks. */
export async function pressesOf(part: Locator): Promise<() => Promise<string[]>> {
  const seen = await part.evaluateHandle((element) => {
    const presses: string[] = []
    const look = (changes: MutationRecord[]) => {
      for (const { target, oldValue } of changes) {
        const { textContent, ariaPressed } = target as Element
        if (ariaPressed !== oldValue) presses.push(`${textContent?.trim()}: ${ariaPressed}`)
      }
    }
    const watched = { subtree: true, attributeFilter: ['aria-pressed'], attributeOldValue: true }
    new MutationObserver(look).observe(element, watched)
    return presses
  })
  return () => seen.evaluate((presses) => [...presses])
}

/** What `act` brings up stays so long, and no longer: by the page's own clock, which only this moves on. */
export async function staysFor(
  page: Page,
  { ms, shown, act }: { ms: number; shown: Locator; act: () => Promise<unknown> },
): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await act()
  // At most so long has it stood there when it is seen.
  let passed = 0
  await expect(async () => {
    passed += 10
    await page.clock.runFor(10)
    await expect(shown).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [100] })
  await page.clock.fastForward(ms - passed - 1)
  await expect(shown).toBeVisible()
  await page.clock.fastForward(passed + 1)
  await expect(shown).toBeHidden()
  await page.clock.resume()
}

/** The data of a newer call, asked with the student's own bearer. */
export async function fetched<Data>(page: Page, path: string): Promise<Data> {
  return page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    return (await (await fetch(address, { headers })).json()).results.data
  }, path)
}

export async function completedExercises(page: Page, lessonId: string): Promise<string[]> {
  const progress = await fetched<{ completedExerciseIds: string[] }>(
    page,
    `/api/lessonExercisesProgress/${lessonId}`,
  )
  return progress.completedExerciseIds
}

/** Forgets who is here. Cookies first: whatever the page asks for meanwhile must not bring a session back. */
export async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
}

/**
 * The page answers, what it shows has come, and its letters are drawn: a network at rest alone may be scripts that are
 * still being read.
 */
export async function hasCome(page: Page): Promise<void> {
  // While a sound is slow to come the page may begin to listen for news, and never rests then.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined)
  await isDrawn(page)
}

/** The same of a page that may be listening for news by now, whose network then never rests. */
export async function isDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive =
      document.querySelector('script[type="module"], script[type="later"]') === null ||
      document.documentElement.dataset.live === ''
    const loading = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
      textContent?.includes('Loading'),
    )
    return isAlive && !loading && document.fonts.status === 'loaded'
  })
  // What follows the window by script (the header's menu) stands with the next picture.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )
}

/** One h1, nothing wider than the window. */
export async function holdsStill(page: Page, route: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await hasCome(page)
  expect.soft(await beyondTheEdge(page), `${route} scrolls sideways`).toEqual([])
}

/** What makes the page scroll sideways, and how wide the window is; nothing where the page does not. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    )
    return [`${innerWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })
}

type Place = Record<'course' | 'unit' | 'chapter' | 'lesson', string>

/** Counts exercises of a lesson as done, over the API: what is left stands alone in its practice. */
export const completeExercises = (page: Page, place: Place, ids: string[]) =>
  complete(
    page,
    ids.map((completedExerciseId) => ({ ...place, completedExerciseId })),
  )

/** The same of words. */
export const completeWords = (page: Page, place: Place, ids: string[]) =>
  complete(
    page,
    ids.map((completedVocabularyId) => ({ ...place, completedVocabularyId })),
  )

async function complete(page: Page, updates: Place[]): Promise<void> {
  await page.evaluate(async (bodies) => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    for (const body of bodies)
      await fetch('/api/updateuserprogress', { method: 'POST', headers, body: JSON.stringify(body) })
  }, updates)
}
