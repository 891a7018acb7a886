import { queryOptions } from '@tanstack/react-query'
import { twoSteps } from '#calls/two-steps.ts'
import { call } from '../../call.ts'
import { queries } from '../../queries.ts'
import { meQuery } from '../../use-me.ts'
import { sessionsQuery } from '../use-profile.ts'

export const twoStepsQuery = queryOptions({
  queryKey: ['two steps'],
  queryFn: () => call(twoSteps),
  staleTime: 0,
})

/** After it was switched on or off: whether the studio is open, and which devices are signed in. */
export async function refreshTwoSteps(): Promise<void> {
  await Promise.all([twoStepsQuery, meQuery, sessionsQuery].map(({ queryKey }) => refreshed(queryKey)))
}

const refreshed = (queryKey: readonly string[]) => queries.invalidateQueries({ queryKey })
