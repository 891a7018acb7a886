/** The last moment of a day as it is kept; a field for a time knows it only as the first one of the next. */
const midnight = { kept: '24:00', shown: '00:00' }

/** Where hours end, as a field for a time shows it. */
export function shownEnd(kept: string): string {
  return kept === midnight.kept ? midnight.shown : kept
}

/** Where hours end, of what was written into such a field: none end as their day begins. */
export function keptEnd(shown: string): string {
  return shown === midnight.shown ? midnight.kept : shown
}
