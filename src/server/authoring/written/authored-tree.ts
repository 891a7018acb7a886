import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  AuthoredCourse,
  AuthoredGlossary,
  AuthoredLanguage,
  type AuthoredMaster,
  AuthoredMasters,
  type AuthoredWord,
  AuthoredWords,
} from './authored-course.ts'
import { AuthoredLesson } from './authored-lesson.ts'
import type { Problem } from './problem.ts'
import { readAs, readSource, type SourceFile } from './source-file.ts'

/** What authors wrote, as it stands in files. */
export interface LanguageFolder {
  language: AuthoredLanguage
  masters: AuthoredMaster[]
  glossary: Record<string, string>
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

/** Reads every file under a curriculum folder. `root` is what the shown names are relative to. */
export function readTree(folder: string, root: string, problems: Problem[]): LanguageFolder[] {
  return foldersIn(folder)
    .filter((name) => existsSync(join(folder, name, 'language.yaml')))
    .flatMap((name) => readLanguage(join(folder, name), root, problems) ?? [])
    .toSorted((one, other) => one.language.order - other.language.order)
}

function readLanguage(folder: string, root: string, problems: Problem[]): LanguageFolder | undefined {
  const open = (name: string) => readSource(join(folder, name), relative(root, join(folder, name)))
  const has = (name: string) => existsSync(join(folder, name))
  const source = open('language.yaml')
  const language = readAs(source, AuthoredLanguage, problems)
  if (!language) return undefined
  return {
    language,
    source,
    masters: (has('masters.yaml') && readAs(open('masters.yaml'), AuthoredMasters, problems)) || [],
    glossary: (has('glossary.yaml') && readAs(open('glossary.yaml'), AuthoredGlossary, problems)) || {},
    courses: foldersIn(folder)
      .filter((name) => has(join(name, 'course.yaml')))
      .flatMap((name) => readCourse(join(folder, name), root, problems) ?? []),
  }
}

function readCourse(folder: string, root: string, problems: Problem[]): CourseFolder | undefined {
  const open = (name: string) => readSource(join(folder, name), relative(root, join(folder, name)))
  const source = open('course.yaml')
  const course = readAs(source, AuthoredCourse, problems)
  const wordsSource = existsSync(join(folder, 'words.yaml')) ? open('words.yaml') : null
  const words = wordsSource ? readAs(wordsSource, AuthoredWords, problems) : []
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const read = files
    .filter((name) => name !== 'course.yaml' && name !== 'words.yaml')
    .toSorted()
    .map((name) => {
      const source = open(name)
      return { source, lesson: readAs(source, AuthoredLesson, problems) }
    })
  if (!course) return undefined
  const lessons = read.flatMap(({ source, lesson }) => (lesson ? [{ source, lesson }] : []))
  const isWhole = words !== undefined && lessons.length === read.length
  return { course, source, words: words ?? [], wordsSource, lessons, isWhole }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}
