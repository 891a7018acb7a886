import { useEffect, useMemo, useRef } from 'react'
import type { Sound } from '../speech/use-sound.ts'
import { evened, strokesOf } from './samples.ts'
import { secondsOf, type Voice } from './voice.ts'

interface WaveformProps {
  voice: Voice
  sound: Sound
  /** How long the whole width is: two voices are drawn to one scale. */
  width: number
  className: string
  /** Seen across the strokes. */
  headClassName: string
}

const cells = 64
const height = 12

/** A voice as strokes that hang from the line; while it sounds, a head goes along it. */
export function Waveform({ voice, sound, width, className, headClassName }: WaveformProps) {
  const { samples, url } = voice
  const path = useMemo(() => {
    if (!samples || width === 0) return ''
    const count = Math.max(1, Math.round((cells * samples.data.length) / samples.rate / width))
    return evened(strokesOf(samples.data, count))
      .map((stroke, at) => `M${at + 0.2} 0h.6v${Math.max(0.4, stroke * height).toFixed(2)}h-.6z`)
      .join('')
  }, [samples, width])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${cells} ${height}`}
      preserveAspectRatio="none"
      fill="currentColor"
      className={`block h-full w-full ${className}`}
    >
      <path d={path} />
      {sound.playing === url && (
        <Playhead sound={sound} width={width} length={secondsOf(voice)} className={headClassName} />
      )}
    </svg>
  )
}

interface PlayheadProps {
  sound: Sound
  width: number
  length: number
  className: string
}

function Playhead({ sound, width, length, className }: PlayheadProps) {
  const head = useRef<SVGRectElement>(null)
  const { seconds } = sound
  useEffect(() => {
    let frame = 0
    const move = () => {
      const at = (Math.min(seconds(), length) / Math.max(width, 0.01)) * cells
      head.current?.setAttribute('x', String(Math.min(at, cells - 0.8)))
      frame = requestAnimationFrame(move)
    }
    move()
    return () => cancelAnimationFrame(frame)
  }, [seconds, width, length])
  return <rect ref={head} className={`playhead ${className}`} width="0.8" height={height} />
}
