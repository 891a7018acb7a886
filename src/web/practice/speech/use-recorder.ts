import { useCallback, useEffect, useRef, useState } from 'react'

export type Recording = 'none' | 'on' | 'done' | 'no-microphone'

/** Records oneself, to be heard beside the model. Nothing of it leaves the page. */
export function useRecorder() {
  const [state, setState] = useState<Recording>('none')
  const [url, setUrl] = useState('')
  const recorder = useRef<MediaRecorder | null>(null)

  const start = useCallback(async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const current = new MediaRecorder(stream)
      const parts: Blob[] = []
      current.addEventListener('dataavailable', ({ data }) => parts.push(data))
      current.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop()
        setUrl(URL.createObjectURL(new Blob(parts, { type: current.mimeType })))
        setState('done')
      })
      recorder.current = current
      current.start()
      setState('on')
    } catch {
      setState('no-microphone')
    }
  }, [])

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }, [])

  useEffect(() => stop, [stop])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return { state, url, start, stop }
}
