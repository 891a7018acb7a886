import { useState } from 'react'
import type { ScriptWord } from '#calls/script.ts'
import { type Conjunct, withoutVowel } from '#language/hindi/letters/conjuncts.ts'
import type { Sound } from '../practice/speech/use-sound.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { WordSound } from './WordSound.tsx'

interface JoinedCardProps {
  conjunct: Conjunct
  words: readonly ScriptWord[]
  /** It came right in a drill. */
  isDone: boolean
  sound: Sound
}

/** A joined letter: a press takes it apart, another puts it together. */
export function JoinedCard({ conjunct, words, isDone, sound }: JoinedCardProps) {
  const [isApart, setIsApart] = useState(false)
  const {
    whole,
    parts: [first, second],
  } = conjunct
  const [word] = words
  return (
    <article className={`flex h-full flex-col border-t-8 bg-card ${isDone ? 'border-mor' : 'border-ink'}`}>
      <button
        type="button"
        aria-expanded={isApart}
        onClick={() => setIsApart(!isApart)}
        className="relative block w-full px-3 pb-2 text-center hover:bg-pale-genda"
      >
        {isDone && <Icon name="done" className="absolute end-2 top-2 size-5 text-mor" />}
        <Hindi as="span" display className="joined-letters block h-24 text-[3.4rem] !leading-[6rem]">
          {isApart ? (
            <>
              <span className="part-left inline-block">{withoutVowel(first)}</span>
              <span className="px-2 font-text text-2xl text-ink-soft">+</span>
              <span className="part-right inline-block">{second}</span>
            </>
          ) : (
            <span className="drill-right inline-block">{whole}</span>
          )}
        </Hindi>
        <span className="font-bold text-sindoor">{isApart ? 'Put together' : 'Take apart'}</span>
      </button>
      <div className="mt-auto flex min-h-16 items-center justify-between gap-2 border-t border-line ps-3">
        {word ? (
          <>
            <p className="min-w-0 py-1 leading-tight">
              <Hindi className="text-xl">{word.hindi}</Hindi>
              <br />
              <span className="text-[0.95rem]">
                <MixedText>{word.english}</MixedText>
              </span>
            </p>
            <WordSound sound={sound} url={word.audio} name={word.roman} />
          </>
        ) : (
          <p className="text-[0.95rem] text-ink-soft">No word of your lessons yet</p>
        )}
      </div>
    </article>
  )
}
