import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AnswerClaim, answerClaims, answerClaimsTold } from '#calls/should-count.ts'
import { call } from '../../call.ts'
import { MixedText } from '../../ui/MixedText.tsx'

const newsQuery = {
  queryKey: ['answer-claims', 'untold'],
  queryFn: () => call(answerClaims, { query: { untold: 'true' } }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** What became of answers that a student sent to the authors: told once, on their next visit. */
export function ClaimNews() {
  const { data = [] } = useQuery(newsQuery)
  useEffect(() => {
    // What could not be marked as told is told once more.
    if (data.length > 0) call(answerClaimsTold, { body: { ids: data.map(({ id }) => id) } }).catch(() => {})
  }, [data])
  if (data.length === 0) return null
  return (
    <div role="status" className="measure">
      {data.map((claim) => (
        <p
          key={claim.id}
          className={`mt-4 border-t-4 px-4 py-3 ${claim.state === 'accepted' ? 'border-mor bg-pale-mor' : 'border-genda bg-pale-genda'}`}
        >
          <MixedText>{newsOf(claim)}</MixedText>
        </p>
      ))}
    </div>
  )
}

function newsOf({ state, answer, lesson }: AnswerClaim): string {
  return state === 'accepted'
    ? `You were right: “${answer}” counts now, for everyone. Thank you for telling us. (${lesson.name})`
    : `An author has looked at your answer “${answer}”. It does not fit here, but thank you for asking. (${lesson.name})`
}
