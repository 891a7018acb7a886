import { useKeyNames } from '../single-keys.ts'
import { SoundBar } from '../ui/SoundBar.tsx'
import { SpeakerIcon } from '../ui/SpeakerIcon.tsx'
import type { Sound } from './speech/use-sound.ts'

interface PlayButtonProps {
  sound: Sound
  url: string
  label: string
  /** The large one of a listening exercise. */
  large?: boolean
  /** Which key presses it, too. */
  shortcut?: 'Space' | 'S' | 'A'
  onPlayed?: () => void
}

/** Plays one sound; while it does, its bars move. */
export function PlayButton({ sound, url, label, large = false, shortcut, onPlayed }: PlayButtonProps) {
  const keyOf = useKeyNames()
  const isPlaying = sound.playing === url && url !== ''
  const size = large ? 'h-24 min-w-24 px-6' : 'min-h-12 px-4'
  return (
    <button
      type="button"
      disabled={url === ''}
      data-shortcut={shortcut}
      aria-keyshortcuts={keyOf(shortcut)}
      onClick={() => sound.play(url).then(onPlayed)}
      className={`inline-flex items-center justify-center gap-3 border-t-8 font-bold transition-colors disabled:opacity-55 ${size} ${
        isPlaying
          ? 'border-sindoor bg-print-night text-print-cream'
          : 'border-ink bg-card text-ink hover:bg-pale-genda'
      }`}
    >
      {isPlaying ? (
        <SoundBar className={large ? 'size-12' : 'size-7'} />
      ) : (
        <SpeakerIcon className={large ? 'size-12' : 'size-7'} />
      )}
      {label}
    </button>
  )
}
