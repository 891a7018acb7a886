import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showToast } from '../../ui/toasts.ts'
import { type Played, soundOf } from './sound-of.ts'

export interface Sound {
  /** What sounds now, null in silence. */
  playing: string | null
  /** Plays one sound and ends whatever sounded before; tells, once it ends, what became of it. */
  play: (url: string, options?: { loop: boolean }) => Promise<Played>
  stop: () => void
  /** Whether what sounds now begins again at its end. */
  setLoop: (isOn: boolean) => void
  /** How far what sounds now has come, in seconds. */
  seconds: () => number
}

const notPlayed = 'This sound could not be played. Please try again with a connection.'

/** One voice at a time: a page where two sounds overlap teaches neither. */
export function useSound(): Sound {
  const element = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)

  const stop = useCallback(() => {
    element.current?.pause()
    element.current = null
    setPlaying(null)
  }, [])

  const play = useCallback(
    (url: string, { loop } = { loop: false }) => {
      stop()
      if (url === '') return Promise.resolve<Played>('silent')
      const audio = new Audio(url)
      audio.loop = loop
      element.current = audio
      setPlaying(url)
      return soundOf(audio).then((played) => {
        if (element.current !== audio) return played
        if (played === 'failed') showToast(notPlayed, { tone: 'wrong' })
        stop()
        return played
      })
    },
    [stop],
  )

  const setLoop = useCallback((isOn: boolean) => {
    if (element.current) element.current.loop = isOn
  }, [])
  const seconds = useCallback(() => element.current?.currentTime ?? 0, [])

  useEffect(() => stop, [stop])
  return useMemo(() => ({ playing, play, stop, setLoop, seconds }), [playing, play, stop, setLoop, seconds])
}
