import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Feedback } from '#calls/feedback.ts'
import { academy } from '#rules/academy.ts'
import { messageOf } from '../call-error.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Stars } from '../ui/Stars.tsx'
import { useMe } from '../use-me.ts'
import { AnswerReview, EditReview, HideReview } from './ReviewForms.tsx'
import { reviewsQuery } from './use-courses.ts'

/** What others say. The page stands without it: its failure is told here and nowhere else. */
export function Reviews({ courseId }: { courseId: string }) {
  const { data: reviews, error } = useQuery(reviewsQuery(courseId))
  return (
    <section aria-labelledby="reviews">
      <div className="hang">
        <h2 id="reviews" className="font-display text-2xl leading-tight">
          Student reviews
        </h2>
      </div>
      {error && <Message className="mt-3">{messageOf(error)}</Message>}
      {reviews?.length === 0 && <p className="mt-3 text-ink-soft">No reviews</p>}
      <ul>
        {reviews?.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
    </section>
  )
}

/** A comment is plain text, whatever is in it: an address in it leads nowhere. */
function ReviewRow({ review }: { review: Feedback }) {
  const { user, rating, comment, lesson, answer } = review
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-bold">{user.name}</p>
        {rating !== '' && <Stars rating={Number(rating)} />}
      </div>
      {comment && (
        <p className="mt-1 whitespace-pre-line">
          <MixedText>{comment}</MixedText>
        </p>
      )}
      <p className="text-[0.95rem] text-ink-soft">
        <MixedText>{lesson.name}</MixedText>
      </p>
      {answer && (
        <div className="mt-3 border-t-4 border-mor bg-pale-mor px-4 py-3">
          <p className="font-bold">{academy.name} answers</p>
          <p className="whitespace-pre-line">
            <MixedText>{answer}</MixedText>
          </p>
        </div>
      )}
      <ReviewButtons review={review} />
    </li>
  )
}

const forms = {
  edit: { label: 'Edit', title: 'Your review', Form: EditReview },
  answer: { label: 'Answer', title: 'Answer a review', Form: AnswerReview },
  hide: { label: 'Hide', title: 'Hide a review', Form: HideReview },
}

/** The student changes their own review, an admin answers and hides any. */
function ReviewButtons({ review }: { review: Feedback }) {
  const me = useMe()
  const [open, setOpen] = useState<keyof typeof forms | null>(null)
  const mayEdit = review.isOwn && me.impersonatedBy === null
  const names: (keyof typeof forms)[] = [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(me.role === 'ADMIN' ? (['answer', 'hide'] as const) : []),
  ]
  const { title = '', Form } = open ? forms[open] : {}
  const close = () => setOpen(null)
  return (
    <>
      {names.map((name) => (
        <Button key={name} look="quiet" className="-ms-1 !px-1 me-4" onClick={() => setOpen(name)}>
          {forms[name].label}
          <span className="sr-only"> the review of {review.user.name}</span>
        </Button>
      ))}
      {names.length > 0 && (
        <Dialog open={open !== null} onClose={close} title={title}>
          {Form && <Form review={review} onDone={close} />}
        </Dialog>
      )}
    </>
  )
}
