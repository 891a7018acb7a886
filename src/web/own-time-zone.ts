import { isShownTwice } from '#rules/tutor-time.ts'
import { shownMoment } from './shown-dates.ts'

/** Where whoever looks is: the zone of their own device. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'America/New_York' as people read it. */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

/** A moment by the reader's own clock, and which clock that is: people in two zones speak of it. */
export function momentWithZone(at: Date): string {
  const zone = ownTimeZone()
  const name = isShownTwice(at, zone) ? `${zoneName(zone)} (${offsetName(at)})` : zoneName(zone)
  return `${shownMoment(at)}, ${name}`
}

/** 'GMT-4': where clocks are put back, an hour comes twice. */
function offsetName(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
