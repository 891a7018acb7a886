import { queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { adminUsers, type PeopleQuery, staff } from '#calls/admin-people.ts'
import { adminUser, userAttempts } from '#calls/admin-people-page.ts'
import { call, callPage } from '../../call.ts'
import { queries } from '../../queries.ts'

type Sought = Omit<PeopleQuery, 'cursor'>

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | undefined }) => next,
  staleTime: 0,
}

/** The list, page after page; what was found before stays on screen while the next question is on its way. */
export function usePeople(sought: Sought) {
  return useInfiniteQuery({
    ...paged,
    queryKey: ['studio', 'people', sought],
    queryFn: ({ pageParam, signal }) =>
      callPage(adminUsers, { query: { ...sought, cursor: pageParam }, signal }),
    placeholderData: (before) => before,
  })
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'person', id],
    queryFn: () => call(adminUser, { params: { id } }),
    staleTime: 0,
  })

export function useAnswers(id: string) {
  return useInfiniteQuery({
    ...paged,
    queryKey: ['studio', 'answers of', id],
    queryFn: ({ pageParam }) => callPage(userAttempts, { params: { id }, query: { cursor: pageParam } }),
  })
}

export const staffQuery = queryOptions({
  queryKey: ['studio', 'staff'],
  queryFn: () => call(staff),
  staleTime: 0,
})

/** After a change: the page shows the truth from the server. */
export async function refreshPerson(id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['studio', 'person', id] }),
    queries.invalidateQueries({ queryKey: ['studio', 'people'] }),
    queries.invalidateQueries({ queryKey: ['studio', 'staff'] }),
  ])
}
