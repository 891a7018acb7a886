import type { Fragment, Tx } from '../database/sql.ts'
import { type ListPlace, momentFormat, pageOf, placeAt } from '../people/list-place.ts'
import { Refusal } from '../refusal.ts'

/** A row with its place in a list: its moment to the microsecond, and its number among those of one moment. */
export interface Placed {
  at: string
  number: number
}

/** The place that a cursor tells; it is one whether or not what stood there is still there. */
export function notificationPlace(cursor: string | undefined): ListPlace | null {
  const place = placeAt(cursor)
  if (place && !/^\d{1,18}$/.test(place.id)) throw new Refusal(400, 'This list has no such page.')
  return place
}

/** For a statement that compares `(published_at, number)`. */
export const placeIn = (tx: Tx, { at, id }: ListPlace): Fragment =>
  tx`(${at}::text::timestamptz, ${id}::text::bigint)`

export const momentOf = (tx: Tx): Fragment => tx`to_char(published_at at time zone 'UTC', ${momentFormat})`

/** The rows of a page, of which one more was read, and the cursor of the next where there is one. */
export function notificationPage<Row extends Placed>(rows: Row[], size: number) {
  const { page, next } = pageOf(
    rows.map((row) => ({ row, at: row.at, id: String(row.number) })),
    size,
  )
  return { page: page.map(({ row }) => row), next }
}
