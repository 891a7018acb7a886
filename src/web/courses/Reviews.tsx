import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../call-error.ts'
import { Message } from '../ui/Message.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Stars } from '../ui/Stars.tsx'
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
          <li key={review.id} className="border-b border-line py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-bold">{review.user.name}</p>
              {review.rating !== '' && <Stars rating={Number(review.rating)} />}
            </div>
            {review.comment && <p className="mt-1">{review.comment}</p>}
            <p className="text-[0.95rem] text-ink-soft">
              <MixedText>{review.lesson.name}</MixedText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
