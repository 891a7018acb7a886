import { type BrowserContext, expect, test } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { isAccessible } from './axe.ts'
import { servedOn } from './own-server.ts'
import { solveExercise } from './solve-exercise.ts'
import { fetched, problemsOf, signIn } from './student.ts'

const server = servedOn(3207)

/** What Chrome 111 and Safari 16.4 do not know, and the browser of these tests does (docs/decisions/0024). */
function forgetWhatIsNew(): void {
  const newer: [object, string[]][] = [
    [
      globalThis,
      ['Iterator', 'requestIdleCallback', 'scheduler', 'navigation', 'SyncManager', 'CloseWatcher'],
    ],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [RegExp, ['escape']],
    [Math, ['sumPrecise']],
    [Intl, ['DurationFormat', 'Segmenter']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [Set.prototype, ['isDisjointFrom']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, [Symbol.asyncIterator as unknown as string, 'values']],
    [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [HTMLDialogElement.prototype, ['requestClose']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['connection', 'userAgentData']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

async function older(context: BrowserContext): Promise<void> {
  await context.addInitScript(forgetWhatIsNew)
  await context.route(/\.css$/, async (route) => {
    const sheet = await route.fetch()
    const body = (await sheet.text()).replaceAll('light-dark(', 'not-known-yet(')
    await route.fulfill({ response: sheet, body })
  })
}

test('a browser of 2023 learns a lesson, in the light colours', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 700 },
    colorScheme: 'dark',
    serviceWorkers: 'block',
  })
  await older(context)
  const page = await context.newPage()
  const problems = problemsOf(page)
  const isPainted = async (what: string) => {
    await expect(page.locator('html'), what).toHaveCSS('background-color', 'rgb(255, 245, 228)')
    await expect(page.locator('html'), what).toHaveCSS('color', 'rgb(31, 27, 77)')
    await isAccessible(page, what)
  }
  for (const route of ['/', '/pricing', '/try', '/login']) {
    await page.goto(server.url + route)
    await isPainted(route)
  }
  expect(await page.evaluate(() => 'groupBy' in Map || 'any' in AbortSignal)).toBe(false)

  await signIn(page, server.url, 'subscriber@boli.test')
  for (const route of ['/dashboard', '/review', '/script', '/analytics', '/profile', '/profilebookatutor']) {
    await page.goto(server.url + route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isPainted(route)
  }
  const lessonId = 'hindi-conversations-how-are-you'
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  await page.goto(
    `${server.url}/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/${lessonId}/practice`,
  )
  for (const exercise of exercises.slice(0, 8)) await solveExercise(page, exercise)
  await isPainted('practice')
  expect(problems).toEqual([])
  await context.close()
})
