import type { Course } from '#calls/courses.ts'
import { Stars } from '../ui/Stars.tsx'
import { counted } from './course-groups.ts'

/** What students think of a course, in a line; nothing where nobody said anything yet. */
export function RatingLine({ course: { rating, reviewCount } }: { course: Course }) {
  if (!reviewCount) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      {rating !== null && (
        <>
          <Stars rating={rating} />
          <span aria-hidden="true" className="font-bold text-ink">
            {rating}
          </span>
        </>
      )}
      {counted(reviewCount, 'review')}
    </p>
  )
}
