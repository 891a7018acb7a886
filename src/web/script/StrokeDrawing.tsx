import type { ReactNode } from 'react'
import { type Stroke, strokePath } from '#language/hindi/letters/strokes.ts'

/** Writing on copybook lines: what the pen's width is in the letter's box of 100. */
export const penWidth = 6.4

interface StrokePathsProps {
  strokes: readonly Stroke[]
  /** Of a stroke, by its place in the order. */
  look: (at: number, stroke: Stroke) => string
  width?: number
}

/** Strokes as paths of one SVG; a class of each says how it looks. */
export function StrokePaths({ strokes, look, width = penWidth }: StrokePathsProps) {
  return strokes.map((stroke, at) => {
    const d = strokePath(stroke)
    return (
      <path
        key={d}
        d={d}
        className={look(at, stroke)}
        strokeWidth={stroke.kind === 'dot' ? width * 1.35 : width}
        pathLength={1}
      />
    )
  })
}

/** The box that letters are drawn in. It is decoration: what stands beside it names the letter. */
export function LetterBox({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
