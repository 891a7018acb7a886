import type { Lexicon } from '#language/judgement.ts'
import { rulesOf } from '#language/language-rules.ts'
import { type LexiconWord, lexiconOf } from '#language/lexicon.ts'

/** The words of each language, in all their forms: what keeps a lenient match from holding. */
export function lexiconsOf(words: (LexiconWord & { languageId: string })[]): (languageId: string) => Lexicon {
  const lexicons = new Map(
    [...Map.groupBy(words, ({ languageId }) => languageId)].map(([id, own]) => [
      id,
      { ...lexiconOf(own, id), postpositions: rulesOf(id).postpositions },
    ]),
  )
  return (languageId) => lexicons.get(languageId) ?? lexiconOf([], languageId)
}
