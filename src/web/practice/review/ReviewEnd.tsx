import type { ReviewSession } from '#calls/review.ts'
import { NothingDue } from './NothingDue.tsx'
import { ReviewFinished, type ReviewFinishedProps } from './ReviewFinished.tsx'

interface ReviewEndProps extends ReviewFinishedProps {
  session: ReviewSession & { isKept: boolean }
  hasAsked: boolean
}

/** Where nothing is left to ask, or was from the first. */
export function ReviewEnd({ session, hasAsked, ...finished }: ReviewEndProps) {
  return hasAsked ? <ReviewFinished {...finished} /> : <NothingDue session={session} />
}
