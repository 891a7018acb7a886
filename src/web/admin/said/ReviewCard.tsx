import { useState } from 'react'
import { Link } from 'react-router'
import type { ListedReview } from '#calls/admin-reviews.ts'
import { reviseFeedback } from '#calls/feedback.ts'
import { call } from '../../call.ts'
import { toCourseDetails } from '../../paths.ts'
import { shownDay } from '../../shown-dates.ts'
import { toStudent } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { act, done, refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { TextRow } from '../ui/FormRow.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { AnswerForm } from './AnswerForm.tsx'

interface Revision {
  answer?: string
  isHidden?: boolean
  reason?: string
  seen?: { answer: string } | undefined
}

/** One review: who says what of which lesson, and what the academy does with it. */
export function ReviewCard({ review }: { review: ListedReview }) {
  const { id, user, rating, comment, answer, isHidden, hideReason, createdAt } = review
  const [isHiding, setHiding] = useState(false)
  const [reason, setReason] = useState('')
  const revise = (body: Revision) => call(reviseFeedback, { params: { id }, body })

  return (
    <li className="border-b-2 border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {rating !== '' && <Stars rating={Number(rating)} />}
        <Link to={toStudent(user.id ?? '')} className="font-bold underline-offset-4 hover:underline">
          {user.name}
        </Link>
        <Link to={toCourseDetails(review.unit)} className="text-ink-soft underline-offset-4 hover:underline">
          <MixedText>{`${review.courseName}: ${review.lesson.name}`}</MixedText>
        </Link>
        <span className="text-ink-soft">{shownDay(new Date(createdAt))}</span>
        {isHidden && <StateBadge tone="bad">Hidden</StateBadge>}
      </div>
      {comment !== '' && (
        <p className="mt-2 max-w-prose text-lg break-words whitespace-pre-line">
          <MixedText>{comment}</MixedText>
        </p>
      )}
      {isHidden && <p className="mt-1 text-ink-soft">Hidden because: {hideReason}</p>}
      <AnswerForm
        of={`the review of ${user.name}`}
        answer={answer}
        longest={4000}
        list="reviews"
        onSave={(written, seen) => done(revise({ answer: written, seen }), 'The answer stands.', 'reviews')}
      >
        {isHidden ? (
          <Button
            look="quiet"
            size="small"
            onClick={() => void act(revise({ isHidden: false }), 'It is shown again.', 'reviews')}
          >
            Show it again
          </Button>
        ) : (
          <Button look="quiet" size="small" onClick={() => setHiding(true)}>
            Hide it
          </Button>
        )}
      </AnswerForm>
      <ConfirmDialog
        open={isHiding}
        onClose={() => setHiding(false)}
        title="Hide this review?"
        verb="Hide it"
        isBlocked={reason.trim() === ''}
        onConfirm={async () => {
          await revise({ isHidden: true, reason: reason.trim() })
          await refreshed('reviews')
        }}
      >
        {(notes) => (
          <>
            <p>Nobody but the academy will see it, and its stars count no more. It can be shown again.</p>
            <TextRow
              label="Why"
              required
              maxLength={500}
              notes={notes('reason')}
              value={reason}
              onChange={setReason}
            />
          </>
        )}
      </ConfirmDialog>
    </li>
  )
}
