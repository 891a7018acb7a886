import { useCallback, useEffect, useRef, useState } from 'react'
import { longestRecordingSeconds } from '#rules/tutor-recordings.ts'
import { openMicrophone, type Recorder, record } from './recorder.ts'
import { type RecorderTrouble, recorderTrouble } from './recorder-trouble.ts'

export type Recording =
  | { state: 'none' | 'asking' | 'on' }
  | { state: 'done'; recording: Blob }
  | { state: 'failed'; trouble: RecorderTrouble }

/** Records oneself, to be heard beside the model. Nothing of it leaves the page but by the learner's own Send (sending/), and it goes with the page. */
export function useRecorder() {
  const [now, setNow] = useState<Recording>({ state: 'none' })
  const recorder = useRef<Recorder | null>(null)
  // Each start has a number: a microphone that is given too late is let go of.
  const turn = useRef(0)

  const start = useCallback(async () => {
    const mine = ++turn.current
    const failed = (error: unknown) => setNow({ state: 'failed', trouble: recorderTrouble(error) })
    setNow({ state: 'asking' })
    try {
      const stream = await openMicrophone()
      if (mine !== turn.current) return stopTracks(stream)
      try {
        recorder.current = record(stream, {
          onDone: (recording) => setNow({ state: 'done', recording }),
          onFailed: failed,
        })
        setNow({ state: 'on' })
      } catch (error) {
        stopTracks(stream)
        throw error
      }
    } catch (error) {
      if (mine === turn.current) failed(error)
    }
  }, [])

  const stop = useCallback(() => recorder.current?.finish(), [])

  useEffect(() => {
    if (now.state !== 'on') return
    const timer = setTimeout(stop, longestRecordingSeconds * 1000)
    const leave = () => {
      if (document.visibilityState === 'hidden') stop()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [now.state, stop])
  useEffect(
    () => () => {
      turn.current += 1
      recorder.current?.drop()
    },
    [],
  )
  return { now, start, stop }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
