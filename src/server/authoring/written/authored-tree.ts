import type { AuthoredCourse, AuthoredLanguage, AuthoredMaster, AuthoredWord } from './authored-course.ts'
import type { AuthoredLesson } from './authored-lesson.ts'
import type { AuthoredPlacementItem } from './authored-placement.ts'
import { filesIn, misnamed, misplacedIn, missingFile, ownFilesMissing, prefixOf } from './curriculum-files.ts'
import { type DocumentKind, placeOf } from './document-kind.ts'
import type { Problem } from './problem.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import type { SourceFile } from './source-file.ts'

/** What authors wrote, as it stands in files. */
export interface LanguageFolder {
  language: AuthoredLanguage
  masters: AuthoredMaster[]
  glossary: Record<string, string>
  placement: AuthoredPlacementItem[]
  placementSource: SourceFile | null
  courses: CourseFolder[]
  source: SourceFile
}

export interface CourseFolder {
  course: AuthoredCourse
  source: SourceFile
  words: AuthoredWord[]
  wordsSource: SourceFile | null
  lessons: LessonFile[]
  /** Some file of the course could not be read: what seems to be missing may stand in it. */
  isWhole: boolean
}

export interface LessonFile {
  lesson: AuthoredLesson
  source: SourceFile
}

/** Reads every file under a curriculum folder. */
export function readTree(folder: string, problems: Problem[]): LanguageFolder[] {
  const prefix = prefixOf(folder)
  const documents = filesIn(folder).flatMap((file): [string, ReadDocument][] => {
    const read = readDocument(file, prefix)
    return read ? [[file.path, read]] : []
  })
  const paths = documents.map(([path]) => path)
  const missing = ownFilesMissing(paths)
  problems.push(...misplacedIn(folder), ...misnamed(paths, prefix))
  problems.push(...missing.map((path) => missingFile(path, prefix)))
  return treeOf(new Map(documents), problems)
}

/** The documents, by their paths, as languages with their courses. */
export function treeOf(documents: ReadonlyMap<string, ReadDocument>, problems: Problem[]): LanguageFolder[] {
  const paths = [...documents.keys()].toSorted()
  const folders = new Set(paths.flatMap((path) => placeOf(path)?.language ?? []))
  return [...folders]
    .filter((folder) => documents.has(`${folder}/language.yaml`))
    .flatMap((folder) => languageOf(folder, paths, taking(documents, problems)) ?? [])
    .toSorted((one, other) => one.language.order - other.language.order)
}

/** Takes a document out of the tree's, and its problems with it. */
type Take = <Kind extends DocumentKind>(kind: Kind, path: string) => ReadDocument<Kind> | undefined

function taking(documents: ReadonlyMap<string, ReadDocument>, problems: Problem[]): Take {
  return <Kind extends DocumentKind>(kind: Kind, path: string) => {
    const found = documents.get(path)
    if (found?.kind !== kind) return undefined
    problems.push(...found.problems)
    return found as ReadDocument<Kind>
  }
}

function languageOf(folder: string, paths: string[], take: Take): LanguageFolder | undefined {
  const own = take('language', `${folder}/language.yaml`)
  if (!own?.read) return undefined
  const courses = new Set(paths.filter((path) => placeOf(path)?.language === folder).map(courseFolderOf))
  const placement = take('placement', `${folder}/placement.yaml`)
  return {
    language: own.read,
    source: own.source,
    masters: take('masters', `${folder}/masters.yaml`)?.read ?? [],
    glossary: take('glossary', `${folder}/glossary.yaml`)?.read ?? {},
    placement: placement?.read ?? [],
    placementSource: placement?.read ? placement.source : null,
    courses: [...courses].flatMap((course) => (course && courseOf(course, paths, take)) || []),
  }
}

/** `hindi/market/` of anything in it; empty for what is the language's own. */
function courseFolderOf(path: string): string {
  return placeOf(path)?.course ? path.slice(0, path.lastIndexOf('/') + 1) : ''
}

function courseOf(folder: string, paths: string[], take: Take): CourseFolder | undefined {
  const own = take('course', `${folder}course.yaml`)
  if (!own) return undefined
  const words = take('words', `${folder}words.yaml`)
  const files = paths
    .filter((path) => courseFolderOf(path) === folder && placeOf(path)?.kind === 'lesson')
    .flatMap((path) => take('lesson', path) ?? [])
  if (!own.read) return undefined
  const lessons = files.flatMap(({ source, read }) => (read ? [{ source, lesson: read }] : []))
  const isWhole = (!words || words.read !== undefined) && lessons.length === files.length
  const { read: course, source } = own
  return { course, source, words: words?.read ?? [], wordsSource: words?.source ?? null, lessons, isWhole }
}
