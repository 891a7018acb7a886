import type { PlacementBackground } from '#rules/placement/levels.ts'
import type { PlacementAnswer } from '#rules/placement/placement-flow.ts'
import type { Tx } from '../database/sql.ts'

export interface PlacementAttempt {
  id: string
  languageId: string
  background: PlacementBackground
  endedAt: Date | null
}

const columns = (tx: Tx) => tx`id, language_id as "languageId", background, ended_at as "endedAt"`

/** The test that counts: the latest of the language. */
export async function latestAttempt(
  tx: Tx,
  studentId: string,
  languageId: string,
): Promise<PlacementAttempt | undefined> {
  const [row] = await tx<PlacementAttempt[]>`select ${columns(tx)} from placement_attempts
    where student_id = ${studentId} and language_id = ${languageId} order by started_at desc, id limit 1`
  return row
}

export async function addAttempt(
  tx: Tx,
  studentId: string,
  { now, ...attempt }: Omit<PlacementAttempt, 'endedAt'> & { now: Date },
): Promise<void> {
  const { id, languageId, background } = attempt
  await tx`insert into placement_attempts (id, student_id, language_id, background, started_at)
    values (${id}, ${studentId}, ${languageId}, ${background}, ${now})`
}

/** One of the student's own, held until the transaction ends: two devices answer one after the other. */
export async function lockAttempt(
  tx: Tx,
  studentId: string,
  attemptId: string,
): Promise<PlacementAttempt | undefined> {
  const [row] = await tx<PlacementAttempt[]>`select ${columns(tx)} from placement_attempts
    where id = ${attemptId} and student_id = ${studentId} for update`
  return row
}

export async function answersIn(tx: Tx, attemptId: string): Promise<PlacementAnswer[]> {
  return tx<PlacementAnswer[]>`select item_id as "itemId", skill, level, outcome, ms from placement_answers
    where attempt_id = ${attemptId} order by place`
}

export interface AddedAnswer extends PlacementAnswer {
  place: number
  chosen: string | null
}

export async function addAnswer(
  tx: Tx,
  { attemptId, studentId, now }: { attemptId: string; studentId: string; now: Date },
  { place, itemId, skill, level, chosen, outcome, ms }: AddedAnswer,
): Promise<void> {
  await tx`insert into placement_answers
    (attempt_id, student_id, place, item_id, skill, level, chosen, outcome, ms, answered_at)
    values (${attemptId}, ${studentId}, ${place}, ${itemId}, ${skill}, ${level}, ${chosen}, ${outcome}, ${ms}, ${now})`
}

export async function endAttempt(tx: Tx, attemptId: string, now: Date): Promise<void> {
  await tx`update placement_attempts set ended_at = ${now} where id = ${attemptId}`
}
