import type { CSSProperties } from 'react'
import { clockTime } from './clock-time.ts'
import type { Playback, PlaybackState } from './playback.ts'

/** The way through the video, and how far it has come: the line that letters hang from, being drawn. */
export function SeekLine({ playback, state }: { playback: Playback; state: PlaybackState }) {
  const from = playback.settings.clip?.from ?? 0
  const to = playback.settings.clip?.to ?? state.duration
  const drawn = to > from ? ((state.ms - from) / (to - from)) * 100 : 0
  return (
    <div className="flex items-center gap-3 print:hidden">
      <input
        type="range"
        aria-label="Seek"
        aria-valuetext={`${clockTime(state.ms - from)} of ${clockTime(to - from)}`}
        min={from / 1000}
        max={to / 1000}
        step={0.1}
        value={state.ms / 1000}
        onChange={(event) => playback.seek(Number(event.currentTarget.value) * 1000)}
        className="seek-line"
        style={{ '--drawn': `${drawn.toFixed(2)}%` } as CSSProperties}
      />
      <span className="text-[0.95rem] whitespace-nowrap tabular-nums">
        {clockTime(state.ms - from)} / {clockTime(to - from)}
      </span>
    </div>
  )
}
