/** A moment as a date field has it: by the clock on this wall. */
export function localText(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The zone of that clock, by its name. */
export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The moment that a date field says; empty where it says none. */
export function instantOf(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** Whether the moment that a date field says is none to plan for any more. */
export function isPast(text: string, now: Date): boolean {
  return new Date(text) <= now
}
