import { useQuery } from '@tanstack/react-query'
import type { Download } from './download-list.ts'
import { accountHere, answerCache } from './kept-answers.ts'

/** Of these downloads, the lessons that were refused when the academy was last asked for them. */
export function useClosed(downloads: readonly Download[]): ReadonlySet<string> {
  const ids = downloads.map(({ place }) => place.lessonId)
  const { data } = useQuery({
    queryKey: ['closed-downloads', ids],
    queryFn: () => closedOf(accountHere() ?? '', downloads),
    staleTime: 0,
  })
  return data ?? new Set()
}

/** The ids of those of which an answer is a refusal, or is not kept. */
export async function closedOf(account: string, downloads: readonly Download[]): Promise<Set<string>> {
  const cache = await caches.open(answerCache(account))
  const closed = new Set<string>()
  for (const { place, addresses } of downloads) {
    const answers = await Promise.all(addresses.map((address) => cache.match(address)))
    if (!answers.every((answer) => answer?.ok)) closed.add(place.lessonId)
  }
  return closed
}
