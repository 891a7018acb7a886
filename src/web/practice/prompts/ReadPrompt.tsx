import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import type { PromptProps } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'

/** A text to read: each word tells its meaning when it is tapped, roman stands by on demand. */
export function ReadPrompt({ exercise, sound, isRevealed }: PromptProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isRoman, setIsRoman] = useState(false)
  const words = exercise.hindi.split(/\s+/u).filter(Boolean)
  const glosses = exercise.gloss.split('·').map((gloss) => gloss.trim())
  const romans = exercise.roman.split(/\s+/u)
  return (
    <div>
      {exercise.isImage && exercise.exerciseImage !== '' && (
        <img src={exercise.exerciseImage} alt="" className="mb-4 h-36 object-contain" />
      )}
      <div className="border-t-8 border-ink bg-card px-4 pt-1 pb-4 sm:px-6">
        <Hindi as="p" className="text-[clamp(1.9rem,5.5vw,2.6rem)] !leading-[1.65]">
          {words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold a word twice, and never changes
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
          ))}
        </Hindi>
        <p role="status" className="min-h-8 text-lg">
          {chosen !== null && (
            <>
              <strong>{romans[chosen]}</strong> {glosses[chosen] && `· ${glosses[chosen]}`}
            </>
          )}
        </p>
        {isRoman && <p className="text-lg">{exercise.roman}</p>}
        {isRevealed && <p className="rise text-lg text-ink-soft">{exercise.english}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {exercise.audio !== '' && (
            <PlayButton sound={sound} url={exercise.audio} label="Play" shortcut="Space" />
          )}
          {exercise.roman !== '' && (
            <Button look="secondary" aria-pressed={isRoman} onClick={() => setIsRoman(!isRoman)}>
              {isRoman ? 'Hide roman' : 'Show roman'}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
