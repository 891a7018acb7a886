import { queryOptions } from '@tanstack/react-query'
import { script, scriptConjuncts, scriptSound, scriptWords } from '#calls/script.ts'
import { call } from '../call.ts'

/** Where the student stands with every letter. */
export const scriptQuery = queryOptions({
  queryKey: ['script', 'letters'],
  queryFn: () => call(script),
  staleTime: 0,
})

export const letterSoundQuery = (letter: string) =>
  queryOptions({
    queryKey: ['script-sound', letter],
    queryFn: () => call(scriptSound, { params: { letter } }),
  })

export const letterWordsQuery = (item: string) =>
  queryOptions({
    queryKey: ['script-words', item],
    queryFn: () => call(scriptWords, { params: { item } }),
  })

export const conjunctsQuery = queryOptions({
  queryKey: ['script-words', 'joined'],
  queryFn: () => call(scriptConjuncts),
})
