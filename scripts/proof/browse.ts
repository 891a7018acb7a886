import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import type { MenuChapter } from '#calls/courses.ts'
import { fetched, problemsOf, signIn } from '../../test/browser/student.ts'
import { buildClientWhenStale } from '../build-client.ts'
import { findChromium } from '../find-chromium.ts'
import { type Academy, inAcademy, wholeCurriculum } from './academy.ts'
import { type Learnt, learnLesson, playsQuickly } from './browse-lesson.ts'
import { type CourseToProve, coursesOf } from './courses.ts'
import { type Learner, newLearner } from './learner.ts'
import type { Proof, Result } from './proof.ts'

const pagesAtOnce = 2
const minutesACourse = 6
const longestStep = 60_000

export const browse: Proof = {
  name: 'browse',
  proves: 'the first lesson of each course is learnt in a browser, without a word on its console',
  run: async ({ courses }) => {
    buildClientWhenStale()
    const browser = await chromium.launch({ executablePath: findChromium() ?? '' })
    try {
      return [await inAcademy('embedded', (academy) => browseCourses(academy, browser, courses))]
    } finally {
      await browser.close()
    }
  },
}

async function browseCourses(academy: Academy, browser: Browser, named: string[]): Promise<Result> {
  await academy.start({ CURRICULUM_DIR: wholeCurriculum, DEMO: 'on' }).ready
  // A first chapter is free, and who is new has done nothing of it.
  const learner = await newLearner(academy.url, 'namaste-boli')
  if (!learner) throw new Error('Nobody could sign up.')
  const courses = await coursesOf(learner, named)
  const left = [...courses]
  const all: Learnt[] = []
  const oneAfterAnother = async () => {
    for (let course = left.shift(); course; course = left.shift()) {
      const learnt = await learnFirst(browser, learner, course)
      all.push(learnt)
      console.log(`  ${course.id}: ${lineOf(learnt)}`)
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, oneAfterAnother))
  const sum = (count: (learnt: Learnt) => number) => all.reduce((total, learnt) => total + count(learnt), 0)
  const figures = `${courses.length} courses, a lesson each: ${sum(({ exercises }) => exercises)} exercises, ${sum(({ words }) => words)} words, ${sum(({ complaints }) => complaints.length)} console errors`
  return { on: 'chromium', figures, wrong: all.flatMap(wrongIn) }
}

const wrongIn = ({ courseId, complaints, trouble }: Learnt) =>
  [...complaints, ...trouble].map((line) => `${courseId}: ${line}`)

function lineOf({ exercises, words, begun, complaints, trouble }: Learnt): string {
  const seconds = Math.round((Date.now() - begun) / 1000)
  const verdict = [...complaints, ...trouble].join('; ')
  return `${exercises} exercises, ${words} words, ${seconds} s, ${verdict === '' ? 'good' : `FAILED ${verdict}`}`
}

/** Learns a course's first lesson in a browser of its own, for so many minutes at most. */
async function learnFirst(browser: Browser, learner: Learner, course: CourseToProve): Promise<Learnt> {
  const context = await browser.newContext()
  const learnt: Learnt = {
    courseId: course.id,
    at: 'signing in',
    begun: Date.now(),
    exercises: 0,
    words: 0,
    complaints: [],
    trouble: [],
  }
  // What waits on a page fails once that is closed.
  const limit = setTimeout(() => {
    learnt.trouble.push(`not learnt in ${minutesACourse} minutes`)
    void context.close()
  }, minutesACourse * 60_000)
  try {
    await learnIn(context, { learner, course, learnt })
  } catch (error) {
    learnt.trouble.push(
      `${learnt.at}: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`,
    )
  }
  clearTimeout(limit)
  await context.close()
  return learnt
}

interface Learning {
  learner: Learner
  course: CourseToProve
  learnt: Learnt
}

async function learnIn(context: BrowserContext, { learner, course, learnt }: Learning): Promise<void> {
  await context.addInitScript(playsQuickly)
  const page = await context.newPage()
  page.setDefaultTimeout(longestStep)
  learnt.complaints = problemsOf(page)
  await signIn(page, learner.url, learner.email)
  const [chapter] = await fetched<MenuChapter[]>(page, `/api/courseLeftMenu/${course.id}`)
  const lesson = chapter?.lessons[0]
  if (!chapter || !lesson) throw new Error('there is no lesson')
  const place = { languageId: course.languageId, chapterId: chapter.chapterId, lessonId: lesson.id }
  await learnLesson(page, { url: learner.url, learnt, ...place })
}
