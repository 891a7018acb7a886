import { type ProgressUpdate, updateUserProgress } from '#calls/lessons.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'

const pauses = [1000, 4000, 15_000]

/** A refusal is final; a lost connection or a busy server may mend. */
const mayMend = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** Tells that a video was watched. The server counts it once however often it is told (domain 20). */
export async function completeVideo(
  place: Pick<ProgressUpdate, 'course' | 'unit' | 'chapter' | 'lesson'>,
  videoId: string,
  wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
) {
  for (const pause of pauses) {
    try {
      return await send(place, videoId)
    } catch (error) {
      if (!mayMend(error)) throw error
      await wait(pause)
    }
  }
  return send(place, videoId)
}

const send = (place: Pick<ProgressUpdate, 'course' | 'unit' | 'chapter' | 'lesson'>, videoId: string) =>
  call(updateUserProgress, { body: { ...place, videoCompleted: true, videoId } })
