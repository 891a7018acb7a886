import type { Course } from '#calls/courses.ts'
import { type Role, readsEverything } from '#rules/permissions.ts'

/** spec 2, screens: the groups of the dashboard in their order. Interesting stuff also where no level is set. */
const headings: Record<number, string> = {
  1: 'Absolute beginners',
  2: 'Beginner',
  3: 'Intermediate',
  4: 'Advanced',
  5: 'Fluent',
  6: 'Interesting stuff',
  7: 'All levels',
}

export const continueLearning = 'Continue learning'

export interface CourseGroup {
  heading: string
  courses: Course[]
}

/** A course stands in one group only: begun and not finished, else by its difficulty (domain, "The words"). */
export function groupCourses(courses: readonly Course[]): CourseGroup[] {
  const begun = courses.filter(isBegun)
  const rest = courses.filter((course) => !isBegun(course))
  const groups = Object.entries(headings).map(([level, heading]) => ({
    heading,
    courses: rest.filter((course) => course.difficultyLevel === Number(level)),
  }))
  return [{ heading: continueLearning, courses: begun }, ...groups].filter(
    (group) => group.courses.length > 0,
  )
}

export function isBegun(course: Course): boolean {
  return course.isStarted && course.progress < 100
}

/** spec 6: a student sees the courses whose list holds their e-mail, an admin all. */
export function coursesFor(courses: readonly Course[], reader: { email: string; role: Role }): Course[] {
  return courses.filter(
    (course) => readsEverything(reader.role) || course.usersAllowed.includes(reader.email),
  )
}

/** "1 h 15 min", as a person says it. */
export function lengthOf({ hrs, minutes, seconds }: Pick<Course, 'hrs' | 'minutes' | 'seconds'>): string {
  const rounded = minutes + (seconds >= 30 ? 1 : 0)
  if (hrs === 0) return `${Math.max(1, rounded)} min`
  return rounded === 0 ? `${hrs} h` : `${hrs} h ${rounded} min`
}

export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`
}
