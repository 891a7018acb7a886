import { randomUUID } from 'node:crypto'
import type { Sql } from '#server/database/sql.ts'

/** A student with an answer, its rating and a mistake, on an exercise of no lesson. */
export async function learn(sql: Sql, studentId: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`insert into students (id, email, password_hash, first_name) values (${studentId}, ${studentId}, '', 'A')`
    // Nobody has to be taught for this.
    await tx`set local session_replication_role = replica`
    await tx`insert into exercises (id, lesson_id, exercise_master_id, question_type, data)
      values ('e1', 'l1', '', '', '{}') on conflict do nothing`
    await tx`insert into attempts (student_id, id, exercise_id, answer, verdict, ms)
      values (${studentId}, ${randomUUID()}, 'e1', '"x"', 'wrong', 900)`
    await tx`insert into review_log (student_id, id, item_id, kind, source, rating, state, verdict, answer, ms, hints,
        reviewed_at)
      values (${studentId}, ${randomUUID()}, 'e1', 'sentence', 'review', 1, 2, 'wrong', '"x"', 900, 0, now())`
    await tx`insert into review_cards (student_id, item_id, kind, created_at, due, last_review)
      values (${studentId}, 'e1', 'mistake', now(), now(), now()) on conflict do nothing`
  })
}
