import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { myMistakes, myWords } from '#calls/review.ts'
import { call } from '../../call.ts'

const cursorOf = (cursor: string) => (cursor === '' ? {} : { cursor })

export const wordsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['my-words', search],
    queryFn: ({ pageParam }) => call(myWords, { query: { search, ...cursorOf(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // While one types, the list stays.
    placeholderData: keepPreviousData,
  })

export const mistakesQuery = infiniteQueryOptions({
  queryKey: ['my-mistakes'],
  queryFn: ({ pageParam }) => call(myMistakes, { query: cursorOf(pageParam) }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
