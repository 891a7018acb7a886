import { useEffect } from 'react'
import { type AnswerClaim, answerClaimsTold } from '#calls/should-count.ts'
import { call } from '../../call.ts'
import { MixedText } from '../../ui/MixedText.tsx'

/** News of answers that the authors looked at; once shown, it is told. */
export function ClaimsTold({ claims }: { claims: AnswerClaim[] }) {
  useEffect(() => {
    // What could not be marked as told is told once more.
    call(answerClaimsTold, { body: { ids: claims.map(({ id }) => id) } }).catch(() => {})
  }, [claims])
  return (
    <div role="status" className="measure">
      {claims.map((claim) => (
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
