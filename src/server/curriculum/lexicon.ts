import type { Lexicon } from '#language/judgement.ts'
import { normalise } from '#language/normalise.ts'
import type { WordRow } from './taught-rows.ts'

export type LexiconWord = Pick<WordRow, 'languageId' | 'native' | 'forms' | 'meaning'>

/** The words of each language, in all their forms: what keeps a lenient match from holding. */
export function lexiconsOf(words: LexiconWord[]): (languageId: string) => Lexicon {
  const lexicons = new Map(
    [...Map.groupBy(words, ({ languageId }) => languageId)].map(([id, own]) => [id, lexiconOf(own)]),
  )
  return (languageId) => lexicons.get(languageId) ?? lexiconOf([])
}

function lexiconOf(words: LexiconWord[]): Lexicon {
  const meanings = new Map<string, string>()
  for (const { native, forms, meaning } of words) {
    for (const form of [native, ...forms].map(normalise)) if (!meanings.has(form)) meanings.set(form, meaning)
  }
  return { isWord: (word) => meanings.has(word), meaningOf: (word) => meanings.get(word) }
}
