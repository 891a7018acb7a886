import { randomUUID } from 'node:crypto'
import { type Academy, inAcademy, wholeCurriculum } from './academy.ts'
import { type CourseToProve, coursesOf } from './courses.ts'
import { signedIn } from './learner.ts'
import type { Proof, Result } from './proof.ts'

type Json = ReturnType<typeof JSON.parse>

/** One student's way, and all that went wrong on it. */
interface Walk {
  url: string
  token: string
  lessons: number
  answers: number
  /** Every sound, picture and film that a reply named. */
  media: Set<string>
  wrong: string[]
}

export const walk: Proof = {
  name: 'walk',
  proves: 'a student reaches 100 % of every course over the API, and every sound and picture is there',
  run: async ({ courses }) => [await inAcademy('embedded', (academy) => walkThrough(academy, courses))],
}

async function walkThrough(academy: Academy, named: string[]): Promise<Result> {
  await academy.start({ CURRICULUM_DIR: wholeCurriculum, DEMO: 'on' }).ready
  // To a star every lesson opens.
  const learner = await signedIn(academy.url, { email: 'star@boli.test', secret: 'namaste-boli' })
  const { url, token } = learner
  const way: Walk = { url, token, lessons: 0, answers: 0, media: new Set(), wrong: [] }
  const courses = await coursesOf(learner, named)
  for (const course of courses) {
    await throughCourse(way, course)
    console.log(
      `  ${course.id}: ${way.lessons} lessons and ${way.answers} answers by now, ${way.wrong.length} wrong`,
    )
  }
  await fetchAll(way)
  const figures = `${courses.length} courses, ${way.lessons} lessons, ${way.answers} answers, ${way.media.size} media`
  return { on: 'the curriculum', figures, wrong: way.wrong }
}

async function throughCourse(way: Walk, { id: courseId, languageId }: CourseToProve): Promise<void> {
  const menu: Json[] = await asked(way, `/courseLeftMenu/${courseId}`)
  for (const { chapterId, lessons } of menu) {
    for (const { id, videos } of lessons) {
      const place = { course: languageId, unit: courseId, chapter: chapterId, lesson: id }
      await throughLesson(way, place, videos)
    }
  }
  const open = (await asked(way, `/courseLeftMenu/${courseId}`)).flatMap(({ lessons }: Json) =>
    lessons.filter(({ isCompleted }: Json) => !isCompleted),
  )
  for (const { id } of open) way.wrong.push(`${id} is not completed`)
  const { progress } = await asked(way, `/courses/${courseId}`)
  if (progress !== 100) way.wrong.push(`${courseId} stands at ${progress} %`)
}

async function throughLesson(way: Walk, where: Json, videos: Json[]): Promise<void> {
  const { lesson } = where
  const done = (what: Json) => asked(way, '/updateuserprogress', { ...where, ...what })
  const details = await asked(way, `/lessons/${lesson}`)
  for (const { id } of videos) {
    await asked(way, `/videoDetails/${id}`)
    await done({ videoCompleted: true, videoId: id })
  }
  for (const exercise of await asked(way, `/lessonExercises/${lesson}`)) {
    const answer = exercise.options.answerWords?.length
      ? exercise.options.answerWords
      : exercise.options.answer
    const verdict = await asked(way, '/checkAnswer', { exerciseId: exercise.id, answer })
    if (!verdict.correct) way.wrong.push(`${exercise.id}: ${answer} is ${verdict.verdict}`)
    const attempt = { id: randomUUID(), answer, ms: 4000, hints: 0 }
    await done({ completedExerciseId: exercise.id, attempt })
    way.answers += 1
  }
  for (const { id } of await asked(way, `/lessonVocabularies/${lesson}`))
    await done({ completedVocabularyId: id })
  for (const { id } of details.lesson.lessonFeedback) {
    await asked(way, '/addfeedback', { lesson, id, rating: '4.5', comment: '' })
  }
  const { progress } = await asked(way, `/lessonExercisesProgress/${lesson}`)
  if (progress !== 100) way.wrong.push(`${lesson} stands at ${progress} %`)
  way.lessons += 1
}

/** The data of a call; what it names of media is kept to be asked for. */
async function asked({ url, token, media }: Walk, path: string, body?: object): Promise<Json> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(`${url}/api${path}`, { headers, ...sent })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  for (const [, address = ''] of text.matchAll(/"(\/(?:media|pictures)\/[^"]+)"/g)) media.add(address)
  const read = JSON.parse(text)
  return read.results?.data ?? read
}

async function fetchAll({ url, token, media, wrong }: Walk): Promise<void> {
  const left = [...media]
  const one = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const response = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } })
      const { byteLength } = await response.arrayBuffer()
      if (!response.ok || byteLength < 40) wrong.push(`${address}: ${response.status}, ${byteLength} bytes`)
    }
  }
  await Promise.all([one(), one(), one(), one()])
}
