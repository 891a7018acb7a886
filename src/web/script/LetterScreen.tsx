import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Letter, letterOf, letterRows, letters } from '#language/hindi/letters/alphabet.ts'
import { looksLike } from '#language/hindi/letters/letter-pairs.ts'
import { academy } from '#rules/academy.ts'
import { CallError } from '../call-error.ts'
import { toLetter, toScript } from '../paths.ts'
import { PlayButton } from '../practice/PlayButton.tsx'
import { useSound } from '../practice/speech/use-sound.ts'
import { useShortcuts } from '../practice/use-shortcuts.ts'
import { queries } from '../queries.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Roman } from '../ui/RomanLine.tsx'
import type { Route } from './+types/LetterScreen.ts'
import { letterSoundQuery, letterWordsQuery } from './script-queries.ts'
import { LetterPractice } from './tracing/LetterPractice.tsx'
import { WordSound } from './WordSound.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const letter = letterOf(params.letter)
  if (!letter) throw new CallError(404, 'There is no such letter.')
  void queries.prefetchQuery(letterWordsQuery(letter.id))
  await queries.ensureQueryData(letterSoundQuery(letter.id))
  return { letter }
}

/** One letter: how it sounds, how it is written, what it is taken for, and words that it stands in. */
export default function LetterScreen({ loaderData: { letter } }: Route.ComponentProps) {
  useShortcuts()
  const sound = useSound()
  const { data: heard } = useSuspenseQuery(letterSoundQuery(letter.id))
  const row = letterRows.find(({ id }) => id === letter.rowId)
  return (
    <div className="measure">
      <title>{`${letter.glyph} ${letter.roman} · ${academy.name}`}</title>
      <Link
        to={toScript()}
        // The tall letter below reaches over it.
        className="relative z-10 mt-4 inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor print:hidden"
      >
        <Icon name="back" />
        All letters
      </Link>
      <div className="mt-2 grid gap-x-14 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-baseline gap-x-5 font-display text-[clamp(2.5rem,6vw,4rem)] leading-none">
            <Hindi className="-my-2 !text-[2em] !leading-[1.3]">{letter.glyph}</Hindi>
            {letter.roman}
          </h1>
          <p className="text-xl">{letter.sound}</p>
          {row && (
            <p className="mt-1 text-ink-soft">
              <MixedText>{`${row.name}. ${row.note}`}</MixedText>
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
            <PlayButton sound={sound} url={heard.audio} label="Play" shortcut="Space" />
            <PlayButton sound={sound} url={heard.slowAudio} label="Slow" shortcut="S" />
            <span className="text-[0.95rem] text-ink-soft">A computer's voice</span>
          </div>
        </div>
        <LetterPractice key={letter.id} letter={letter} />
        <div className="min-w-0 md:col-start-1">
          <LookAlikes letter={letter} />
          <LetterWords letter={letter} sound={sound} />
        </div>
      </div>
      <Neighbours letter={letter} />
    </div>
  )
}

function LookAlikes({ letter }: { letter: Letter }) {
  const pairs = looksLike(letter)
  if (pairs.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="hang font-display text-2xl">Look-alikes</h2>
      <ul className="mt-1">
        {pairs.map(({ glyphs, reason }) => (
          <li key={reason} className="flex items-center gap-4 border-b border-line py-2">
            <Hindi className="shrink-0 !text-[2.75rem] !leading-[1.4]">
              {glyphs.filter((glyph) => glyph !== letter.glyph).join(' ')}
            </Hindi>
            <p className="leading-snug">
              <MixedText>{reason}</MixedText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LetterWords({ letter, sound }: { letter: Letter; sound: ReturnType<typeof useSound> }) {
  const { data: words } = useQuery(letterWordsQuery(letter.id))
  return (
    <section className="min-h-40">
      <h2 className="hang font-display text-2xl">Words with it</h2>
      {words?.length === 0 && <p className="mt-1">No word of your lessons has it yet.</p>}
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {words?.map(({ hindi, roman, english, audio }) => (
          <li
            key={hindi + english}
            className="flex items-center justify-between gap-3 border-b border-line py-2"
          >
            <p className="min-w-0 leading-tight">
              <span className="script-pair">
                <Hindi className="text-2xl">{hindi}</Hindi> <Roman className="text-ink-soft">{roman}</Roman>
              </span>
              <br />
              <MixedText>{english}</MixedText>
            </p>
            <WordSound sound={sound} url={audio} name={roman} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The letters before and after it in the alphabet. */
function Neighbours({ letter }: { letter: Letter }) {
  const at = letters.indexOf(letter)
  const [before, after] = [letters[at - 1], letters[at + 1]]
  const look = 'inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor'
  return (
    <nav aria-label="Letters beside it" className="mt-10 flex justify-between border-t-4 border-ink pt-3">
      {before ? (
        <Link to={toLetter(before.id)} className={look}>
          <Icon name="previous" />
          <Hindi className="font-normal">{before.glyph}</Hindi> {before.roman}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link to={toLetter(after.id)} className={look}>
          <Hindi className="font-normal">{after.glyph}</Hindi> {after.roman}
          <Icon name="following" />
        </Link>
      )}
    </nav>
  )
}
