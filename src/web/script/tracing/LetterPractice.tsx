import { useState } from 'react'
import { type Letter, letters } from '#language/hindi/letters/alphabet.ts'
import { strokesOf } from '#language/hindi/letters/strokes.ts'
import { slipMessages } from '#rules/script/judge-stroke.ts'
import { toLetter } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useMe } from '../../use-me.ts'
import { saveScript } from '../script-saving.ts'
import { StrokeChoice } from './StrokeChoice.tsx'
import { type PadMode, TracingPad } from './TracingPad.tsx'
import { type Tracing, useTracing } from './use-tracing.ts'

const modes: [mode: PadMode, name: string][] = [
  ['draw', 'Draw it'],
  ['watch', 'Watch how'],
  ['choose', 'Choose strokes'],
]

/** Writing a letter: watched, drawn with a finger or a pen, or put together stroke by stroke with the keyboard. */
export function LetterPractice({ letter }: { letter: Letter }) {
  const me = useMe()
  const [strokes] = useState(() => strokesOf(letter.glyph))
  const [mode, setMode] = useState<PadMode>('draw')
  const tracing = useTracing(strokes, () => saveScript(me._id, { kind: 'traced', item: letter.id }))
  const { done, isWhole, restart } = tracing
  const next = letters[letters.indexOf(letter) + 1]
  return (
    <section
      aria-label={`Write ${letter.roman}`}
      className="w-full max-w-[34rem] justify-self-center md:row-span-2"
    >
      <TracingPad
        strokes={strokes}
        tracing={tracing}
        mode={mode}
        label={`The letter ${letter.roman}: ${done} of ${strokes.length} strokes written`}
      />
      <div className="grid grid-cols-3 border-b-4 border-ink print:hidden">
        {modes.map(([name, text]) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            onClick={() => setMode(name)}
            className="min-h-12 px-1 leading-tight font-bold hover:bg-pale-genda aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {text}
          </button>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-14 text-lg leading-snug">
        {messageOf(tracing, { strokes: strokes.length, mode })}
      </p>
      {isWhole && mode !== 'watch' && (
        <div className="rise flex flex-wrap gap-3">
          {next && (
            <LinkButton to={toLetter(next.id)}>
              Next: <Hindi className="font-normal">{next.glyph}</Hindi>
            </LinkButton>
          )}
          <Button look="secondary" onClick={restart}>
            Once more
          </Button>
        </div>
      )}
      {mode === 'choose' && !isWhole && <StrokeChoice strokes={strokes} tracing={tracing} />}
    </section>
  )
}

const ghostMessage = 'It shows you the way. Go along with it.'

function messageOf(
  { done, misses, slip, isWhole }: Tracing,
  { strokes, mode }: { strokes: number; mode: PadMode },
): string {
  if (mode === 'watch') return 'The numbers say where each stroke begins. The line on top comes last.'
  if (isWhole) return "That's Correct. The letter hangs from its line."
  if (slip && mode === 'draw' && misses >= 2) return `${slipMessages[slip]} ${ghostMessage}`
  if (slip) return slipMessages[slip]
  if (mode === 'choose') return `Stroke ${done + 1} of ${strokes}. Choose it below, or press its number.`
  return done === 0
    ? 'Start at the dot and follow the pale stroke.'
    : `Right. Now stroke ${done + 1} of ${strokes}.`
}
