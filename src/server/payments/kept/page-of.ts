import type { Context } from '../../serve.ts'

export const pageSize = 50

/** One page of rows, of which one more than it holds was read: with it, more follow. */
export function pageOf<Row extends { id: string }>(context: Pick<Context, 'next'>, rows: Row[]): Row[] {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  if (rows.length > pageSize && last) context.next = last.id
  return page
}
