import type { Course } from '#calls/courses.ts'
import type { Sql, Tx } from '../database/sql.ts'

export type ReviewSum = Pick<Course, 'rating' | 'reviewCount'>

const none: ReviewSum = { rating: null, reviewCount: 0 }

interface Kept {
  sums: Map<string, ReviewSum>
  askedAt: number
}

/** How long another process's reviews may go uncounted: all of them are added up, and there may be many. */
const freshFor = 60_000
const kept = new WeakMap<Sql, Promise<Kept>>()

/** What the reviews of each course come to; hidden ones do not count. */
export async function reviewSums(sql: Sql): Promise<(courseId: string) => ReviewSum> {
  const known = await kept.get(sql)
  const { sums } = known && performance.now() - known.askedAt < freshFor ? known : await ask(sql)
  return (courseId) => sums.get(courseId) ?? none
}

/** To be called after a review of this course was kept or changed. */
export async function recountReviews(sql: Sql, courseId: string): Promise<void> {
  const known = await kept.get(sql)
  if (!known) return
  const [sum = none] = (await sumsOf(sql, courseId)).values()
  known.sums.set(courseId, sum)
}

function ask(sql: Sql): Promise<Kept> {
  const asking = sumsOf(sql, null).then((sums) => ({ sums, askedAt: performance.now() }))
  kept.set(sql, asking)
  asking.catch(() => kept.delete(sql))
  return asking
}

async function sumsOf(tx: Tx, courseId: string | null): Promise<Map<string, ReviewSum>> {
  const only = courseId === null ? tx`` : tx`and course_id = ${courseId}`
  const rows = await tx<(ReviewSum & { courseId: string })[]>`
    select course_id as "courseId", round(avg(rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from feedbacks join lessons on lessons.id = lesson_id join chapters on chapters.id = chapter_id
    where not is_hidden ${only} group by course_id`
  return new Map(rows.map(({ courseId, ...sum }) => [courseId, sum]))
}
