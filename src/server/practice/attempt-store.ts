import type { CheckedAnswer } from '#rules/check-choice.ts'
import type { Tx } from '../database/sql.ts'

export interface Attempt {
  /** Made by the client: sent again, it is the same answer (domain 14). */
  id: string
  studentId: string
  exerciseId: string
  answer: string | string[]
  verdict: CheckedAnswer['verdict']
  ms: number
  hints: number
  now: Date
}

export async function addAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  const { id, studentId, exerciseId, answer, verdict, ms, hints, now } = attempt
  await tx`insert into attempts (student_id, id, exercise_id, answer, verdict, ms, hints, answered_at)
    values (${studentId}, ${id}, ${exerciseId}, ${JSON.stringify(answer)}::text::jsonb, ${verdict}, ${ms}, ${hints}, ${now})
    on conflict (student_id, id) do nothing`
}
