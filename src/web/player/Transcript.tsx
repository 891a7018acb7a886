import { useState } from 'react'
import type { Film, FilmLine, FilmWord } from '#calls/films.ts'
import { useLearntTag } from '../learnt-language.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { RomanLine } from '../ui/RomanLine.tsx'
import { clockTime } from './clock-time.ts'
import { loopOf } from './lines.ts'
import type { Playback, PlaybackState } from './playback.ts'
import { writtenWords } from './written-words.ts'

interface TranscriptProps {
  film: Film
  playback: Playback
  state: PlaybackState
  id: string
}

/** Every line of the film: play it from there, loop it, tap a word to hear it and see what it means. */
export function Transcript({ film, playback, state, id }: TranscriptProps) {
  const [tapped, setTapped] = useState<FilmWord | null>(null)
  const tap = (word: FilmWord) => {
    setTapped(word)
    playback.playPart({ from: word.from, to: word.to + 80, repeat: false })
  }
  return (
    <div id={id} className="border-t-2 border-line">
      <ol aria-label="Transcript lines">
        {film.lines.map((line) => (
          <TranscriptLine
            key={line.id}
            line={line}
            who={film.speakers.find((speaker) => speaker.id === line.speaker)?.name ?? ''}
            isNow={state.ms >= line.from - 100 && state.ms < line.to + 100}
            isLooped={state.part?.repeat === true && state.part.from === loopOf(line).from}
            tapped={tapped}
            onTap={tap}
            playback={playback}
          />
        ))}
      </ol>
    </div>
  )
}

interface TranscriptLineProps {
  line: FilmLine
  who: string
  isNow: boolean
  isLooped: boolean
  tapped: FilmWord | null
  onTap: (word: FilmWord) => void
  playback: Playback
}

function TranscriptLine({ line, who, isNow, isLooped, tapped, onTap, playback }: TranscriptLineProps) {
  const tag = useLearntTag()
  const meaning = tapped && line.words.includes(tapped) ? tapped : null
  return (
    <li
      aria-current={isNow || undefined}
      className={`grid grid-cols-[auto_1fr_auto] gap-x-3 border-s-4 border-b-2 border-b-line py-3 ps-2 ${isNow ? 'border-s-sindoor bg-pale-genda' : 'border-s-transparent'}`}
    >
      <button
        type="button"
        aria-label={`${clockTime(line.from)}, play from here: ${line.english}`}
        onClick={() => {
          playback.seek(line.from - 80)
          playback.play()
        }}
        className="min-h-11 min-w-11 self-start text-[0.9rem] tabular-nums underline-offset-4 hover:underline"
      >
        {clockTime(line.from)}
      </button>
      <div className="min-w-0">
        <p className="text-[0.9rem] text-ink-soft">{who}</p>
        <div className="script-pair">
          <p lang={tag} className="-ms-1 flex flex-wrap text-[1.35rem] leading-[1.6]">
            {writtenWords(line).map(({ word, text }) => (
              <button
                key={`${word.from}-${word.text}`}
                type="button"
                aria-expanded={word === tapped}
                onClick={() => onTap(word)}
                className={`min-w-7 px-1 hover:bg-genda hover:text-on-genda ${word === tapped ? 'bg-genda text-on-genda' : ''}`}
              >
                {text}
              </button>
            ))}
          </p>
          <div role="status">
            {meaning && (
              <p className="rise my-1 inline-flex flex-wrap items-baseline gap-x-3 border-t-4 border-sindoor bg-card px-3 py-1">
                <Hindi as="strong">{meaning.text}</Hindi>
                <span lang={`${tag}-Latn`}>{meaning.roman}</span>
                <span className="text-ink-soft">{meaning.gloss}</span>
              </p>
            )}
          </div>
          <RomanLine hindi={line.hindi} roman={line.roman} className="text-ink-soft" />
        </div>
        <p>
          <MixedText>{line.english}</MixedText>
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isLooped}
        aria-label={`Loop this line: ${line.english}`}
        onClick={() => playback.playPart(isLooped ? null : loopOf(line))}
        className={`grid size-11 place-items-center self-start border-2 print:hidden ${isLooped ? 'border-sindoor bg-sindoor text-on-sindoor' : 'border-transparent hover:border-ink'}`}
      >
        <Icon name="repeat" />
      </button>
    </li>
  )
}
