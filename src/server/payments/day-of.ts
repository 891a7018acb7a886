/** '3 March 2027': on a student's own calendar, or on papers that are the same for everybody. */
export function dayOf(date: Date, timeZone = 'UTC'): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}
