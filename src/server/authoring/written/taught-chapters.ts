import type { AuthoredCourse } from './authored-course.ts'

type Chapter = AuthoredCourse['chapters'][number]

/** The chapters that are taught: the first is free (domain 2), and any that says so of itself. */
export function taughtChapters({ active, chapters }: AuthoredCourse): (Chapter & { isFree: boolean })[] {
  if (!active) return []
  return chapters
    .map((chapter, at) => ({ ...chapter, isFree: chapter.free ?? at === 0 }))
    .filter((chapter) => chapter.active)
}
