import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toDashboard, toMyWords } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { Mor } from '../../ui/Mor.tsx'
import { HangingLetters } from '../HangingLetters.tsx'
import { Primary, StepLayout } from '../steps/StepLayout.tsx'
import { DaysAhead } from './DaysAhead.tsx'
import type { loadReview } from './review-queries.ts'
import type { Tally } from './use-review.ts'

export interface ReviewFinishedProps {
  tally: Tally
  studentId: string
  /** What the next days bring, once the last answer is stored. */
  load: typeof loadReview
  /** More has become due, or was put off: once more. */
  onMore: () => void
}

/** The review is done: the line is whole, and tomorrow is in sight. */
export function ReviewFinished({ tally, studentId, load, onMore }: ReviewFinishedProps) {
  const navigate = useNavigate()
  const { data, isError } = useQuery({
    queryKey: ['review-after', studentId],
    queryFn: load,
    gcTime: 0,
    staleTime: 0,
  })
  // What the device kept knows nothing of the days to come.
  const after = data?.session.isKept ? undefined : data?.session
  const left = data?.session.due ?? 0
  const tomorrow = after?.forecast[0]?.due ?? 0
  return (
    <StepLayout
      heading="Your review is done"
      primary={<Primary onClick={() => void navigate(toDashboard())}>My Courses</Primary>}
      aside={
        <LinkButton look="secondary" size="large" className="max-sm:px-4" to={toMyWords()}>
          My words
        </LinkButton>
      }
    >
      <div className="overflow-hidden bg-print-mor px-5 pt-2 pb-6 text-print-cream sm:px-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8">
          <div>
            <HangingLetters text="शाबाश!" className="text-[clamp(3.5rem,15vw,6rem)] !leading-[1.4]" />
            <p className="text-xl">
              <span lang="hi-Latn">shaabaash!</span> Well done.
            </p>
          </div>
          <Mor mood="glad" className="size-36 sm:size-48" />
        </div>
      </div>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Count name="Remembered" value={`${tally.right} of ${tally.asked}`} />
        {after && <Count name="Tomorrow" value={tomorrow} />}
      </dl>
      {(isError || data?.session.isKept) && (
        <Message tone="note" className="mt-6">
          Your work is kept on this device. It is saved as soon as the academy can be reached.
        </Message>
      )}
      {after && <DaysAhead forecast={after.forecast} />}
      {left > 0 && (
        <Button look="quiet" className="mt-4 -ms-5" onClick={onMore}>
          Go on with {left} more
        </Button>
      )}
    </StepLayout>
  )
}

function Count({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex min-w-24 flex-col-reverse border-t-4 border-ink pt-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-display text-4xl">{value}</dd>
    </div>
  )
}
