import type { VideoDetails } from '#calls/films.ts'
import { type Interval, isWatched } from '#rules/watched.ts'
import { whoseHere } from '../session-storage.ts'

/** Where a learner was in a video, and what of it has been played; kept on this device. */
export interface KeptPlace {
  ms: number
  intervals: Interval[]
}

/** By who is here: of two who share a device, neither has watched what the other has. */
const placeKey = (videoId: string, whose: string) => `video:${whose}:${videoId}`

const nowhere: KeptPlace = { ms: 0, intervals: [] }
const isPair = (value: unknown): value is Interval =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one))

/** Reads what was kept; anything unreadable is as if nothing were. */
export function readPlace(videoId: string, whose = whoseHere()): KeptPlace {
  try {
    const kept = JSON.parse(
      localStorage.getItem(placeKey(videoId, whose)) ?? 'null',
    ) as Partial<KeptPlace> | null
    if (!kept || !Number.isFinite(kept.ms) || !Array.isArray(kept.intervals)) return nowhere
    return { ms: Math.max(0, kept.ms ?? 0), intervals: kept.intervals.filter(isPair) }
  } catch {
    return nowhere
  }
}

/** How long a video is, in milliseconds. */
export const lengthOf = ({ film, duration }: VideoDetails) => film?.duration ?? duration * 1000

/** Whether whoever is here has watched it on this device, on whichever page. */
export const wasWatched = (video: VideoDetails) => isWatched(readPlace(video.id).intervals, lengthOf(video))

export function writePlace(videoId: string, { ms, intervals }: KeptPlace, whose = whoseHere()) {
  const rounded = intervals.map(([from, to]) => [Math.round(from), Math.round(to)])
  try {
    localStorage.setItem(placeKey(videoId, whose), JSON.stringify({ ms: Math.round(ms), intervals: rounded }))
  } catch {
    // Storage may be full or forbidden: then a film begins at its beginning.
  }
}
