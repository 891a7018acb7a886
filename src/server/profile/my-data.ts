import type { Student } from '../accounts/sessions/caller-store.ts'
import { atMost } from '../at-most.ts'
import type { Tx } from '../database/sql.ts'
import { isTheirs, personalTables } from './personal-tables.ts'

type Rows = Record<string, unknown>[]

/** Years of answers are many megabytes: of all who want theirs at once, one after the other gets it. */
const reading = atMost(1)

export function dataOf(tx: Tx, student: Student, now: Date): Promise<Record<string, unknown>> {
  return reading.run(() => readAll(tx, student, now))
}

/**
 * Everything that is held about a student, as it is held; only what opens doors is left out. What is found by an e-mail
 * comes once that is shown to be theirs: anybody may name another's.
 */
async function readAll(tx: Tx, student: Student, now: Date): Promise<Record<string, unknown>> {
  const [profile] = await tx<{ row: unknown }[]>`
    select to_jsonb(students) - array['password_hash', 'search_words'] as row from students where id = ${student.id}`
  const parts: Record<string, Rows> = {}
  const whose = { id: student.id, email: student.isValidated ? student.email : null }
  for (const one of personalTables) {
    const { part, table, hides = [], notWhere } = one
    const rows = await tx<{ row: Record<string, unknown> }[]>`
      select to_jsonb(held) - ${hides}::text[] as row from ${tx(table)} held
      where ${isTheirs(tx, one, whose)} and ${notWhere ? tx`${tx(notWhere)} is null` : tx`true`}`
    parts[part] = rows.map(({ row }) => row)
  }
  return { madeAt: now.toISOString(), profile: profile?.row, ...parts }
}
