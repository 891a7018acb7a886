import type { VideoDetails } from '#calls/films.ts'
import { type LessonProgress, type ProgressUpdate, updateUserProgress } from '#calls/lessons.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { wasWatched } from '../player/resume.ts'

const pauses = [1000, 4000, 15_000]

type Place = Pick<ProgressUpdate, 'course' | 'unit' | 'chapter' | 'lesson'>

/** A refusal stays one, as of a lesson that is gone; a busy server may mend. */
export const isFinal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Tells that a video was watched. The server counts it once however often it is told (domain 20). Null without a
 * connection: then it is the caller's to keep.
 */
export async function completeVideo(
  place: Place,
  videoId: string,
  wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<LessonProgress | null> {
  for (const pause of [...pauses, null]) {
    try {
      return await call(updateUserProgress, { body: watched(place, videoId) })
    } catch (error) {
      if (error instanceof CallError && error.status === 0) return null
      if (isFinal(error) || pause === null) throw error
      await wait(pause)
    }
  }
  return null
}

/**
 * Of a lesson's videos those that were watched here, in its practice perhaps, and of which the academy has not heard. What
 * a device has kept from before it named them says nothing of it.
 */
export const untold = (videos: readonly VideoDetails[], progress: LessonProgress): VideoDetails[] =>
  videos.filter((video) => wasWatched(video) && !progress.completedVideoIds?.includes(video.id))

/** What is said of a video that was watched. */
export const watched = (place: Place, videoId: string): ProgressUpdate => ({
  ...place,
  videoCompleted: true,
  videoId,
})
