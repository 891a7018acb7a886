import type postgres from 'postgres'
import type { Tx } from '../../database/sql.ts'
import { searchQuery } from '../../people/search-query.ts'

/**
 * The condition that a row's student is one whom these words begin to name; `column` holds the student's id. Always true
 * for no words at all.
 */
export function ofStudentsNamed(
  tx: Tx,
  column: string,
  words: string,
): postgres.PendingQuery<postgres.Row[]> {
  const query = searchQuery(words)
  if (query === null) return tx`true`
  return tx`${tx(column)} in
    (select id from students where search_words @@ lower(${query})::text::tsquery limit 500)`
}
