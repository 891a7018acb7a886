import type { FastifyInstance } from 'fastify'
import { academyNumbers } from '#calls/academy-numbers.ts'
import { academy } from '#rules/academy.ts'
import { atLeast } from '#rules/academy-numbers.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { serve } from '../serve.ts'

type Numbers = ReturnType<typeof countTaught>

/** Counted once for each state of the curriculum. */
const counted = new WeakMap<Taught, Numbers>()

export function registerAcademyNumbers(app: FastifyInstance): void {
  serve(app, academyNumbers, async ({ sql }) => {
    return { ...academy.community, ...numbersOf(await taughtNow(sql)) }
  })
}

/** How much is taught, and how it is said. */
export function numbersOf(taught: Taught): Numbers {
  const numbers = counted.get(taught) ?? countTaught(taught)
  counted.set(taught, numbers)
  return numbers
}

/** The same of one language: what its plans open. */
export const numbersIn = (taught: Taught, languageId: string): Numbers =>
  countTaught({ courses: taught.courses.filter((course) => course.languageId === languageId) })

function countTaught({ courses }: Pick<Taught, 'courses'>) {
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
