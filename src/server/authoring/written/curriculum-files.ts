import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { documentPath } from '#calls/studio-documents.ts'
import { isHidden, placeOf } from './document-kind.ts'
import { ofWhole, type Problem } from './problem.ts'
import type { WrittenDocument } from './read-document.ts'

/** The documents of a curriculum folder, in the order of their paths. */
export function filesIn(folder: string): WrittenDocument[] {
  return pathsIn(folder)
    .filter((path) => placeOf(path) !== undefined)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** Written like documents, where none is looked for: a lesson that slipped into another folder would be taken for gone. */
export function misplacedIn(folder: string, prefix = prefixOf(folder)): Problem[] {
  const place = 'is not read: a lesson is a file .yaml in the folder of its course'
  return pathsIn(folder)
    .filter((path) => isWritten(path) && placeOf(path) === undefined)
    .map((path) => ofWhole(prefix + path, place))
}

/** What an author wrote, by its ending, wherever it stands. */
export const isWritten = (path: string) => /\.ya?ml$/i.test(path) && !isHidden(path)

/** The studio asks for documents by their paths, and knows no others. */
export const isWellNamed = (path: string) => documentPath.safeParse(path).success

export function misnamed(paths: readonly string[], prefix: string): Problem[] {
  const name = 'cannot be opened in the studio: folders and files are named with a-z, 0-9 and -'
  return paths.filter((path) => !isWellNamed(path)).map((path) => ofWhole(prefix + path, name))
}

function pathsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : []
}

/**
 * The files without which all that stands in their folder is not taught, and which are not there: lost or misnamed, for
 * whoever takes out a course or a language takes out its folder.
 */
export function ownFilesMissing(paths: readonly string[]): string[] {
  const needed = paths.flatMap((path) => {
    const { language, course } = placeOf(path) ?? { language: '', course: '' }
    return course === ''
      ? [`${language}/language.yaml`]
      : [`${language}/language.yaml`, `${language}/${course}/course.yaml`]
  })
  return [...new Set(needed)].filter((path) => !paths.includes(path))
}

export function missingFile(path: string, prefix: string): Problem {
  return ofWhole(`${prefix}${path}`, 'is missing: nothing beside it is taught')
}

/** What problems show before a path of the folder. */
export function prefixOf(folder: string): string {
  return `${basename(folder)}/`
}
