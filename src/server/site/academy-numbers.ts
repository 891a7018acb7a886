import type { FastifyInstance } from 'fastify'
import { academyNumbers } from '#calls/academy-numbers.ts'
import { academy } from '#rules/academy.ts'
import { atLeast } from '#rules/academy-numbers.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { CourseTaught, Taught } from '../curriculum/taught-lessons.ts'
import { serve } from '../serve.ts'

type Numbers = ReturnType<typeof countTaught>

/** Counted once for each state of the curriculum, in all ('') and a language. */
const counted = new WeakMap<Taught, Map<string, Numbers>>()

export function registerAcademyNumbers(app: FastifyInstance): void {
  serve(app, academyNumbers, async ({ sql }) => {
    return { ...academy.community, ...numbersOf(await taughtNow(sql)) }
  })
}

/** How much is taught, in all or in one language, and how it is said. */
export function numbersOf(taught: Taught, languageId = ''): Numbers {
  const known = counted.get(taught) ?? new Map<string, Numbers>()
  counted.set(taught, known)
  const among = (course: CourseTaught) => languageId === '' || course.languageId === languageId
  const numbers = known.get(languageId) ?? countTaught(taught.courses.filter(among))
  known.set(languageId, numbers)
  return numbers
}

function countTaught(courses: CourseTaught[]) {
  const lessons = courses.flatMap((course) => course.lessons)
  const exercises = lessons.flatMap((lesson) => lesson.exercises).length
  return {
    courses: courses.length,
    lessons: lessons.length,
    exercises,
    films: lessons.flatMap((lesson) => lesson.films).length,
    words: new Set(lessons.flatMap((lesson) => lesson.words.map(({ id }) => id))).size,
    said: {
      courses: atLeast(courses.length),
      lessons: atLeast(lessons.length),
      exercises: atLeast(exercises),
    },
  }
}
