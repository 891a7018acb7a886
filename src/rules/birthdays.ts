/** spec 9 and the privacy policy: the academy serves adults. */
export const minimumAge = 18

/** A birthday of the wire, DD-MM-YYYY, as YYYY-MM-DD; null where there is no such day. */
export function readBirthday(wire: string): string | null {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(wire) ?? []
  if (!day || !month || !year || Number(year) < 1900) return null
  const stored = `${year}-${month}-${day}`
  const instant = new Date(`${stored}T00:00:00Z`)
  // 30 February would roll over into March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(stored) ? stored : null
}

/** A stored birthday, YYYY-MM-DD, as the wire and the screens show it: DD-MM-YYYY. */
export function writeBirthday(stored: string): string {
  return stored.split('-').reverse().join('-')
}

/** Whether the day lies ahead of the UTC day of `now`. */
export function isInFuture(stored: string, now: Date): boolean {
  return stored > now.toISOString().slice(0, 10)
}

/** Whether who was born on `stored` (YYYY-MM-DD) is 18 on the UTC day of `now`. A 29 February counts from 1 March. */
export function isAdult(stored: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  return `${Number(stored.slice(0, 4)) + minimumAge}${stored.slice(4)}` <= today
}
