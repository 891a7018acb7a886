import { dirname } from 'node:path'
import type { Curriculum } from '../../curriculum/curriculum.ts'
import { checkLanguage } from '../checks/check-curriculum.ts'
import { resolveCurriculum } from '../resolving/resolve-curriculum.ts'
import { readTree } from './authored-tree.ts'
import { foldersInOrder } from './folder-order.ts'
import type { Problem } from './problem.ts'

export interface ReadCurriculum {
  curriculum: Curriculum
  problems: Problem[]
}

/** Reads a curriculum folder; with `check`, everything that the lint refuses is among the problems. */
export function readCurriculum(folder: string, { check }: { check: boolean }): ReadCurriculum {
  const problems: Problem[] = []
  const languages = readTree(folder, dirname(folder), problems)
  if (check) problems.push(...languages.flatMap((language) => checkLanguage(language, folder)))
  const inOrder = languages.map((language) => ({ ...language, courses: foldersInOrder(language.courses) }))
  const sorted = problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  )
  return { curriculum: resolveCurriculum(inOrder), problems: sorted }
}
