import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ReviewLoad, reviewLoad } from '#calls/review.ts'
import { call } from '../call.ts'
import { accountHere, keepsHere } from '../offline/kept-answers.ts'
import { orKept } from '../offline/or-kept.ts'
import { toMyWords, toReview } from '../paths.ts'
import { useIsOnline } from '../saving/use-waiting.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useMe } from '../use-me.ts'
import { whenIdle } from '../when-idle.ts'

export const reviewLoadQuery = queryOptions({
  queryKey: ['review-load'],
  queryFn: () =>
    orKept(
      call(reviewLoad, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
      loadKept,
    ),
})

/** Most keep nothing on their device. */
const keptReviews = () => import('../offline/kept-review.ts')

async function loadKept(): Promise<ReviewLoad | undefined> {
  const account = accountHere() ?? ''
  const kept = keepsHere(account) ? await (await keptReviews()).keptReview(account) : undefined
  // What is due beyond what was kept, nobody knows here.
  return kept?.due ? kept : undefined
}

/** Whoever keeps lessons on this device finds the review there as well. */
function useKeeping(account: string, isDue: boolean): void {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isDue || !isOnline || !keepsHere(account)) return
    // Without it, a review is asked for when it is opened.
    return whenIdle(
      () =>
        void keptReviews()
          .then((part) => part.keepReview(account))
          .catch(() => {}),
    )
  }, [account, isDue, isOnline])
}

/** What today's review asks for, hanging from the line; nothing before the first word was met. */
export function ReviewCard() {
  const { data } = useQuery(reviewLoadQuery)
  useKeeping(useMe()._id, data !== undefined && data.due > 0)
  if (!data?.hasBegun) return null
  const { due, minutes, isCatchingUp } = data
  const isDue = due > 0
  return (
    <section
      aria-labelledby="daily-review"
      className={`mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-t-8 px-5 py-4 ${isDue ? 'border-sindoor bg-print-night text-print-cream' : 'border-ink bg-card'}`}
    >
      <h2 id="daily-review" className="font-display text-2xl leading-tight">
        Daily review
      </h2>
      <p className="text-lg">
        {isDue ? `${due} due, ${minutes} min` : 'Nothing is due today: time for something new'}
        {isDue && isCatchingUp && (
          <span className="block text-[0.95rem]">Welcome back: a little at a time is enough.</span>
        )}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-3 max-sm:w-full">
        <LinkButton look="quiet" className={isDue ? '!text-print-cream' : ''} to={toMyWords()}>
          My words
        </LinkButton>
        {isDue && (
          <LinkButton className="max-sm:grow" to={toReview()}>
            Review
          </LinkButton>
        )}
      </div>
    </section>
  )
}
