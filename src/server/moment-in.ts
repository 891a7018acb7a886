/** A moment that somebody wrote, as a cursor does; null where it is none, or one that no database keeps. */
export function momentIn(written: string | number): Date | null {
  const moment = new Date(written)
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999 ? moment : null
}
