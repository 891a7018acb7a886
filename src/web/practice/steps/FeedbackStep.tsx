import { useId, useState } from 'react'
import { addFeedback } from '#calls/feedback.ts'
import type { FeedbackQuestion } from '#calls/lessons.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { keepDraft, readDraft } from '../../saving/place-kept.ts'
import { Message } from '../../ui/Message.tsx'
import { type Rating, StarRating } from '../../ui/StarRating.tsx'
import type { Place } from '../use-attempts.ts'
import type { Send } from '../use-practice.ts'
import { Primary, StepLayout } from './StepLayout.tsx'

interface FeedbackStepProps {
  question: FeedbackQuestion
  place: Place
  send: Send
}

/** What one thinks of the lesson: stars, words, or both. */
export function FeedbackStep({ question, place, send }: FeedbackStepProps) {
  const id = useId()
  const [rating, setRating] = useDraft<Rating>(`${question.id} stars`)
  const [comment, setComment] = useDraft(question.id)
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)

  const submit = async () => {
    setTrouble('')
    setPending(true)
    try {
      await call(addFeedback, { body: { ...place, id: question.id, rating, comment } })
      setRating('')
      setComment('')
      send([{ type: 'passed' }])
    } catch (error) {
      const isAnswered = error instanceof CallError && error.status >= 400 && error.status < 500
      setTrouble(isAnswered ? error.message : 'Error during adding/updating Add feedback, Please try again.')
      setPending(false)
    }
  }

  return (
    <StepLayout
      heading={question.feedbackQuestion}
      onSkip={() => send([{ type: 'skipped' }])}
      // On a phone it would stand behind the bar, below what was written.
      verdict={trouble !== '' && <Message className="mx-auto max-w-5xl">{trouble}</Message>}
      primary={
        <Primary onClick={submit} pending={pending}>
          Submit
        </Primary>
      }
    >
      <StarRating label="Your rating" value={rating} onChange={setRating} />
      <label htmlFor={id} className="mt-6 mb-1 block font-bold">
        Your comment
      </label>
      <textarea
        id={id}
        rows={5}
        maxLength={4000}
        value={comment}
        placeholder={question.feedbackPlaceholder}
        onChange={(event) => setComment(event.currentTarget.value)}
        className="block w-full border-x-2 border-t-8 border-b-2 border-control bg-card p-3 text-ink placeholder:text-ink-soft focus:border-ink"
      />
    </StepLayout>
  )
}

/** Without a connection it cannot be sent: it stays for later, and comes back with a tab that died. */
function useDraft<Text extends string>(draftOf: string) {
  const [text, setText] = useState(() => readDraft(draftOf) as Text)
  const write = (next: Text) => {
    setText(next)
    keepDraft(draftOf, next)
  }
  return [text, write] as const
}
