import { coursesInOrder } from '#rules/course-order.ts'
import type { CourseFolder } from './authored-tree.ts'

/** The courses of a language in the order in which they are learnt. */
export function foldersInOrder(courses: CourseFolder[]): CourseFolder[] {
  const places = courses.map((folder) => {
    const { id, difficulty, order } = folder.course
    return { folder, id, difficulty, position: order }
  })
  return coursesInOrder(places).map(({ folder }) => folder)
}
