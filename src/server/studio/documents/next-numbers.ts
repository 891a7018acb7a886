import type { Tx } from '../../database/sql.ts'

/**
 * The numbers of a new exercise and a new film of a lesson: past all that any of its revisions ever had. One that going
 * back in the history took out keeps its number, for what students did in it hangs on that.
 */
export async function nextNumbers(tx: Tx, path: string): Promise<{ nextExercise: number; nextFilm: number }> {
  const listed = (name: 'exercises' | 'films') => tx`json_array_elements(
    case when json_typeof(value -> ${name}::text) = 'array' then value -> ${name}::text else '[]' end)`
  const [row] = await tx<{ nextExercise: number; nextFilm: number }[]>`
    select coalesce(max(substring(item ->> 'id' from '^e([0-9]{1,6})$')::int), 0) + 1 as "nextExercise",
      coalesce(max(substring(item ->> 'id' from '^f([0-9]{1,6})$')::int), 0) + 1 as "nextFilm"
    from document_revisions,
      lateral (select * from ${listed('exercises')} union all select * from ${listed('films')}) as listed (item)
    where path = ${path}`
  return row ?? { nextExercise: 1, nextFilm: 1 }
}
