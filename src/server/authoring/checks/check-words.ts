import { rulesOf } from '#language/language-rules.ts'
import { hasIndic } from '#language/scripts.ts'
import type { CourseFolder } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** The pictures that a word may name, and what is said of another. */
export interface Pictures {
  has(name: string): boolean
  lacking(name: string): string
}

/** Words whose picture is not to be had, whose Hindi is none, or whose roman does not fit. */
export function checkWords(
  { words, wordsSource }: CourseFolder,
  { languageId, pictures }: { languageId: string; pictures: Pictures },
): Problem[] {
  const { romanise } = rulesOf(languageId)
  if (!wordsSource) return []
  return words.flatMap((word, at) => [
    ...(word.picture === undefined || pictures.has(word.picture)
      ? []
      : [wordsSource.problem([at, 'picture'], pictures.lacking(word.picture))]),
    ...(hasIndic(word.hi) ? [] : [wordsSource.problem([at, 'hi'], 'is not written in Indian letters')]),
    ...(word.roman === undefined || romanise(word.hi) === '' || romanFits(romanise(word.hi), word.roman)
      ? []
      : [wordsSource.problem([at, 'roman'], `does not fit ${word.hi}, which is read ${romanise(word.hi)}`)]),
  ])
}

/** Whether an author's roman has the consonants of our own, in order; vowels are spelt in many ways. */
export function romanFits(ours: string, roman: string): boolean {
  return consonantsOf(ours) === consonantsOf(roman)
}

function consonantsOf(roman: string): string {
  return roman
    .toLowerCase()
    .normalize('NFD')
    .replace(/w/gu, 'v')
    .replace(/c(?!h)/gu, 'k')
    .replace(/[^bcdfgjklmpqrstvxyz]/gu, '')
    .replace(/y/gu, '')
    .replace(/(.)\1+/gu, '$1')
}
