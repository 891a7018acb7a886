import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerClaims } from '#calls/should-count.ts'
import { call } from '../../call.ts'
import { rare } from '../../ui/rare.tsx'

export const newsQuery = queryOptions({
  queryKey: ['answer-claims', 'untold'],
  queryFn: () => call(answerClaims, { query: { untold: 'true' } }),
  staleTime: Number.POSITIVE_INFINITY,
})

const ClaimsTold = rare(() => import('../../practice/verdict/ClaimsTold.tsx').then((m) => m.ClaimsTold))

/** What became of answers that a student sent to the authors: told once, on their next visit. */
export function ClaimNews() {
  const { data = [] } = useQuery(newsQuery)
  return data.length > 0 && <ClaimsTold claims={data} />
}
