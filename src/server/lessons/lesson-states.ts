import { isAllDone } from '#rules/progress.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Fragment, Tx } from '../database/sql.ts'

/** Where a student stands in a lesson. */
export interface LessonState {
  completed: number
  total: number
  isStarted: boolean
  isCompleted: boolean
}

export type LessonStates = (lesson: LessonTaught) => LessonState

/** What a student did in a lesson where they did something. */
export type DoneInLesson = [lessonId: string, completed: number, isFinished: boolean]

/** Where a student stands in these lessons: one query, whatever their number. */
export async function lessonStates(
  tx: Tx,
  studentId: string,
  { taught, lessons }: { taught: Taught; lessons: LessonTaught[] },
): Promise<LessonStates> {
  const [row] = await tx<{ done: DoneInLesson[] }[]>`
    select ${doneByLesson(tx, { taught, lessonIds: lessons.map(({ id }) => id) })} as done from students student where id = ${studentId}`
  return statesFrom(row?.done ?? [])
}

/** JSON of a student's `DoneInLesson`s, over the row `student`; without ids of lessons, of all there are. */
export function doneByLesson(
  tx: Tx,
  { taught, lessonIds }: { taught: Taught; lessonIds?: string[] | Fragment | undefined },
): Fragment {
  const only = lessonIds ? tx`where lesson_id = any(${lessonIds})` : tx``
  return tx`(select coalesce(json_agg(json_build_array(lesson_id, completed, is_finished)), '[]') from (
    select lesson_id, sum(completed)::int as completed, bool_or(is_finished) as is_finished
    from (
      select lesson_id, count(*)${thatCount(tx, taught)} as completed, false as is_finished
      from completions where student_id = student.id group by lesson_id
      union all
      select lesson_id, 0, false from video_completions where student_id = student.id
      union all
      select lesson_id, 0, true from lesson_completions where student_id = student.id
    ) states ${only} group by lesson_id) by_lesson)`
}

/** Without what was taken out of the lessons since; mostly that is nothing, and asking for it is dear. */
export function thatCount(tx: Tx, { retired: { lessonIds, itemIds } }: Taught): Fragment {
  if (itemIds.length === 0) return tx``
  return tx` filter (where (lesson_id, item_id) not in
    (select * from unnest(${lessonIds}::text[], ${itemIds}::text[])))`
}

export function statesFrom(done: DoneInLesson[]): LessonStates {
  const known = new Map(done.map((row) => [row[0], row]))
  return (lesson) => {
    const begun = known.get(lesson.id)
    if (!begun) return nothingDone(lesson)
    const [, completed, isFinished] = begun
    const { total } = lesson
    return { completed, total, isStarted: true, isCompleted: isFinished || isAllDone({ completed, total }) }
  }
}

/** Where somebody stands whose progress is not kept. */
export const nothingDone: LessonStates = ({ total }) => {
  return { completed: 0, total, isStarted: false, isCompleted: false }
}
