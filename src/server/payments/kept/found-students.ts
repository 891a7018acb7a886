import type { Fragment, Tx } from '../../database/sql.ts'
import { searchQuery } from '../../people/search-query.ts'

/** Up to so many students are found by their words first; more are met soon enough by going through the list. */
const few = 5000

/**
 * The condition that a row's student is one whom these words begin to name; `column` holds the student's id. Always true
 * for no words at all.
 */
export async function ofStudentsNamed(tx: Tx, words: string): Promise<(column: string) => Fragment> {
  const query = searchQuery(words)
  if (query === null) return () => tx`true`
  const asked = () => tx`lower(${query})::text::tsquery`
  const [found] = await tx<{ n: number }[]>`
    select count(*)::int as n from people_saying(${asked()}, ${few + 1})`
  if ((found?.n ?? 0) <= few)
    return (column) => tx`${tx(column)} in (select id from people_saying(${asked()}, ${few}))`
  // One row after the other, never all students first: that is what the offset is for.
  return (column) => tx`exists (select from students named
    where named.id = ${tx(column)} and named.search_words @@ ${asked()} offset 0)`
}
