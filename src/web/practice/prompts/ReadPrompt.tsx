import { useState } from 'react'
import { useLearntTag } from '../../learnt-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import { type PromptProps, saidOf } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'

/** A text to read: each word tells its meaning when it is tapped, roman stands by on demand. */
export function ReadPrompt({ exercise, sound, isRevealed }: PromptProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isRoman, setIsRoman] = useState(false)
  const said = saidOf(exercise)
  const tag = useLearntTag()
  // With its place: a text may hold a word twice.
  const words = said.hindi
    .split(/\s+/u)
    .filter(Boolean)
    .map((word, at) => ({ word, at }))
  // The roman or the meaning of a word or two would be the answer itself.
  const isText = words.length > 2
  const glosses = said.gloss.split('·').map((gloss) => gloss.trim())
  const romans = said.roman.split(/\s+/u)
  return (
    <div>
      {exercise.isImage && exercise.exerciseImage !== '' && (
        <img src={exercise.exerciseImage} alt="" className="mb-4 h-36 object-contain" />
      )}
      <div className="border-t-8 border-ink bg-card px-4 pt-1 pb-4 sm:px-6">
        <Hindi as="p" className="text-[clamp(1.9rem,5.5vw,2.6rem)] !leading-[1.65]">
          {isText
            ? words.map(({ word, at }) => (
                <span key={at}>
                  <button
                    type="button"
                    aria-expanded={chosen === at}
                    onClick={() => setChosen(chosen === at ? null : at)}
                    className={`decoration-sindoor decoration-4 underline-offset-8 hover:bg-pale-genda ${chosen === at ? 'bg-pale-genda underline' : ''}`}
                  >
                    {word}
                  </button>{' '}
                </span>
              ))
            : said.hindi}
        </Hindi>
        <p role="status" className={`text-lg ${isText ? 'min-h-8' : ''}`}>
          {chosen !== null && (
            <>
              <strong lang={`${tag}-Latn`}>{romans[chosen]}</strong>{' '}
              {glosses[chosen] && `· ${glosses[chosen]}`}
            </>
          )}
        </p>
        {isText && !isRoman && (
          <Roman as="p" isOnly className="text-lg">
            {said.roman}
          </Roman>
        )}
        {isRoman && (
          <p lang={`${tag}-Latn`} className="text-lg">
            {said.roman}
          </p>
        )}
        {isRevealed && (
          <p className="rise text-lg">
            {!isText && <Roman as="span">{said.roman}</Roman>}{' '}
            <span className="text-ink-soft">{said.english}</span>
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {exercise.audio !== '' && (
            <PlayButton sound={sound} url={exercise.audio} label="Play" shortcut="Space" />
          )}
          {isText && said.roman !== '' && (
            <Button look="secondary" onClick={() => setIsRoman(!isRoman)}>
              {isRoman ? 'Hide roman' : 'Show roman'}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
