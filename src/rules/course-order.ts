/** What decides a course's place: its difficulty (1 to 7), then where the author put it, then its id. */
export interface CoursePlace {
  id: string
  difficulty: number
  position: number
}

/** Courses as a student meets them: the easier first. */
export function coursesInOrder<Course extends CoursePlace>(courses: readonly Course[]): Course[] {
  return courses.toSorted(
    (one, other) =>
      one.difficulty - other.difficulty || one.position - other.position || (one.id < other.id ? -1 : 1),
  )
}
