import type { Sql } from '../src/server/database/sql.ts'

const filled = ['students', 'enrolments', 'subscriptions', 'auth_sessions', 'credit_entries', 'completions']
const alsoFilled = ['lesson_completions', 'review_cards', 'issue_reports', 'audit_entries', 'attempts']

/**
 * An index that is made over rows that stand there takes a fraction of what it takes row by row. Those that hold a
 * constraint stay, so that nothing wrong can be written meanwhile.
 */
export async function withoutIndexes(sql: Sql, work: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; made: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index join pg_class whole on whole.oid = indrelid
    where whole.relname = any(${[...filled, ...alsoFilled]}) and whole.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by 1`
  await sql.unsafe(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
  try {
    await work()
  } finally {
    // Of a table in parts it says ONLY, which would leave the parts without.
    for (const { made } of indexes) await sql.unsafe(made.replace(' ON ONLY ', ' ON '))
  }
}
