import type { Sound } from '../practice/speech/use-sound.ts'
import { SoundBar } from '../ui/SoundBar.tsx'
import { SpeakerIcon } from '../ui/SpeakerIcon.tsx'

/** Plays a word of a list. */
export function WordSound({ sound, url, name }: { sound: Sound; url: string; name: string }) {
  const isPlaying = sound.playing === url
  return (
    <button
      type="button"
      aria-label={`Play ${name}`}
      onClick={() => void sound.play(url)}
      className="grid size-11 shrink-0 place-items-center hover:bg-pale-genda print:hidden"
    >
      {isPlaying ? <SoundBar className="size-7" /> : <SpeakerIcon className="size-7" />}
    </button>
  )
}
