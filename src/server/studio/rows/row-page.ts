import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'

const pageSize = 50

/** A page of many rows, from after the one that `cursor` names; `results.next` is the cursor of the page after it. */
export function rowPage<Row extends { id: string }>(
  context: Context<unknown, { cursor?: string | undefined }>,
  rows: Row[],
): Row[] {
  const begin = after(context.query.cursor, rows)
  const page = rows.slice(begin, begin + pageSize)
  const last = page.at(-1)
  if (last && begin + pageSize < rows.length) context.next = `${begin + page.length - 1}:${last.id}`
  return page
}

/** Where the page begins. Was the row taken out meanwhile, the one that followed it has taken its place. */
function after(cursor: string | undefined, rows: { id: string }[]): number {
  if (cursor === undefined) return 0
  const [, place, named] = /^(\d{1,9}):(.*)$/.exec(cursor) ?? []
  if (place === undefined) throw new Refusal(400, 'This list has no such page.')
  const found = rows.findIndex(({ id }) => id === named)
  return found === -1 ? Number(place) : found + 1
}
