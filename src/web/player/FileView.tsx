import { useEffect, useRef } from 'react'
import type { VideoDetails } from '#calls/films.ts'
import { type CaptionRows, rowOfTrack } from './captions.ts'
import { listenTo } from './media-clock.ts'
import type { Playback } from './playback.ts'

interface FileViewProps {
  video: VideoDetails
  playback: Playback
  rows: CaptionRows
}

/** A video file, with its caption tracks shown as the rows say. */
export function FileView({ video, playback, rows }: FileViewProps) {
  const screen = useRef<HTMLVideoElement>(null)

  useEffect(() => (screen.current ? listenTo(screen.current, playback) : undefined), [playback])

  useEffect(() => {
    for (const track of screen.current?.textTracks ?? []) {
      track.mode = rows[rowOfTrack(track.language)] ? 'showing' : 'hidden'
    }
  }, [rows])

  const refuse = () => playback.heard({ playing: false, trouble: 'Video not available' })
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are mapped below, which the rule cannot see
    <video ref={screen} playsInline preload="metadata" className="absolute inset-0 size-full object-contain">
      {video.sources.map((source, index) => (
        <source
          key={source.url}
          src={source.url}
          type={source.type}
          onError={index === video.sources.length - 1 ? refuse : undefined}
        />
      ))}
      {video.captions.map((caption) => (
        <track
          key={caption.url}
          kind="captions"
          src={caption.url}
          srcLang={caption.lang}
          label={caption.label}
        />
      ))}
      Your browser does not support the video tag.
    </video>
  )
}
