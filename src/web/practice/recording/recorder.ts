/** A recording that is under way. */
export interface Recorder {
  /** Ends it, and gives what was recorded. */
  finish: () => void
  /** Ends it and forgets it. */
  drop: () => void
}

interface RecorderNews {
  onDone: (recording: Blob) => void
  onFailed: (error: unknown) => void
}

const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** The microphone's sound; a browser that has none, or may not give it, throws. */
export async function openMicrophone(): Promise<MediaStream> {
  // A page that is not safe has no devices, an old browser no recorder.
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
    throw new DOMException('There is no recorder.', 'NotSupportedError')
  }
  return navigator.mediaDevices.getUserMedia({ audio: true })
}

/** Records into memory alone. The microphone is let go of at the end, however it comes. */
export function record(stream: MediaStream, { onDone, onFailed }: RecorderNews): Recorder {
  const format = formats.find((one) => MediaRecorder.isTypeSupported(one))
  const recorder = new MediaRecorder(stream, format ? { mimeType: format } : {})
  const parts: Blob[] = []
  let isWanted = true
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  const tell = (news: () => void) => {
    letGo()
    if (isWanted) news()
    isWanted = false
  }
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', (event) => tell(() => onFailed((event as ErrorEvent).error)))
  recorder.addEventListener('stop', () => {
    const recording = new Blob(parts, { type: recorder.mimeType })
    tell(() => (recording.size > 0 ? onDone(recording) : onFailed(undefined)))
  })
  recorder.start()
  const finish = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const drop = () => {
    isWanted = false
    finish()
    letGo()
  }
  return { finish, drop }
}
