import { shownMoment } from './shown-dates.ts'

/** Where whoever looks is: the zone of their own device. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'America/New_York' as people read it. */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

/** A moment by the reader's own clock, and which clock that is: people in two zones speak of it. */
export function momentWithZone(at: Date): string {
  return `${shownMoment(at)}, ${zoneName(ownTimeZone())}`
}
