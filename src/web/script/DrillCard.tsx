import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { strokesOf } from '#language/hindi/letters/strokes.ts'
import { LetterBox, StrokePaths } from './StrokeDrawing.tsx'

interface DrillCardProps {
  to: string
  /** What hangs on the card. */
  letters: readonly string[]
  name: string
  colour: 'genda' | 'mor'
  children: ReactNode
}

const colours = {
  genda: 'bg-print-genda text-print-night',
  mor: 'bg-print-mor text-print-cream',
}

/** A way from the chart to a drill: a poster with its letters. */
export function DrillCard({ to, letters, name, colour, children }: DrillCardProps) {
  return (
    <Link
      to={to}
      className={`group block min-w-0 border-t-8 border-ink px-5 pb-4 print:hidden ${colours[colour]}`}
    >
      <span className="-ms-5 flex">
        {letters.map((letter) => (
          <LetterBox key={letter} className="-me-4 size-30">
            <StrokePaths strokes={strokesOf(letter)} look={() => 'stroke-current'} width={8} />
          </LetterBox>
        ))}
      </span>
      <strong className="block font-display text-xl font-normal underline-offset-4 group-hover:underline">
        {name}
      </strong>
      <span className="leading-snug">{children}</span>
    </Link>
  )
}
