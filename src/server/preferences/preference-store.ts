import type { ScriptMode } from '#rules/script-ladder.ts'
import type { Tx } from '../database/sql.ts'

export async function scriptModeOf(tx: Tx, studentId: string): Promise<ScriptMode | null> {
  const [row] = await tx<{ script: ScriptMode | null }[]>`
    select script_mode as script from students where id = ${studentId}`
  return row?.script ?? null
}

export async function saveScriptMode(tx: Tx, studentId: string, script: ScriptMode): Promise<void> {
  await tx`update students set script_mode = ${script} where id = ${studentId}`
}

interface WordMemory {
  wordId: string
  stability: number
  lastReview: Date
}

/** How firm the student's words are that were asked for at least once. */
export async function wordMemories(tx: Tx, studentId: string): Promise<WordMemory[]> {
  return await tx<WordMemory[]>`
    select item_id as "wordId", stability, last_review as "lastReview" from review_cards
    where student_id = ${studentId} and kind = 'word' and last_review is not null`
}
