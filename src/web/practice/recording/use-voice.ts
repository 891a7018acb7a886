import { useEffect, useState } from 'react'
import { forget, type Voice, voiceOf } from './voice.ts'

/** A voice read from its sound; null until it is, or where there is none. It is forgotten with the page. */
export function useVoice(source: Blob | string | null): Voice | null {
  const [voice, setVoice] = useState<Voice | null>(null)
  useEffect(() => {
    setVoice(null)
    if (source === null || source === '') return
    let isWanted = true
    let read: Voice | null = null
    void voiceOf(source).then((next) => {
      read = next
      if (isWanted) setVoice(next)
      else forget(next)
    })
    return () => {
      isWanted = false
      if (read) forget(read)
    }
  }, [source])
  return voice
}
