import { Link } from 'react-router'
import type { ScriptLetter } from '#calls/script.ts'
import type { Letter } from '#language/hindi/letters/alphabet.ts'
import { type Stroke, strokesOf } from '#language/hindi/letters/strokes.ts'
import { toLetter } from '../paths.ts'
import { LetterBox, penWidth, StrokePaths } from './StrokeDrawing.tsx'

export type State = ScriptLetter['state']

const bodies: Record<State, string> = {
  new: 'stroke-control',
  met: 'stroke-ink',
  traced: 'stroke-ink',
  known: 'stroke-ink',
}
const lines: Record<State, string> = {
  new: 'stroke-control',
  met: 'stroke-control',
  traced: 'stroke-sindoor',
  known: 'stroke-mor',
}

/** A letter as far as its learner is: first an outline, then its ink, then its line. */
export function LetterInState({ glyph, state }: { glyph: string; state: State }) {
  const thin = 1.6
  const widthOf = ({ kind }: Stroke) => {
    const isThin = state === 'new' || (state === 'met' && kind === 'line')
    return isThin ? thin : penWidth
  }
  // Strokes have an order and no other name.
  const strokes = strokesOf(glyph).map((stroke, at) => ({ stroke, at }))
  return (
    <LetterBox className="block w-full">
      {strokes.map(({ stroke, at }) => (
        <StrokePaths
          key={at}
          strokes={[stroke]}
          width={widthOf(stroke)}
          look={() => (stroke.kind === 'line' ? lines[state] : bodies[state])}
        />
      ))}
    </LetterBox>
  )
}

/** One letter of the chart, hanging from the line of its row. */
export function ChartCell({ letter, state }: { letter: Letter; state: State }) {
  return (
    <Link
      to={toLetter(letter.id)}
      aria-label={`${letter.roman}, ${letter.sound}, ${state}`}
      className={`block min-h-16 pb-1 text-center outline-offset-0 transition-colors hover:bg-pale-genda ${
        state === 'known' ? 'bg-pale-mor' : ''
      }`}
    >
      <span className="hanging-row block px-[6%]">
        <LetterInState glyph={letter.glyph} state={state} />
      </span>
      <span className={`block leading-tight ${state === 'new' ? 'text-ink-soft' : 'font-bold'}`}>
        {letter.roman}
      </span>
    </Link>
  )
}
