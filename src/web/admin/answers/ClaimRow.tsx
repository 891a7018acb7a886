import { useState } from 'react'
import { Link } from 'react-router'
import type { ListedClaim } from '#calls/should-count.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toExerciseEditor } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { typeNames } from '../exercise/exercise-forms.ts'

interface ClaimRowProps {
  claim: ListedClaim
  onDecide: (decision: 'accepted' | 'declined') => Promise<void>
}

/** One answer with all that is needed to decide on it: what was asked, what counts, what was written. */
export function ClaimRow({ claim, onDecide }: ClaimRowProps) {
  const [pending, setPending] = useState(false)
  const { answer, exercise, exerciseId, lesson, student, comment, claimedBy, createdAt, state, feedback } =
    claim
  const decide = async (decision: 'accepted' | 'declined') => {
    setPending(true)
    await onDecide(decision)
    setPending(false)
  }
  const about = [
    {
      term: 'Asked',
      text: [exercise.question, exercise.hindi, exercise.english].filter(Boolean).join(' · '),
    },
    { term: 'Counts now', text: [exercise.expected, ...exercise.accepted].filter(Boolean).join(' / ') },
    { term: 'The judge says', text: feedback },
    { term: 'The student says', text: comment },
  ].filter(({ text }) => text !== '')
  return (
    <li className="mb-4 border-t-4 border-ink bg-card p-4 sm:grid sm:grid-cols-[1fr_auto] sm:gap-6">
      <div className="min-w-0">
        <p className="text-xl">
          <MixedText>{answer}</MixedText>
        </p>
        <p className="text-[0.9rem] text-ink-soft">
          {student.name} · {shownMoment(new Date(createdAt))}
          {claimedBy > 1 && ` · ${claimedBy} students say the same`}
        </p>
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_1fr]">
          {about.map(({ term, text }) => (
            <div key={term} className="contents">
              <dt className="text-[0.9rem] text-ink-soft">{term}</dt>
              <dd className="min-w-0 break-words">
                <MixedText>{text}</MixedText>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-[0.95rem]">
          <Link to={toExerciseEditor(exerciseId)} className="underline underline-offset-4">
            {typeNames[exercise.questionType as ExerciseType] ?? 'The exercise'}
          </Link>{' '}
          in {lesson.name}
        </p>
      </div>
      <div className="mt-3 flex gap-3 self-start sm:mt-0 sm:flex-col">
        {state !== 'accepted' && (
          <Button pending={pending} aria-label={`Accept ${answer}`} onClick={() => void decide('accepted')}>
            Accept
          </Button>
        )}
        {state !== 'declined' && (
          <Button
            look="secondary"
            pending={pending}
            aria-label={`Decline ${answer}`}
            onClick={() => void decide('declined')}
          >
            Decline
          </Button>
        )}
      </div>
    </li>
  )
}
