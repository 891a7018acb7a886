import { queryOptions, useQuery } from '@tanstack/react-query'
import { reviewLoad } from '#calls/review.ts'
import { call } from '../call.ts'
import { toMyWords, toReview } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export const reviewLoadQuery = queryOptions({
  queryKey: ['review-load'],
  queryFn: () => call(reviewLoad, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
})

/** What today's review asks for, hanging from the line; nothing before the first word was met. */
export function ReviewCard() {
  const { data } = useQuery(reviewLoadQuery)
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
        {isDue ? `${due} due, ${minutes} min` : 'Nothing is due. Come back tomorrow'}
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
