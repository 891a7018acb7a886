import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { fetched } from '../../test/browser/student.ts'
import { runServer } from '../../test/running-server.ts'
import { findChromium } from '../find-chromium.ts'
import { type Conditions, newTab, type Visit, type Vitals, visit, vitalsOf } from './page-visit.ts'

const student = 'subscriber@boli.test'
const most = { requests: 20, kilobytes: 250, lcp: 2000, cls: 0.05 }
const rounds = 3

/** What a student's browser loads and sees, each page in a new tab with nothing kept. */
export async function benchBrowser(named: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-bench-'))
  const server = await runServer({ port: 3694, dataDir })
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', chromiumSandbox: false })
  try {
    const pages = await addresses(browser, server.url)
    for (const [name, path] of Object.entries(pages))
      if (named.length === 0 || named.includes(name)) await benchPage(browser, server.url, { name, path })
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The pages of a student's day; a lesson and a practice are the first of the first course. */
async function addresses(browser: Browser, url: string): Promise<Record<string, string>> {
  const context = await newTab(browser, url, student)
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const [course] = await fetched<{ id: string; languageId: string }[]>(
    page,
    '/api/userCourses?languageId=hindi',
  )
  type Chapter = { chapterId: string; lessons: { id: string }[] }
  const [chapter] = await fetched<Chapter[]>(page, `/api/courseLeftMenu/${course?.id}`)
  const lesson = `course/${course?.languageId}/chapter/${chapter?.chapterId}/unit/${course?.id}/lesson/${chapter?.lessons[0]?.id}`
  await context.close()
  return {
    dashboard: '/dashboard',
    course: `/coursedetails/${course?.id}`,
    lesson: `/introduction/${lesson}`,
    practice: `/${lesson}/practice`,
    review: '/review',
    words: '/mywords',
    script: '/script',
    letter: '/script/ka',
    analytics: '/analytics',
    credits: '/credits',
    notifications: '/notification',
    tutors: '/profilebookatutor',
    profile: '/profile',
  }
}

interface Named {
  name: string
  path: string
}

async function benchPage(browser: Browser, url: string, { name, path }: Named): Promise<void> {
  const say = (text: string) => console.log(`browser ${name.padEnd(13)} ${text}`)
  const on = (conditions: Conditions) => opened(browser, { url, path, conditions })
  const { seen } = await on({ isBegun: true })
  const { requests, bytes, addresses } = seen.first
  const kilobytes = (part: keyof Visit['bytes']) => (bytes[part] / 1000).toFixed(1)
  const over = (is: boolean) => (is ? ' (too many)' : '')
  say(
    `cold: ${requests} requests${over(requests > most.requests)}, ${kilobytes('total')} kB${over(bytes.total > most.kilobytes * 1000)}: JS ${kilobytes('js')}, CSS ${kilobytes('css')}, fonts ${kilobytes('fonts')}, other ${kilobytes('other')}`,
  )
  if (process.env.BENCH_LIST) for (const address of addresses) say(`  ${address}`)
  const { begun } = seen
  if (begun.requests > 0)
    say(`      with the first press: ${begun.requests} requests, ${(begun.bytes.total / 1000).toFixed(0)} kB`)
  if (process.env.BENCH_LIST) for (const address of begun.addresses) say(`  ${address}`)
  const slow: Vitals[] = []
  for (let round = 0; round < rounds; round++) slow.push((await on({ network: 'slow 4G' })).vitals)
  const lcp = middle(slow.map((one) => one.lcp))
  const cls = Math.max(...slow.map((one) => one.cls))
  say(
    `slow 4G: LCP ${lcp.toFixed(0)} ms${over(lcp > most.lcp)}, CLS ${cls.toFixed(3)}${over(cls > most.cls)}`,
  )
  const weak = (await on({ slowdown: 4 })).vitals
  say(`4 × slower: LCP ${weak.lcp.toFixed(0)} ms, CLS ${weak.cls.toFixed(3)}, INP ${weak.inp} ms`)
}

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

interface Opening {
  url: string
  path: string
  conditions: Conditions
}

async function opened(browser: Browser, { url, path, conditions }: Opening) {
  const context = await newTab(browser, url, student)
  try {
    const page = await context.newPage()
    const seen = await visit(page, url + path, conditions)
    // Pressing ends the search for the largest picture: the layout of before is told first.
    const { lcp, cls } = await vitalsOf(page)
    if (conditions.slowdown) await pressAround(page)
    return { seen, vitals: { lcp, cls, inp: (await vitalsOf(page)).inp } }
  } finally {
    await context.close()
  }
}

/** What any student's page answers to: its menus, keys, and in practice a choice. */
async function pressAround(page: Page): Promise<void> {
  const menus = page.locator('button[aria-expanded]:visible, button[aria-haspopup]:visible')
  for (const menu of (await menus.all()).slice(0, 3)) {
    await menu.click({ timeout: 5000 }).catch(() => {})
    await page.waitForTimeout(300)
    await page.keyboard.press('Escape')
  }
  const choice = page.getByRole('radio').first()
  // Pressed, not checked: a rating shows as chosen once the academy has it.
  if (await choice.isVisible()) await choice.click({ force: true, timeout: 5000 })
  await page.keyboard.press('Tab')
  await page.waitForTimeout(500)
}
