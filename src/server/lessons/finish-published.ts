import { taughtNow } from '../curriculum/taught.ts'
import type { CourseTaught, LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Sql } from '../database/sql.ts'
import { completeIn } from './completion-store.ts'
import { thatCount } from './lesson-states.ts'

interface Size {
  lessonId: string
  courseId: string
  total: number
}

/**
 * Where something was taken out of a lesson or a course, and a student had done all the rest: it is finished, as if they
 * had done its last part now (domain 9, 16). Nothing that they could still do would tell them so.
 */
export async function finishPublished(sql: Sql, now: Date): Promise<void> {
  const taught = await taughtNow(sql)
  const before = await sql<Size[]>`
    select lesson_id as "lessonId", course_id as "courseId", total from lesson_sizes`
  const smaller = before.filter((size) => isSmaller(taught.lesson(size.lessonId), size))
  const finish = (studentId: string, lesson: LessonTaught) =>
    sql.begin((tx) => completeIn(tx, { studentId, taught, lesson, now }, []))
  for (const lesson of smaller.flatMap(({ lessonId }) => taught.lesson(lessonId) ?? []))
    for (const studentId of await whoDid(sql, taught, lesson)) await finish(studentId, lesson)
  for (const course of new Set(smaller.map(({ courseId }) => taught.course(courseId)))) {
    const [lesson] = course?.lessons ?? []
    if (course && lesson)
      for (const studentId of await whoFinishedAll(sql, course)) await finish(studentId, lesson)
  }
  await keepSizes(sql, taught, before)
}

function isSmaller(lesson: LessonTaught | undefined, { courseId, total }: Size): boolean {
  return !lesson || lesson.course.id !== courseId || lesson.total < total
}

/** All of a lesson, which nobody has noted. */
async function whoDid(sql: Sql, taught: Taught, { id, total }: LessonTaught): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select student_id as id from completions done where lesson_id = ${id}
    and not exists (select from lesson_completions
      where student_id = done.student_id and lesson_id = ${id})
    group by student_id having count(*)${thatCount(sql, taught)} >= ${total}`
  return rows.map((row) => row.id)
}

/** All lessons of a course, which nobody has noted. */
async function whoFinishedAll(sql: Sql, { id, lessons }: CourseTaught): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select student_id as id from lesson_completions done where lesson_id = any(${lessons.map((one) => one.id)})
    and not exists (select from course_completions where student_id = done.student_id and course_id = ${id})
    group by student_id having count(*) = ${lessons.length}`
  return rows.map((row) => row.id)
}

/** So that nothing is looked at twice. Another server may write the same just now. */
async function keepSizes(sql: Sql, taught: Taught, before: Size[]): Promise<void> {
  const sizes = taught.courses.flatMap(({ id: courseId, lessons }) =>
    lessons.map(({ id: lessonId, total }) => ({ lessonId, courseId, total })),
  )
  const known = new Set(before.map(written))
  if (sizes.length === before.length && sizes.every((size) => known.has(written(size)))) return
  await sql.begin(async (tx) => {
    await tx`delete from lesson_sizes`
    await tx`insert into lesson_sizes (lesson_id, course_id, total)
      select * from jsonb_to_recordset(${JSON.stringify(sizes)}::text::jsonb)
      as size ("lessonId" text, "courseId" text, total integer)
      on conflict do nothing`
  })
}

const written = ({ lessonId, courseId, total }: Size) => `${lessonId} ${courseId} ${total}`
