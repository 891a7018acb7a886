import type { Course } from '#calls/courses.ts'
import type { Tx } from '../database/sql.ts'

export type ReviewSum = Pick<Course, 'rating' | 'reviewCount'>

const none: ReviewSum = { rating: null, reviewCount: 0 }

/** What the reviews of each course come to; hidden ones do not count. */
export async function reviewSums(tx: Tx, courseIds: string[]): Promise<(courseId: string) => ReviewSum> {
  const rows = await tx<(ReviewSum & { courseId: string })[]>`
    select course_id as "courseId", round(avg(rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from feedbacks join lessons on lessons.id = lesson_id join chapters on chapters.id = chapter_id
    where course_id = any(${courseIds}) and not is_hidden group by course_id`
  const sums = new Map(rows.map(({ courseId, ...sum }) => [courseId, sum]))
  return (courseId) => sums.get(courseId) ?? none
}
