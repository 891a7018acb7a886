import { join } from 'node:path'
import type { LanguageFolder } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'
import { checkCaptions } from './check-captions.ts'
import { checkCoverage } from './check-coverage.ts'
import { checkIds } from './check-ids.ts'
import { checkTag } from './check-language.ts'
import { checkOptions } from './check-options.ts'
import { checkPlacement } from './check-placement.ts'
import { checkReferences, type FilmFiles, knownOf } from './check-references.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkTrial } from './check-trial.ts'
import { checkWords, type Pictures } from './check-words.ts'
import { drawnPictures } from './pictures.ts'

/** What an academy has beside its curriculum folder. */
export interface Stock {
  /** Those that a word may name. */
  pictures: Pictures
  /** Further film files. */
  films: FilmFiles
}

/** Everything that the lint refuses (curriculum/README.md), in one language. */
export function checkLanguage(
  language: LanguageFolder,
  folder: string,
  { pictures, films }: Stock = { pictures: drawnPictures, films: { folders: [] } },
): Problem[] {
  const own = join(folder, language.language.id, 'files')
  const known = knownOf(language, { ...films, folders: [own, ...films.folders] })
  const words = new Map(language.courses.flatMap((course) => course.words.map((word) => [word.id, word])))
  const lessons = language.courses.flatMap((course) => course.lessons)
  return [
    ...checkIds(language),
    ...checkTag(language),
    ...checkTrial(language),
    ...checkPlacement(language),
    ...language.courses.flatMap((course) =>
      checkWords(course, { languageId: language.language.id, pictures }),
    ),
    ...language.courses.flatMap((course) => checkSpelling(course, language.language.id)),
    ...language.courses.flatMap(checkCaptions),
    ...lessons.flatMap((lesson) => checkReferences(lesson, known)),
    ...lessons.flatMap((lesson) => checkOptions(lesson, (id) => words.get(id))),
    ...(known.isWhole ? checkCoverage(language) : []),
  ]
}
