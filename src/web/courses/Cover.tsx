import { useId } from 'react'
import { BlockPrint } from './BlockPrint.tsx'

interface CoverProps {
  cover: { letter: string; colour: string; print: string }
  className?: string
}

interface Inks {
  ground: string
  letter: string
  print: string
}

const genda: Inks = { ground: '#ffc233', letter: '#1f1b4d', print: '#c62f17' }
const inks: Record<string, Inks> = {
  genda,
  sindoor: { ground: '#c62f17', letter: '#ffe9c7', print: '#ffc233' },
  mor: { ground: '#0e6b57', letter: '#ffe9c7', print: '#ffc233' },
  rani: { ground: '#b3175e', letter: '#ffe9c7', print: '#ffc233' },
  ink: { ground: '#2a2570', letter: '#ffc233', print: '#ffe9c7' },
}

/** A course's cover: block-printed cloth, and one letter whose line runs across all of it. */
export function Cover({ cover, className = '' }: CoverProps) {
  const id = useId()
  const { ground, letter, print } = inks[cover.colour] ?? genda
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 180"
      preserveAspectRatio="xMinYMid slice"
      className={`block ${className}`}
    >
      <BlockPrint id={id} print={cover.print} colour={print} />
      <rect width="360" height="180" fill={ground} />
      <rect width="360" height="180" fill={`url(#${id})`} opacity="0.42" />
      <text x="26" y="150" fontSize="168" fill={letter} lang="hi" className="font-cover">
        {cover.letter}
      </text>
      {/* The face's own headline lies 0.54 to 0.56 em above the baseline. */}
      <rect width="2000" y="49" height="11" fill={letter} />
    </svg>
  )
}
