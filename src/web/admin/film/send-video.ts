import { beginVideo, largestPart, sendVideoPart, type VideoUpload } from '#calls/studio-videos.ts'
import { call } from '../../call.ts'
import { base64Of } from '../course/save-file.ts'

interface Sending {
  /** Tells how many bytes of how many are there. */
  onProgress: (upload: VideoUpload) => void
  signal: AbortSignal
}

/** Sends a film part by part. What the academy has already, also of another day, is not sent again. */
export async function sendVideo(film: File, { onProgress, signal }: Sending): Promise<VideoUpload> {
  let upload = await call(beginVideo, { body: { name: film.name, size: film.size }, signal })
  onProgress(upload)
  while (upload.file === null) {
    const offset = upload.received
    const bytes = await base64Of(film.slice(offset, offset + largestPart))
    upload = await call(sendVideoPart, { params: { id: upload.id }, body: { offset, bytes }, signal })
    onProgress(upload)
  }
  return upload
}
