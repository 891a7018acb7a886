import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilmScript } from '../../curriculum/curriculum.ts'
import { scriptHash } from '../../curriculum/script-hash.ts'
import { resolveCourse } from '../resolving/resolve-course.ts'
import { resolveWords } from '../resolving/resolve-words.ts'
import { type LanguageFolder, readTree } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** Committed film files whose script has changed since they were rendered; the hash stands beside each. */
export function checkFilmFiles(folder: string): Problem[] {
  return filmFileProblems(readTree(folder, []), folder)
}

/** The same of what was read already; `folder` is the curriculum's, with the files. */
export function filmFileProblems(languages: LanguageFolder[], folder: string): Problem[] {
  const scripts = new Map(languages.flatMap((language) => scriptsOf(language)))
  return languages.flatMap(({ language, courses }) =>
    courses.flatMap(({ lessons }) =>
      lessons.flatMap(({ lesson, source }) =>
        lesson.films.flatMap((film, at) => {
          if (!('file' in film) || film.of === undefined) return []
          const script = scripts.get(film.file)
          const beside = join(folder, language.id, 'files', `${film.file}.script`)
          const rendered = existsSync(beside) ? readFileSync(beside, 'utf8').trim() : ''
          if (!script || rendered === scriptHash(script)) return []
          const again = `node scripts/render-film.ts ${script.id} curriculum/${language.id}/files/${film.file}`
          return [
            source.problem(['films', at, 'file'], `${film.file} is not of this script any more: ${again}`),
          ]
        }),
      ),
    ),
  )
}

function scriptsOf(language: LanguageFolder): [string, FilmScript][] {
  const courses = language.courses.filter(({ lessons }) =>
    lessons.some(({ lesson }) => lesson.films.some((film) => 'file' in film)),
  )
  if (courses.length === 0) return []
  const context = { folder: language, words: resolveWords(language), met: new Set<string>() }
  const lessons = courses.flatMap((course) =>
    resolveCourse(course, context).chapters.flatMap((chapter) => chapter.lessons),
  )
  return lessons
    .flatMap(({ films }) => films)
    .flatMap(({ file, script }) => (file && script ? [[file, script] satisfies [string, FilmScript]] : []))
}
