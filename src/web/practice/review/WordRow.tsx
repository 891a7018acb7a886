import type { MyWord } from '#calls/review.ts'
import { ownTimeZone } from '../../own-time-zone.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import { SpeakerIcon } from '../../ui/SpeakerIcon.tsx'
import type { Sound } from '../speech/use-sound.ts'
import { whenNext } from './when-next.ts'

const strengths = ['Just met', 'Fresh', 'Holds for days', 'Holds for weeks', 'Holds for months']

/** A word under its own line, which is drawn as far as the word is known. */
export function WordRow({ word, sound }: { word: MyWord; sound: Sound }) {
  const { native, roman, meaning, strength, due, lapses, audio } = word
  return (
    <li className="min-w-0">
      <div aria-hidden="true" className="relative h-2 forced-color-adjust-none">
        <span className="absolute inset-x-0 top-[3px] h-0.5 bg-control" />
        <span className="absolute inset-y-0 start-0 bg-mor" style={{ width: `${strength * 25}%` }} />
      </div>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          {/* What stands above its headline is clear of the line: over the stroke one sign looks like another. */}
          <Hindi as="p" display className="relative -mt-[0.1em] text-[2.1rem] !leading-[1.5]">
            {native}
          </Hindi>
          <p className="leading-snug">
            <Roman>{`${roman} · `}</Roman>
            <strong>
              <MixedText>{meaning}</MixedText>
            </strong>
          </p>
          <p className="mt-1 text-[0.95rem] leading-snug text-ink-soft">
            {strengths[strength]} · {whenNext(new Date(due), new Date(), ownTimeZone())}
            {lapses > 0 && ` · forgotten ${lapses === 1 ? 'once' : `${lapses} times`}`}
          </p>
        </div>
        <button
          type="button"
          aria-label={`Hear ${roman}`}
          onClick={() => void sound.play(audio)}
          className="mt-2 grid size-11 shrink-0 place-items-center hover:bg-pale-genda print:hidden"
        >
          <SpeakerIcon className="size-7" />
        </button>
      </div>
    </li>
  )
}
