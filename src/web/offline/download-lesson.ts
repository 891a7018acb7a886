import { me } from '#calls/accounts.ts'
import { course, courseLeftMenu, languageCourses, userCourses } from '#calls/courses.ts'
import { feedbacks } from '#calls/feedback.ts'
import { lesson, lessonExercisesProgress } from '#calls/lessons.ts'
import { languageLexicon, lessonExercises, lessonVocabularies } from '#calls/practice.ts'
import { addressOf, call } from '../call.ts'
import type { LessonPlace } from '../paths.ts'
import { type Download, downloadOf, lessonCache, noteDownload } from './download-list.ts'
import { wantAnswers } from './kept-answers.ts'
import { keepReview } from './kept-review.ts'
import { type LessonFile, lessonFiles } from './lesson-files.ts'
import { workerStands } from './worker-stands.ts'

export type Plan = Download & { files: (LessonFile & { bytes: number })[] }

/** A file whose size nobody told: captions are made when they are asked for. */
const unsaid = 2000
const atOnce = 6

/** Looks through a lesson and weighs it: nothing is kept yet. */
export async function planDownload(place: LessonPlace): Promise<Plan> {
  const { opened, answers } = await askForLesson(place)
  const files = await eachOf(lessonFiles(answers), async (file) => ({ ...file, bytes: await weigh(file) }))
  const written = new Blob([JSON.stringify(answers)]).size
  return {
    place,
    name: opened.lesson.name,
    courseName: opened.extraInfo.unitName,
    bytes: written + files.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: 0,
    isWhole: false,
    addresses: addressesOf(place).ofLesson,
    files,
  }
}

/** Brings all of it here, file by file; what came before a break is not fetched again. */
export async function download(
  account: string,
  plan: Plan,
  onKept: (bytes: number) => void,
): Promise<Download> {
  const { files, ...about } = plan
  const cache = await caches.open(lessonCache(account, plan.place.lessonId))
  // One that was whole stays noted as it stands: it opens, and what is new of it is all that it lacks.
  if (!(await downloadOf(account, plan.place.lessonId))?.kept) await noteDownload(account, about)
  let kept = 0
  await eachOf(files, async ({ url, path, bytes }) => {
    if (!(await cache.match(path))) await cache.put(path, await whole(url))
    kept += bytes
    onKept(kept)
  })
  const { ofLesson, shared } = addressesOf(plan.place)
  wantAnswers(account, [...ofLesson, ...shared])
  await askForLesson(plan.place)
  await Promise.all([
    call(me),
    call(languageCourses),
    call(userCourses, { query: { languageId: plan.place.languageId } }),
    call(course, { params: { courseId: plan.place.courseId } }),
    call(courseLeftMenu, { params: { courseId: plan.place.courseId } }),
    call(feedbacks, { params: { id: plan.place.courseId } }),
    call(languageLexicon, { params: { languageId: plan.place.languageId } }),
  ])
  // Without its worker the device could not open what it holds.
  await workerStands()
  const here = { ...about, kept: plan.bytes, isWhole: true }
  await noteDownload(account, here)
  // The lesson is here; the review comes with the dashboard, if not now.
  await keepReview(account).catch(() => {})
  return here
}

async function askForLesson({ lessonId }: LessonPlace) {
  const params = { lessonId }
  const answers = await Promise.all([
    call(lesson, { params }),
    call(lessonExercises, { params }),
    call(lessonVocabularies, { params }),
    call(lessonExercisesProgress, { params, query: {} }),
  ])
  return { opened: answers[0], answers }
}

function addressesOf({ languageId, courseId, lessonId }: LessonPlace) {
  const params = { lessonId }
  return {
    ofLesson: [lesson, lessonExercises, lessonVocabularies, lessonExercisesProgress].map(({ path }) =>
      addressOf(path, { params }),
    ),
    shared: [
      addressOf(me.path, {}),
      addressOf(languageCourses.path, {}),
      addressOf(userCourses.path, { query: { languageId } }),
      addressOf(course.path, { params: { courseId } }),
      addressOf(courseLeftMenu.path, { params: { courseId } }),
      addressOf(feedbacks.path, { params: { id: courseId } }),
      addressOf(languageLexicon.path, { params: { languageId } }),
    ],
  }
}

async function weigh({ url }: LessonFile): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD' })
  return Number(headers.get('content-length')) || unsaid
}

async function whole(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A file of the lesson could not be fetched: ${response.status}`)
  return response
}

/** Does the work for all, a few at once, in any order; the results stand in theirs. */
async function eachOf<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = []
  const left = all.entries()
  const worker = async () => {
    for (const [at, one] of left) results[at] = await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
