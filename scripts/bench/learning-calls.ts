import { randomUUID } from 'node:crypto'
import { bearerOf } from './academy.ts'

/** A call as it is measured. */
export interface Call {
  name: string
  path: string
  /** Without it, the call is a GET. */
  body?: () => object
  isConstant?: true
  /** Compressed, as every browser asks for it. */
  compressed?: true
  /** Of many statements, or of one that depends on the answer before it: pgbench cannot ask the same. */
  hasNoShare?: true
}

/** The calls that a lesson makes, for the first lesson that all may open. */
export async function learningCalls(url: string): Promise<Call[]> {
  const read = (path: string) => get(url, path)
  const [course] = await read('/api/userCourses?languageId=hindi')
  const [chapter] = await read(`/api/courseLeftMenu/${course.id}`)
  const [, lesson] = chapter.lessons
  const exercises: Shown[] = await read(`/api/lessonExercises/${lesson.id}`)
  const place = { course: course.languageId, unit: course.id, chapter: chapter.chapterId, lesson: lesson.id }
  const write = (name: string, exercise: Shown | undefined, answer: string): Call => ({
    name,
    path: '/api/updateuserprogress',
    body: () => ({
      ...place,
      completedExerciseId: exercise?.id,
      attempt: { id: randomUUID(), answer, ms: 900, hints: 0 },
    }),
  })
  const rated = exercises.find(({ options }) => 'option1' in options)
  return [
    { name: 'constant', path: '/api/health', isConstant: true },
    { name: 'who am I', path: '/api/me' },
    { name: "the bell's count", path: '/api/get-notifications-count' },
    { name: 'courses', path: '/api/userCourses?languageId=hindi' },
    { name: 'menu', path: `/api/courseLeftMenu/${course.id}` },
    { name: 'exercises', path: `/api/lessonExercises/${lesson.id}` },
    write('progress, watched', exercises[0], 'watched'),
    { ...write('progress, answered', rated, rated?.options.answer ?? ''), hasNoShare: true },
    opening('dashboard', dashboard),
    opening('practice', practiceOf(lesson.id)),
  ]
}

/** All that a page reads as it opens, in one way there and back (src/web/together.ts). */
function opening(page: string, calls: string[]): Call {
  const body = () => ({ calls })
  return { name: `${page}, as it opens`, path: '/api/together', body, compressed: true, hasNoShare: true }
}

const dashboard = [
  ...['/get-notifications-count', '/answerClaims?untold=true', '/userCourses?languageId=hindi'],
  ...['/placement?languageId=hindi', '/review/load?timeZone=UTC', '/goals?timeZone=UTC', '/scriptLadder'],
  ...['/preferences', '/me', '/languageCourses'],
]

const practiceOf = (lesson: string) => [
  ...['/me', `/lessonExercises/${lesson}`, `/lessonVocabularies/${lesson}`, `/lessons/${lesson}`],
  ...[`/lessonExercisesProgress/${lesson}`, '/scriptLadder', '/preferences'],
]

interface Shown {
  id: string
  options: { answer: string }
}

export function headersOf(student: number) {
  return { authorization: `Bearer ${bearerOf(student)}`, 'content-type': 'application/json' }
}

async function get(url: string, path: string) {
  const reply = await fetch(url + path, { headers: headersOf(1) })
  return JSON.parse(await reply.text()).results.data
}
