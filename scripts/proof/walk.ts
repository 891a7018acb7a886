import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openAcademy } from './academy.ts'
import { signIn } from './learner.ts'
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

const curriculum = join(import.meta.dirname, '../../curriculum')

export const walk: Proof = {
  name: 'walk',
  proves: 'a student reaches 100 % of every course over the API, and every sound and picture is there',
  async run(): Promise<Result[]> {
    const academy = await openAcademy('embedded')
    try {
      await academy.start({ CURRICULUM_DIR: curriculum, DEMO: 'on' }).ready
      const token = await signIn(academy.url, { email: 'subscriber@boli.test', secret: 'namaste-boli' })
      if (!token) throw new Error('The demo subscriber could not sign in.')
      const way: Walk = { url: academy.url, token, lessons: 0, answers: 0, media: new Set(), wrong: [] }
      const courses: Json[] = await asked(way, '/userCourses')
      for (const course of courses) await throughCourse(way, course)
      await fetchAll(way)
      const figures = `${courses.length} courses, ${way.lessons} lessons, ${way.answers} answers, ${way.media.size} media`
      return [{ on: 'the curriculum', figures, wrong: way.wrong }]
    } finally {
      academy.end()
    }
  },
}

async function throughCourse(way: Walk, course: Json): Promise<void> {
  const courseId: string = course.id ?? course._id
  const menu: Json[] = await asked(way, `/courseLeftMenu/${courseId}`)
  for (const { chapterId, lessons } of menu) {
    for (const { id, videos } of lessons) {
      await throughLesson(way, { unit: courseId, chapter: chapterId, lesson: id }, videos)
    }
  }
  const open = (await asked(way, `/courseLeftMenu/${courseId}`)).flatMap(({ lessons }: Json) =>
    lessons.filter(({ isCompleted }: Json) => !isCompleted),
  )
  for (const { id } of open) way.wrong.push(`${id} is not completed`)
  const { progress } = await asked(way, `/courses/${courseId}`)
  if (progress !== 100) way.wrong.push(`${courseId} stands at ${progress} %`)
}

async function throughLesson(way: Walk, place: Json, videos: Json[]): Promise<void> {
  const { lesson } = place
  const where = { course: 'hindi', ...place }
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
