import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import type { Exercise } from '#calls/practice.ts'
import { solveExercise } from '../../test/browser/solve-exercise.ts'
import { fetched, isDrawn } from '../../test/browser/student.ts'
import { runServer } from '../../test/running-server.ts'
import { findChromium } from '../find-chromium.ts'
import { playsQuickly } from '../proof/browse-lesson.ts'
import { type CourseToProve, coursesOf } from '../proof/courses.ts'
import { type Learner, newLearner } from '../proof/learner.ts'
import { newTab } from './page-visit.ts'

/** What one tab holds after so many exercises beside what it held after the first lesson. */
export async function benchMemory(exercises: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-bench-'))
  const server = await runServer({ port: 3695, dataDir })
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', chromiumSandbox: false })
  try {
    const learner = await newLearner(server.url, 'namaste-boli')
    if (!learner) throw new Error('Nobody could sign up.')
    // First lessons are open to everybody; a tab that is never loaded anew goes from one to the next.
    const courses = await coursesOf(learner, [])
    const context = await newTab(browser, server.url, learner.email)
    await context.addInitScript(playsQuickly)
    const page = await context.newPage()
    // Nothing here is about time: on a busy machine a page takes long, and comes.
    page.setDefaultTimeout(300_000)
    await practise(page, { learner, courses, exercises })
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Practising {
  learner: Learner
  courses: CourseToProve[]
  exercises: number
}

async function practise(page: Page, { learner, courses, exercises }: Practising): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await page.goto(`${learner.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  let done = 0
  let first: Held | undefined
  for (const course of courses) {
    done += await practiseFirst(page, course)
    const held = await heldBy(page, line)
    first ??= held
    const times = (held.megabytes / first.megabytes).toFixed(2)
    console.log(
      `memory ${String(done).padStart(4)} exercises: ${held.megabytes.toFixed(1)} MB of heap, ${times} times the first lesson's, ${held.nodes} nodes, ${held.listeners} listeners`,
    )
    if (done >= exercises) return
  }
}

/** Every exercise of a course's first lesson, rightly; how many there were. */
async function practiseFirst(page: Page, { id, languageId }: CourseToProve): Promise<number> {
  type Chapter = { chapterId: string; lessons: { id: string }[] }
  const [chapter] = await fetched<Chapter[]>(page, `/api/courseLeftMenu/${id}`)
  const lesson = chapter?.lessons[0]
  if (!chapter || !lesson) throw new Error(`${id} has no lesson.`)
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${lesson.id}`)
  await goTo(
    page,
    `/course/${languageId}/chapter/${chapter.chapterId}/unit/${id}/lesson/${lesson.id}/practice`,
  )
  for (const exercise of exercises) await solveExercise(page, exercise)
  return exercises.length
}

/** As a link does: the page that stands there stays the same document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

interface Held {
  megabytes: number
  nodes: number
  listeners: number
}

/** What is still held on the dashboard, once what nobody holds is gone. */
async function heldBy(page: Page, line: CDPSession): Promise<Held> {
  await goTo(page, '/dashboard')
  // Until then the heading of the page before stands there, and holds less.
  await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor()
  await isDrawn(page)
  await page.waitForTimeout(1000)
  await line.send('HeapProfiler.collectGarbage')
  const { usedSize } = await line.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await line.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 1_000_000, nodes, listeners: jsEventListeners }
}
