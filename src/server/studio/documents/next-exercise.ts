import type { Tx } from '../../database/sql.ts'

/**
 * The number of a new exercise of a lesson: past all that any of its revisions ever had. One that going back in the
 * history took out keeps its number, for what students did in it hangs on that.
 */
export async function nextExercise(tx: Tx, path: string): Promise<number> {
  const [row] = await tx<{ next: number }[]>`
    select coalesce(max(substring(exercise ->> 'id' from '^e([0-9]{1,6})$')::int), 0) + 1 as next
    from document_revisions, json_array_elements(
      case when json_typeof(value -> 'exercises') = 'array' then value -> 'exercises' else '[]' end) as exercise
    where path = ${path}`
  return row?.next ?? 1
}
