import { useKeyNames } from '../../single-keys.ts'
import { SoundBar } from '../../ui/SoundBar.tsx'
import { SpeakerIcon } from '../../ui/SpeakerIcon.tsx'
import type { Sound } from '../speech/use-sound.ts'
import type { Voice } from './voice.ts'
import { Waveform } from './Waveform.tsx'

interface VoiceTrackProps {
  /** Which key plays it. */
  letter: 'A' | 'B'
  label: string
  /** Null while it is read. */
  voice: Voice | null
  sound: Sound
  width: number
  onPlay: (voice: Voice) => void
}

const looks = {
  A: { line: 'border-ink', strokes: 'text-ink', head: 'fill-sindoor' },
  B: { line: 'border-sindoor', strokes: 'text-sindoor', head: 'fill-ink' },
}

/** One of two voices: its button, and its strokes hanging from the line. */
export function VoiceTrack({ letter, label, voice, sound, width, onPlay }: VoiceTrackProps) {
  const keyOf = useKeyNames()
  const isPlaying = voice !== null && sound.playing === voice.url
  const { line, strokes, head } = looks[letter]
  return (
    <div className={`grid grid-cols-[6.5rem_1fr] border-t-8 sm:grid-cols-[10rem_1fr] ${line}`}>
      <button
        type="button"
        disabled={voice === null}
        aria-pressed={isPlaying}
        data-shortcut={letter}
        aria-keyshortcuts={keyOf(letter)}
        onClick={() => voice && (isPlaying ? sound.stop() : onPlay(voice))}
        className={`flex min-h-20 items-center gap-2 px-2 text-start sm:gap-3 sm:px-3 leading-tight font-bold transition-colors disabled:opacity-55 ${
          isPlaying ? 'bg-print-night text-print-cream' : 'bg-paper text-ink hover:bg-pale-genda'
        }`}
      >
        {isPlaying ? <SoundBar className="size-7 shrink-0" /> : <SpeakerIcon className="size-7 shrink-0" />}
        {label}
      </button>
      <div className="h-20 min-w-0 bg-paper">
        {voice?.samples && (
          <Waveform voice={voice} sound={sound} width={width} className={strokes} headClassName={head} />
        )}
        {voice && !voice.samples && (
          <p className="px-2 py-3 text-[0.95rem] leading-snug text-ink-soft">
            This sound can be heard, but not drawn.
          </p>
        )}
      </div>
    </div>
  )
}
