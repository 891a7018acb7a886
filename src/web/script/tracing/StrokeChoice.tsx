import { type KeyboardEvent, useState } from 'react'
import type { Stroke } from '#language/hindi/letters/strokes.ts'
import { shuffled } from '#rules/script/drill-question.ts'
import { strokeName } from '#rules/script/stroke-name.ts'
import { useKeyNames } from '../../single-keys.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LetterBox, StrokePaths } from '../StrokeDrawing.tsx'
import type { Tracing } from './use-tracing.ts'

/** Writing without a pen: the strokes in any order, of which one says which comes next. */
export function StrokeChoice({ strokes, tracing }: { strokes: readonly Stroke[]; tracing: Tracing }) {
  const keyOf = useKeyNames()
  const [order] = useState(() => shuffled([...strokes.keys()], Math.random))
  return (
    <fieldset className="mt-4">
      <legend className="font-bold">Which stroke comes next?</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {order.map((at, place) => {
          const stroke = strokes[at]
          if (!stroke) return null
          const isDone = at < tracing.done
          return (
            <button
              key={at}
              type="button"
              data-choice=""
              aria-keyshortcuts={keyOf(String(place + 1))}
              aria-disabled={isDone}
              aria-label={`${place + 1}: ${strokeName(stroke)}${isDone ? ', done' : ''}`}
              onKeyDown={stepToNeighbour}
              onClick={() => tracing.choose(at)}
              className={`relative border-t-4 text-start ${
                isDone ? 'border-mor bg-pale-mor' : 'border-ink bg-card hover:bg-pale-genda'
              }`}
            >
              <span className="absolute start-1.5 top-0 font-bold">{place + 1}</span>
              {isDone && <Icon name="done" className="absolute end-1 top-1 size-5 text-mor" />}
              <LetterBox className="block w-full">
                <StrokePaths strokes={strokes} look={() => 'stroke-line'} width={4} />
                <StrokePaths
                  strokes={[stroke]}
                  look={() => (isDone ? 'stroke-mor' : 'stroke-sindoor')}
                  width={7}
                />
              </LetterBox>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The arrows go from one to the next. */
function stepToNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 'next', ArrowDown: 'next', ArrowLeft: 'previous', ArrowUp: 'previous' }[
    event.key
  ]
  if (!step) return
  event.preventDefault()
  const { nextElementSibling, previousElementSibling } = event.currentTarget
  const other = step === 'next' ? nextElementSibling : previousElementSibling
  if (other instanceof HTMLElement) other.focus()
}
