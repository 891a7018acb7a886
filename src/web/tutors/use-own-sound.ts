import { useEffect, useRef, useState } from 'react'
import { ownTutorRecordingSound } from '#calls/tutor-recordings.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { showToast } from '../ui/toasts.ts'

/** What one sent, to be heard again. It is fetched when it is asked for: it may be a megabyte. */
export function useOwnSound(id: string) {
  const [state, setState] = useState<'silent' | 'coming' | 'playing'>('silent')
  const audio = useRef<HTMLAudioElement | null>(null)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      audio.current?.pause()
    }
  }, [])

  const press = async () => {
    if (state === 'playing') {
      audio.current?.pause()
      return setState('silent')
    }
    setState('coming')
    try {
      audio.current ??= new Audio((await call(ownTutorRecordingSound, { params: { id } })).sound)
      if (hasLeft.current) return
      audio.current.onended = () => setState('silent')
      audio.current.currentTime = 0
      await audio.current.play()
      setState('playing')
    } catch (error) {
      setState('silent')
      showToast(messageOf(error), { tone: 'wrong', ms: 9000 })
    }
  }
  return { state, press }
}
