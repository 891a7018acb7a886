import { queryOptions } from '@tanstack/react-query'
import { type Placement, placement } from '#calls/placement.ts'
import { call } from '../call.ts'
import { queries } from '../queries.ts'

/** Where the student stands with the test of a language. */
export const placementQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['placement', languageId],
    queryFn: () => call(placement, { query: { languageId } }),
    // A page that shows it asks once, for all its parts.
    staleTime: 5_000,
  })

/** What a call has just told stands at once, here and on the dashboard. */
export const keepPlacement = (state: Placement) =>
  queries.setQueryData(placementQuery(state.languageId).queryKey, state)
