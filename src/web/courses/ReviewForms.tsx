import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { addFeedback, type Feedback, reviseFeedback } from '#calls/feedback.ts'
import { call } from '../call.ts'
import { CallError, messageOf } from '../call-error.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { type Rating, StarRating } from '../ui/StarRating.tsx'

interface ReviewFormProps {
  review: Feedback
  onDone: () => void
}

export function EditReview({ review, onDone }: ReviewFormProps) {
  const [rating, setRating] = useState(review.rating as Rating)
  const save = async (comment: string) =>
    void (await call(addFeedback, { body: { lesson: review.lesson.id, rating, comment } }))
  return (
    <TextForm label="Your comment" text={review.comment} onDone={onDone} save={save}>
      <StarRating label="Your rating" value={rating} onChange={setRating} />
    </TextForm>
  )
}

export function AnswerReview({ review: { id, answer }, onDone }: ReviewFormProps) {
  const [seen] = useState({ answer })
  const save = async (text: string) =>
    void (await call(reviseFeedback, { params: { id }, body: { answer: text, seen } }))
  return <TextForm label="Everybody reads this answer" text={answer} onDone={onDone} save={save} />
}

export function HideReview({ review: { id }, onDone }: ReviewFormProps) {
  const save = async (reason: string) => {
    if (reason.trim() === '') return 'Please say why it is hidden'
    await call(reviseFeedback, { params: { id }, body: { isHidden: true, reason } })
  }
  return <TextForm label="Why it is hidden (only admins read this)" text="" onDone={onDone} save={save} />
}

interface TextFormProps {
  label: string
  text: string
  onDone: () => void
  /** Says what is wrong, or saves. */
  save: (text: string) => Promise<string | undefined>
  children?: ReactNode
}

function TextForm({ label, text: before, onDone, save, children }: TextFormProps) {
  const id = useId()
  const [text, setText] = useState(before)
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const wrong = await save(text).catch((error: unknown) => {
      // Somebody else was quicker: opened again it says what they wrote.
      if (error instanceof CallError && error.status === 409)
        void queries.invalidateQueries({ queryKey: ['reviews'] })
      return messageOf(error)
    })
    setPending(false)
    setTrouble(wrong ?? '')
    if (wrong !== undefined) return
    onDone()
    await queries.invalidateQueries({ queryKey: ['reviews'] })
  }

  return (
    <form onSubmit={submit} noValidate>
      {children}
      <label htmlFor={id} className="mt-4 mb-1 block font-bold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="block w-full border-2 border-control bg-card p-3 text-ink focus:border-ink"
      />
      <div className="my-4">{trouble !== '' && <Message>{trouble}</Message>}</div>
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </form>
  )
}
