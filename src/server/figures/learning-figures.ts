import type { FilmFigure, LearningFigures } from '#calls/admin-figures.ts'
import { lessonPlace } from '../analytics/lesson-place.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { FilmRow } from './figure-store.ts'

type Sums = Map<string, { started: number; finished: number }>

const none = { started: 0, finished: 0 }

/** Each course and its lessons, in the order in which they are taught. */
export function shownLearning({ courses }: Taught, sums: Sums): LearningFigures {
  const counted = ({ id, name }: { id: string; name: string }) => ({ id, name, ...(sums.get(id) ?? none) })
  return courses.map((course) => ({
    ...counted(course),
    languageId: course.languageId,
    lessons: course.lessons.map(counted),
  }))
}

/** The films that anybody began, in the order in which they are taught. */
export function shownFilms({ courses }: Taught, rows: FilmRow[]): FilmFigure[] {
  const counted = new Map(rows.map((row) => [row.id, row]))
  const lessons = courses.flatMap((course) => course.lessons)
  return lessons.flatMap((lesson) =>
    lesson.films.flatMap(({ id, title }) => {
      const row = counted.get(id)
      return row ? [{ ...row, title, place: lessonPlace(lesson) }] : []
    }),
  )
}
