import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type AttemptPage, analytics, ownAttempts } from '#calls/analytics.ts'
import { call } from '../call.ts'

export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: () => call(analytics, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
  staleTime: 0,
})

/** One's own answers: the first page came with everything else. */
export const attemptsQuery = (first: AttemptPage) =>
  infiniteQueryOptions({
    queryKey: ['own-attempts', first.items[0]?.id],
    queryFn: ({ pageParam }) => call(ownAttempts, { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    initialData: { pages: [first], pageParams: [''] },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  })
