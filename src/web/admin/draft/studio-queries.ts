import { queryOptions } from '@tanstack/react-query'
import { studioDocument, whereIs } from '#calls/studio-documents.ts'
import { documentDifference, documentHistory } from '#calls/studio-history.ts'
import { unpublishedChanges } from '#calls/studio-publishing.ts'
import { studioLanguages, studioTree } from '#calls/studio-tree.ts'
import { call, type InputOf } from '../../call.ts'
import { queries } from '../../queries.ts'

/** Everything the studio reads of what is taught; others write at the same time, so nothing is taken as known. */
const studio = { staleTime: 0 } as const

export const languagesTaughtQuery = queryOptions({
  ...studio,
  queryKey: ['studio', 'languages'],
  queryFn: () => call(studioLanguages),
})

export const treeQuery = (languageId: string) =>
  queryOptions({
    ...studio,
    queryKey: ['studio', 'tree', languageId],
    queryFn: () => call(studioTree, { params: { languageId } }),
  })

/** Not kept once nobody looks: an editor begins with what comes first, and would begin with what stood here before. */
export const documentQuery = (path: string) =>
  queryOptions({
    ...studio,
    gcTime: 0,
    queryKey: ['studio', 'document', path],
    queryFn: () => call(studioDocument, { query: { path } }),
  })

type Named = NonNullable<InputOf<typeof whereIs>['query']>

/** Where a thing stands that a wire id names: this never changes while one works. */
export const whereQuery = (query: Named) =>
  queryOptions({
    queryKey: ['studio', 'where', query],
    queryFn: () => call(whereIs, { query }),
    staleTime: 60_000,
  })

export const historyQuery = (path: string) =>
  queryOptions({
    ...studio,
    queryKey: ['studio', 'history', path],
    queryFn: () => call(documentHistory, { query: { path } }),
  })

export const differenceQuery = (path: string, span: { from?: number; to?: number }) =>
  queryOptions({
    ...studio,
    queryKey: ['studio', 'difference', path, span],
    queryFn: () => call(documentDifference, { query: { path, ...span } }),
  })

export const unpublishedQuery = (languageId: string) =>
  queryOptions({
    ...studio,
    queryKey: ['studio', 'unpublished', languageId],
    queryFn: () => call(unpublishedChanges, { query: { languageId } }),
  })

/** After something was saved or published: what is on screen, and what students' pages keep, is asked for again. */
export async function forgetTaughtPages(): Promise<void> {
  await queries.invalidateQueries()
}
