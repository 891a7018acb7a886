import { queryOptions } from '@tanstack/react-query'
import { adminUsers, type PeopleQuery, staff } from '#calls/admin-people.ts'
import { adminUser, userAttempts } from '#calls/admin-people-page.ts'
import { call, callPage } from '../../call.ts'
import { queries } from '../../queries.ts'
import { usePagedList } from '../paged-list.ts'

type Sought = Omit<PeopleQuery, 'cursor'>

/** The list, page after page. */
export function usePeople(sought: Sought) {
  return usePagedList(['people', sought], (cursor, signal) =>
    callPage(adminUsers, { query: { ...sought, cursor }, signal }),
  )
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'person', id],
    queryFn: () => call(adminUser, { params: { id } }),
    staleTime: 0,
  })

export function useAnswers(id: string) {
  return usePagedList(['answers of', id], (cursor) =>
    callPage(userAttempts, { params: { id }, query: { cursor } }),
  )
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
