import type { CourseFolder } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

const missing = 'Who does not hear this film cannot follow it: add captions, best in Hindi and English.'

/** Films sent as files that nobody wrote lines for: a warning, so that a lesson is not held up by them. */
export function checkCaptions({ lessons }: CourseFolder): Problem[] {
  return lessons.flatMap(({ lesson, source }) =>
    lesson.films.flatMap((film, at) => {
      if (!('file' in film) || film.of !== undefined || film.captions !== undefined) return []
      return [source.problem(['films', at, 'captions'], missing, 'warning')]
    }),
  )
}
