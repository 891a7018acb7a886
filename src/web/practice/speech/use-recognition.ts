import { useCallback, useEffect, useRef, useState } from 'react'
import { listenInTakes, quietLimit, type Take } from './listen-in-takes.ts'

export type Listening = 'off' | 'on' | 'unsupported' | 'no-microphone' | 'unreachable'

const problems: Record<string, Listening> = {
  'audio-capture': 'no-microphone',
  'not-allowed': 'no-microphone',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
  network: 'unreachable',
}

function recogniser(): (new () => Take) | undefined {
  const place = window as { SpeechRecognition?: new () => Take; webkitSpeechRecognition?: new () => Take }
  return place.webkitSpeechRecognition ?? place.SpeechRecognition
}

/** The browser's ear for Hindi, where it has one. */
export function useRecognition(onHeard: (transcript: string) => void) {
  const [listening, setListening] = useState<Listening>('off')
  const [lastHeard, setLastHeard] = useState(0)
  const end = useRef<(() => void) | null>(null)

  const stop = useCallback(() => {
    end.current?.()
    end.current = null
    setListening('off')
  }, [])

  const start = () => {
    const Recognition = recogniser()
    if (!Recognition) return setListening('unsupported')
    setListening('on')
    setLastHeard(Date.now())
    end.current = listenInTakes({
      newTake: () => new Recognition(),
      now: Date.now,
      onHeard: (transcript) => {
        setLastHeard(Date.now())
        onHeard(transcript)
      },
      onEnd: (error) => setListening(error === null ? 'off' : (problems[error] ?? 'off')),
    })
  }

  // Some browsers' takes last long in silence.
  useEffect(() => {
    if (listening !== 'on') return
    const timer = setTimeout(stop, lastHeard + quietLimit - Date.now())
    return () => clearTimeout(timer)
  }, [listening, lastHeard, stop])
  useEffect(() => () => end.current?.(), [])

  return { listening, start, stop }
}
