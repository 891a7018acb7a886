import { isAllDone } from '#rules/progress.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Tx } from '../database/sql.ts'

/** Where a student stands in a lesson. */
export interface LessonState {
  completed: number
  total: number
  isStarted: boolean
  isCompleted: boolean
}

export type LessonStates = (lesson: LessonTaught) => LessonState

interface Row {
  lessonId: string
  completed: number
  isFinished: boolean
}

/** Where a student stands in these lessons: one query, whatever their number. */
export async function lessonStates(
  tx: Tx,
  studentId: string,
  { taught, lessons }: { taught: Taught; lessons: LessonTaught[] },
): Promise<LessonStates> {
  const ids = lessons.map(({ id }) => id)
  const { lessonIds, itemIds } = taught.retired
  const rows = await tx<Row[]>`
    select lesson_id as "lessonId", sum(completed)::int as completed, bool_or(is_finished) as "isFinished"
    from (
      select lesson_id, count(*) filter (where (lesson_id, item_id) not in
        (select * from unnest(${lessonIds}::text[], ${itemIds}::text[]))) as completed, false as is_finished
      from completions where student_id = ${studentId} and lesson_id = any(${ids}) group by lesson_id
      union all
      select lesson_id, 0, false from video_completions where student_id = ${studentId} and lesson_id = any(${ids})
      union all
      select lesson_id, 0, true from lesson_completions where student_id = ${studentId} and lesson_id = any(${ids})
    ) states group by lesson_id`
  const known = new Map(rows.map((row) => [row.lessonId, row]))
  return ({ id, total }) => {
    const row = known.get(id)
    const counted = { completed: row?.completed ?? 0, total }
    const isCompleted = row?.isFinished === true || isAllDone(counted)
    return { ...counted, isStarted: row !== undefined, isCompleted }
  }
}

/** Where somebody stands whose progress is not kept. */
export const nothingDone: LessonStates = ({ total }) => {
  return { completed: 0, total, isStarted: false, isCompleted: false }
}
