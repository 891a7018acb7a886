import type { Context } from '../../serve.ts'

const pageSize = 50

/** A page of many rows, from after the one that `cursor` names; `results.next` is the cursor of the page after it. */
export function rowPage<Row extends { id: string }>(
  context: Context<unknown, { cursor?: string | undefined }>,
  rows: Row[],
): Row[] {
  const { cursor } = context.query
  const begin = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1
  const page = rows.slice(begin, begin + pageSize)
  const last = page.at(-1)
  if (last && begin + pageSize < rows.length) context.next = last.id
  return page
}
