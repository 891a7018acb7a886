import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { MenuChapter } from '#calls/courses.ts'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { solveExercise } from '../../test/browser/solve-exercise.ts'
import { fetched, problemsOf, signIn } from '../../test/browser/student.ts'
import { findChromium } from '../find-chromium.ts'
import { openAcademy } from './academy.ts'
import type { Proof, Result } from './proof.ts'

const curriculum = join(import.meta.dirname, '../../curriculum')

export const browse: Proof = {
  name: 'browse',
  proves: 'the first lesson of each course is learnt in a browser, without a word on its console',
  async run(): Promise<Result[]> {
    const academy = await openAcademy('embedded')
    const browser = await chromium.launch({ executablePath: findChromium() ?? '' })
    try {
      await academy.start({ CURRICULUM_DIR: curriculum, DEMO: 'on' }).ready
      const wrong: string[] = []
      let courses = 0
      for (const courseId of await courseIds(browser, academy.url)) {
        courses += 1
        wrong.push(...(await learntIn(browser, academy.url, courseId)))
      }
      return [{ on: 'chromium', figures: `${courses} courses, a lesson each`, wrong }]
    } finally {
      await browser.close()
      academy.end()
    }
  },
}

async function courseIds(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  await signIn(page, url, 'subscriber@boli.test')
  const courses = await fetched<{ id: string }[]>(page, '/api/userCourses?languageId=hindi')
  await page.close()
  return courses.map(({ id }) => id)
}

/** What went wrong in a course's first lesson. */
async function learntIn(browser: Browser, url: string, courseId: string): Promise<string[]> {
  const page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  const problems = problemsOf(page)
  try {
    await signIn(page, url, 'subscriber@boli.test')
    const [chapter] = await fetched<MenuChapter[]>(page, `/api/courseLeftMenu/${courseId}`)
    await learnLesson(page, url, { courseId, chapterId: chapter?.chapterId, id: chapter?.lessons[0]?.id })
  } catch (error) {
    problems.push(error instanceof Error ? error.message.slice(0, 300) : String(error))
  }
  await page.close()
  return problems.map((problem) => `${courseId}: ${problem}`)
}

interface Place {
  courseId: string
  chapterId: string | undefined
  id: string | undefined
}

async function learnLesson(page: Page, url: string, { courseId, chapterId, id }: Place): Promise<void> {
  await page.goto(`${url}/introduction/course/hindi/chapter/${chapterId}/unit/${courseId}/lesson/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await page.goto(`${url}/course/hindi/chapter/${chapterId}/unit/${courseId}/lesson/${id}/practice`)
  const exercises = await fetched<Exercise[]>(page, `/api/lessonExercises/${id}`)
  for (const exercise of exercises) if (!exercise.isCompleted) await solveExercise(page, exercise)
  const words = await fetched<Vocabulary[]>(page, `/api/lessonVocabularies/${id}`)
  for (const word of words) {
    if (word.isCompleted) continue
    await page.getByRole('button', { name: 'Discover Meaning' }).click()
    await page.getByRole('button', { name: 'I know it' }).click()
  }
  const { progress } = await fetched<{ progress: number }>(page, `/api/lessonExercisesProgress/${id}`)
  if (progress < 90) throw new Error(`the lesson stands at ${progress} %`)
}
