import { resolve } from 'node:path'
import type { Lexicon } from '#language/judgement.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { lexiconsOf } from '#server/curriculum/lexicon.ts'

/** Every word and form that the curriculum teaches, read off its files. */
export function lexiconOfCurriculum(languageId: string): Lexicon {
  const { curriculum } = readCurriculum(resolve(import.meta.dirname, '../curriculum'), { check: false })
  const words = curriculum.words.map(({ hindi, english, ...word }) => ({
    ...word,
    native: hindi,
    meaning: english,
  }))
  return lexiconsOf(words)(languageId)
}
