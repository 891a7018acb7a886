import { join } from 'node:path'
import type { CourseFolder, LanguageFolder } from '../written/authored-tree.ts'
import { type Problem, problemsInOrder } from '../written/problem.ts'
import { checkCaptions } from './check-captions.ts'
import { checkCoverage } from './check-coverage.ts'
import type { Stock } from './check-curriculum.ts'
import { checkIds } from './check-ids.ts'
import { checkTag } from './check-language.ts'
import { checkOptions } from './check-options.ts'
import { checkPlacement } from './check-placement.ts'
import { checkReferences, knownOf } from './check-references.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkTrial } from './check-trial.ts'
import { checkWords } from './check-words.ts'

/** What the lint says of one file of a language, without looking closely at the others: quick enough for typing. */
export function checkDocument(
  language: LanguageFolder,
  file: string,
  { folder, pictures, films }: Stock & { folder: string },
): Problem[] {
  const courses = language.courses.map((course) => partOf(course, file))
  const own = join(folder, language.language.id, 'files')
  const known = knownOf(language, { ...films, folders: [own, ...films.folders] })
  const words = new Map(language.courses.flatMap((course) => course.words.map((word) => [word.id, word])))
  const lessons = courses.flatMap((course) => course.lessons)
  const found = [
    ...checkIds(language),
    ...checkTag(language),
    ...checkTrial(language),
    ...checkPlacement(language),
    ...courses.flatMap((course) => checkWords(course, { languageId: language.language.id, pictures })),
    ...courses.flatMap((course) => checkSpelling(course, language.language.id)),
    ...courses.flatMap(checkCaptions),
    ...lessons.flatMap((lesson) => checkReferences(lesson, known)),
    ...lessons.flatMap((lesson) => checkOptions(lesson, (id) => words.get(id))),
    ...(known.isWhole && lessons.length > 0 ? checkCoverage(language, file) : []),
  ]
  return problemsInOrder(found.filter((problem) => problem.file === file))
}

/** A course with only what stands in that file. */
function partOf(course: CourseFolder, file: string): CourseFolder {
  const isWords = course.wordsSource?.file === file
  return {
    ...course,
    lessons: course.lessons.filter(({ source }) => source.file === file),
    words: isWords ? course.words : [],
    wordsSource: isWords ? course.wordsSource : null,
  }
}
