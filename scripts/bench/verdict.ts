import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { fetched } from '../../test/browser/student.ts'
import { runServer } from '../../test/running-server.ts'
import { findChromium } from '../find-chromium.ts'
import { newTab } from './page-visit.ts'

const lessonId = 'hindi-conversations-how-are-you'
const practice = `/introduction/course/hindi/chapter/hindi-conversations.meeting/unit/hindi-conversations/lesson/${lessonId}/practice`
const answer = 'मैं ठीक हूँ'
/** Slips of every kind: each is judged anew, for the same answer twice would be known. */
const slips = ['मैं ठीक है', 'main theek hai', 'मे ठिक हू', 'हम', 'tum kaise ho', 'मैं थीक हूँ']
const most = 50
const slowdown = 4

/** How long it takes from Enter to the picture that shows the verdict, on a phone four times slower. */
export async function benchVerdict({ pages, answers }: { pages: number; answers: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-bench-'))
  const server = await runServer({ port: 3696, dataDir })
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', chromiumSandbox: false })
  const all: number[] = []
  try {
    for (let at = 0; at < pages; at++) {
      const spans = await answerWrongly(browser, server.url, answers)
      console.log(`verdict page ${at + 1}: ${spans.map(rounded).join(' ')} ms`)
      all.push(...spans)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const sorted = all.toSorted((one, other) => one - other)
  const within = sorted.filter((span) => span <= most).length
  const middle = rounded(sorted[Math.floor(sorted.length / 2)] ?? 0)
  console.log(
    `verdict ${within} of ${all.length} within ${most} ms, median ${middle}, longest ${rounded(sorted.at(-1) ?? 0)}`,
  )
}

const rounded = (ms: number) => ms.toFixed(0)

async function answerWrongly(browser: Browser, url: string, answers: number): Promise<number[]> {
  const context = await newTab(browser, url, 'student@boli.test')
  try {
    const page = await context.newPage()
    await page.setViewportSize({ width: 375, height: 740 })
    await openTyped(page, url)
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // A learner reads, listens and types first.
    await page.waitForTimeout(4000)
    await page.evaluate(observeVerdicts)
    const field = page.getByLabel('Your answer')
    for (let at = 0; at < answers; at++) {
      await field.fill(`${slips[at % slips.length]} ${'कखगघचछजझटठडढ'[at % 12]}`)
      // Nobody's Enter is the first key of a page.
      await field.press('Space')
      await page.waitForTimeout(400)
      await field.press('Enter')
      await page.waitForFunction((count) => (globalThis as unknown as Seen).spans.length > count, at)
      await page.waitForTimeout(600)
    }
    return await page.evaluate(() => (globalThis as unknown as Seen).spans)
  } finally {
    await context.close()
  }
}

/** The exercise that asks for the sentence, as if the practice had been left there. */
async function openTyped(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/credits`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lessonId}`)
  const typed = exercises.find(({ options }) => options.answer === answer.normalize('NFC'))
  if (!typed) throw new Error(`${lessonId} does not ask for ${answer}.`)
  await page.evaluate(
    ([lesson, id]) =>
      localStorage.setItem(`practice-place-${sessionStorage.getItem('id')}-${lesson}`, id ?? ''),
    [lessonId, typed.id],
  )
  await page.goto(url + practice)
  await page.getByRole('heading', { level: 1, name: typed.question }).waitFor()
}

interface Seen {
  spans: number[]
}

/** In the page: from the key's own moment until the picture with the verdict is handed on. */
function observeVerdicts(): void {
  const spans: number[] = []
  Object.assign(globalThis, { spans })
  let pressed: number | undefined
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') pressed = timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    const said = document.querySelector('main + footer')?.textContent ?? ''
    if (pressed === undefined || !said.includes('Oh no!')) return
    const from = pressed
    pressed = undefined
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => spans.push(performance.now() - from)
      painted.port2.postMessage(null)
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
