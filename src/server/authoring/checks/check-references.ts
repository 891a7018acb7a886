import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDrawn } from '../resolving/resolve-film.ts'
import type { AuthoredExercise, AuthoredFilm } from '../written/authored-lesson.ts'
import type { LanguageFolder, LessonFile } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** The video files that an academy has. */
export interface FilmFiles {
  folders: string[]
  /** Files that were sent to the academy, and may stand on another server's disk. */
  sent?: ReadonlySet<string>
}

/** What a lesson may point at. */
export interface Known {
  wordIds: Set<string>
  picturedIds: Set<string>
  masterTypes: Map<string, string>
  /** Some words.yaml could not be read: what seems unknown may stand there. */
  isWhole: boolean
  films: FilmFiles
}

export function knownOf({ courses, masters }: LanguageFolder, films: FilmFiles): Known {
  const words = courses.flatMap((course) => course.words)
  return {
    wordIds: new Set(words.map(({ id }) => id)),
    picturedIds: new Set(words.flatMap(({ id, picture }) => (picture === undefined ? [] : [id]))),
    masterTypes: new Map(masters.map(({ id, type }) => [id, type])),
    isWhole: courses.every((course) => course.isWhole),
    films,
  }
}

/** Words, films, lines, speakers, masters and files that do not exist. */
export function checkReferences({ lesson, source }: LessonFile, known: Known): Problem[] {
  const words = lesson.words.flatMap((id, at) =>
    known.isWhole && !known.wordIds.has(id)
      ? [source.problem(['words', at], `no words.yaml has “${id}”`)]
      : [],
  )
  const films = lesson.films.flatMap((film, at) =>
    filmTroubles(film, lesson.films, known).map(([path, message]) =>
      source.problem(['films', at, ...path], message),
    ),
  )
  const exercises = lesson.exercises.flatMap((exercise, at) =>
    [
      ...watchTroubles(exercise, lesson.films),
      ...masterTroubles(exercise, known),
      ...pictureTroubles(exercise, known),
    ].map(([path, message]) => source.problem(['exercises', at, ...path], message)),
  )
  return [...words, ...films, ...exercises, ...fourLinesMissing({ lesson, source })]
}

const lacking = 'there is no files/'

/** The file may come, and nothing of what is written need change for that. */
export function lacksFile({ message }: Problem): boolean {
  return message.startsWith(lacking)
}

type Trouble = [path: (string | number)[], message: string]

function filmTroubles(film: AuthoredFilm, films: AuthoredFilm[], known: Known): Trouble[] {
  if (isDrawn(film)) {
    return film.lines.flatMap(({ who }, at): Trouble[] =>
      who in film.cast
        ? []
        : [[['lines', at], `“${who}” is not in the cast: ${Object.keys(film.cast).join(', ')}`]],
    )
  }
  if (!('file' in film)) return []
  const { folders, sent } = known.films
  const isThere = sent?.has(film.file) || folders.some((folder) => existsSync(join(folder, film.file)))
  const hasScript = film.of === undefined || films.some((other) => isDrawn(other) && other.id === film.of)
  return [
    ...(isThere ? [] : [[['file'], lacking + film.file] satisfies Trouble]),
    ...(hasScript ? [] : [[['of'], `this lesson has no drawn film “${film.of}”`] satisfies Trouble]),
  ]
}

function watchTroubles(exercise: AuthoredExercise, films: AuthoredFilm[]): Trouble[] {
  if (!('watch' in exercise)) return []
  const film = films.find(({ id }) => id === exercise.watch)
  if (!film) return [[['watch'], `this lesson has no film “${exercise.watch}”`]]
  if (!exercise.lines) return []
  const { from, to } = exercise.lines
  const count = lineCount(film, films)
  if (from > to) return [[['lines'], `line ${from} comes after line ${to}`]]
  return to > count ? [[['lines'], `the film “${exercise.watch}” has ${count} lines`]] : []
}

/** Lines come from a script: a film of YouTube has none, and a file only that of the drawn film it was rendered from. */
function lineCount(film: AuthoredFilm, films: AuthoredFilm[]): number {
  const script = 'of' in film ? films.find(({ id }) => id === film.of) : film
  return script && isDrawn(script) ? script.lines.length : 0
}

const noLines =
  'This film has no lines to read along, so none stand under it: choose a drawn film, or a file rendered from one.'

/** It can be done all the same, and may be taught already: a warning, so that nothing is held up by it. */
function fourLinesMissing({ lesson, source }: LessonFile): Problem[] {
  return lesson.exercises.flatMap((exercise, at) => {
    if (exercise.type !== 'WATCH 4LVIDEO') return []
    const film = lesson.films.find(({ id }) => id === exercise.watch)
    if (!film || lineCount(film, lesson.films) > 0) return []
    return [source.problem(['exercises', at, 'watch'], noLines, 'warning')]
  })
}

function masterTroubles({ type, master }: AuthoredExercise, { masterTypes }: Known): Trouble[] {
  const id = master ?? type.toLowerCase().replaceAll(' ', '-')
  const found = masterTypes.get(id)
  if (found === undefined) return [[[master ? 'master' : 'type'], `masters.yaml has no “${id}”`]]
  return found === type ? [] : [[['master'], `the master “${id}” is one of ${found}`]]
}

function pictureTroubles(exercise: AuthoredExercise, known: Known): Trouble[] {
  if (exercise.type !== 'LISTEN WITH IMAGE' || !known.isWhole) return []
  const named: [string, (string | number)[]][] = [
    [exercise.right, ['right']],
    ...(exercise.wrong ?? []).map((id, at): [string, (string | number)[]] => [id, ['wrong', at]]),
  ]
  return named.flatMap(([id, path]): Trouble[] => {
    if (!known.wordIds.has(id)) return [[path, `no words.yaml has “${id}”`]]
    return known.picturedIds.has(id) ? [] : [[path, `the word “${id}” has no picture`]]
  })
}
