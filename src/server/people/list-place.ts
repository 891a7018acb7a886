import { momentIn } from '../moment-in.ts'
import { Refusal } from '../refusal.ts'

/** A place in a list that is read the newest first: what stood there last, its moment to the microsecond. */
export interface ListPlace {
  at: string
  id: string
}

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{1,200})$/

/** For `to_char(… at time zone 'UTC', momentFormat)`: a Date would lose what is finer than a millisecond. */
export const momentFormat = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

export function placeAt(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null
  const [, at, id] = written.exec(cursor) ?? []
  if (!at || !id || !isMoment(at)) throw new Refusal(400, 'This list has no such page.')
  return { at, id }
}

/** 30 February is read as 2 March here, and by the database not at all. */
function isMoment(at: string): boolean {
  return momentIn(at)?.toISOString().startsWith(at.slice(0, 19)) === true
}

/** The rows of a page, of which one more was read, and the cursor of the next where there is one. */
export function pageOf<Row extends ListPlace>(rows: Row[], size: number): { page: Row[]; next?: string } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return rows.length > size && last ? { page, next: `${last.at}_${last.id}` } : { page }
}
