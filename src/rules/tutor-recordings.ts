import type { RequestState } from './tutor-requests.ts'

/** How long a recording is kept that was sent to a tutor, in days: the link in the tutor's mail ends with it. */
export const recordingDays = 30
/** Two minutes at the most generous rate of a browser: thirty seconds always fit. */
export const mostRecordingBytes = 1024 * 1024
/** Then the recorder stops; the server hears two seconds more, for clocks differ. */
export const longestRecordingSeconds = 30
export const longestRecordingText = 300
export const mostRecordingsADay = 20

/** Whose tutor one is: a lesson was agreed upon or held, or a message answered. */
export const ownTutorStates: RequestState[] = ['accepted', 'done']

/** What was sent before this moment has ended. */
export function recordingsSince(now: Date): Date {
  return new Date(now.getTime() - recordingDays * day)
}

export function recordingEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + recordingDays * day)
}

const day = 86_400_000
