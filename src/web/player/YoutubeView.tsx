import { useEffect, useRef } from 'react'
import type { Playback } from './playback.ts'
import { listenToYoutube, youtubeAddress } from './youtube-clock.ts'

interface YoutubeViewProps {
  youtubeId: string
  title: string
  playback: Playback
  autoplay?: boolean
}

/** YouTube's player without its cookies, driven by our own controls. */
export function YoutubeView({ youtubeId, title, playback, autoplay = false }: YoutubeViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? listenToYoutube(frame.current, playback) : undefined), [playback])
  return (
    <iframe
      ref={frame}
      title={title}
      src={youtubeAddress(youtubeId, window.location.origin, autoplay)}
      allow="autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  )
}
