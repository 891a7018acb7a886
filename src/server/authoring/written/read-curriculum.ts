import type { Curriculum } from '../../curriculum/curriculum.ts'
import { checkLanguage } from '../checks/check-curriculum.ts'
import { resolveCurriculum } from '../resolving/resolve-curriculum.ts'
import { type LanguageFolder, readTree } from './authored-tree.ts'
import { foldersInOrder } from './folder-order.ts'
import { type Problem, problemsInOrder } from './problem.ts'

export interface ReadCurriculum {
  curriculum: Curriculum
  problems: Problem[]
  /** As it is written, of which the curriculum was made. */
  languages: LanguageFolder[]
}

/** Reads a curriculum folder; with `check`, everything that the lint refuses is among the problems. */
export function readCurriculum(folder: string, { check }: { check: boolean }): ReadCurriculum {
  const problems: Problem[] = []
  const languages = readTree(folder, problems)
  if (check) problems.push(...languages.flatMap((language) => checkLanguage(language, folder)))
  return { curriculum: curriculumOf(languages), problems: problemsInOrder(problems), languages }
}

/** What is taught of what was written, the courses in the order in which they are learnt. */
export function curriculumOf(languages: LanguageFolder[]): Curriculum {
  return resolveCurriculum(
    languages.map((language) => ({ ...language, courses: foldersInOrder(language.courses) })),
  )
}
