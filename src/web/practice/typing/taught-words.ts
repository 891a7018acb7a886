import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { languageLexicon } from '#calls/practice.ts'
import { unpackForms } from '#language/lexicon.ts'
import { call } from '../../call.ts'
import { queries } from '../../queries.ts'

/** Every word that is taught of a language, with its forms; the words first, since they are written more than their forms. */
const taughtQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['taught-words', languageId],
    queryFn: async () => {
      const entries = await call(languageLexicon, { params: { languageId } })
      const natives = entries.map(([native]) => native)
      return [...new Set([...natives, ...entries.flatMap((entry) => unpackForms(entry[4]))])].filter(Boolean)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

const none: readonly string[] = []

/** Typing works from the first key; what is taught beyond the lesson joins in when it has come. */
export function useTaughtWords(languageId: string): readonly string[] {
  const [words, setWords] = useState(() => queries.getQueryData(taughtQuery(languageId).queryKey) ?? none)
  useEffect(() => {
    void queries.ensureQueryData(taughtQuery(languageId)).then(setWords, () => {})
  }, [languageId])
  return words
}
