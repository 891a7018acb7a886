import { estimateFilmDuration } from '../../media/film-parts.ts'
import { isDrawn, sentenceOfLine } from '../resolving/resolve-film.ts'
import type { LanguageFolder } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** Seconds (SYLLABUS, films). */
const [shortest, longest] = [20, 60]

/** Drawn films that are too short to tell anything, or too long for one sitting: warnings, by the length they are likely to have. */
export function checkFilmLengths({ courses }: LanguageFolder): Problem[] {
  return courses
    .flatMap((course) => course.lessons)
    .flatMap(({ lesson, source }) =>
      lesson.films.flatMap((film, at) => {
        if (!isDrawn(film)) return []
        const lines = film.lines.map((line) => {
          const { hi, speak = '' } = sentenceOfLine(line)
          return { speaker: line.who, hindi: hi, speak }
        })
        const seconds = Math.round(estimateFilmDuration({ id: film.id, lines }) / 1000)
        const said = `${film.id} is about ${seconds} s long; a film has ${shortest} to ${longest}`
        return seconds < shortest || seconds > longest ? [source.problem(['films', at], said, 'warning')] : []
      }),
    )
}
