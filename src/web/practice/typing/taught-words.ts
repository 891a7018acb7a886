import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LexiconEntry, languageLexicon } from '#calls/practice.ts'
import { indexByAndBy } from '#language/hindi/typing/word-index.ts'
import { call } from '../../call.ts'
import { idleTurn, inSlices } from '../../in-slices.ts'
import { queries } from '../../queries.ts'
import { wordsToType } from './words-to-type.ts'

/** Every word that is taught of a language, with its forms. */
const taughtQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['taught-words', languageId],
    queryFn: async () =>
      inSlices(taughtWords(await call(languageLexicon, { params: { languageId } })), idleTurn),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

function* taughtWords(entries: LexiconEntry[]): Generator<undefined, string[]> {
  const taught = yield* wordsToType(entries)
  yield* indexByAndBy(taught)
  return taught
}

const none: readonly string[] = []

/** Typing works from the first key; what is taught beyond the lesson joins in when it has come. */
export function useTaughtWords(languageId: string): readonly string[] {
  const [words, setWords] = useState(() => queries.getQueryData(taughtQuery(languageId).queryKey) ?? none)
  useEffect(() => {
    void queries.ensureQueryData(taughtQuery(languageId)).then(setWords, () => {})
  }, [languageId])
  return words
}
