import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showToast } from '../../ui/toasts.ts'

export interface Sound {
  /** What sounds now, null in silence. */
  playing: string | null
  /** Plays one sound and ends whatever sounded before; tells, once it ends, whether it was heard. */
  play: (url: string, options?: { loop: boolean }) => Promise<boolean>
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
      if (url === '') return Promise.resolve(false)
      const audio = new Audio(url)
      audio.loop = loop
      element.current = audio
      setPlaying(url)
      return new Promise<boolean>((resolve) => {
        const end = () => {
          if (element.current === audio) stop()
          resolve(audio.currentTime > 0)
        }
        audio.addEventListener('ended', end)
        audio.addEventListener('pause', end)
        audio.play().catch((error: unknown) => {
          // A browser may refuse to play before the first touch; the button is there.
          const isRefused =
            error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
          if (!isRefused) showToast(notPlayed, { tone: 'wrong' })
          end()
        })
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
