import { useInfiniteQuery } from '@tanstack/react-query'
import { CallError, messageOf } from '../call-error.ts'
import { queries } from '../queries.ts'
import { showToast } from '../ui/toasts.ts'

interface Page<Row> {
  rows: Row[]
  next: string | undefined
  total: number | undefined
}

/** A list of the studio, page after page; what was found before stays while the next question is on its way. */
export function usePagedList<Row>(
  key: readonly unknown[],
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const list = useInfiniteQuery({
    queryKey: ['studio', ...key],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page<Row>) => next,
    staleTime: 0,
    placeholderData: (before) => before,
  })
  return {
    list,
    rows: list.data?.pages.flatMap((page) => page.rows) ?? [],
    total: list.data?.pages[0]?.total,
  }
}

/**
 * Does something, says so, and lets these lists ask the server anew; also where somebody else was quicker, for then they
 * are old. True when it was done.
 */
export async function act(doing: Promise<unknown>, said: string, ...keys: string[]): Promise<boolean> {
  try {
    await doing
  } catch (error) {
    showToast(messageOf(error), { tone: 'wrong', ms: 9000 })
    if (error instanceof CallError && error.status === 409) await refreshed(...keys)
    return false
  }
  await done(doing, said, ...keys)
  return true
}

/**
 * The same where a form tells itself what was refused. It is said once it is seen: until then a form holds what is
 * written in it, and who leaves is asked.
 */
export async function done(doing: Promise<unknown>, said: string, ...keys: string[]): Promise<void> {
  await doing
  await refreshed(...keys)
  showToast(said)
}

export async function refreshed(...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: ['studio', key] })))
}
