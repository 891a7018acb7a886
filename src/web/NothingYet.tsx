import type { ReactNode } from 'react'
import { type Mood, Mor } from './ui/Mor.tsx'

interface NothingYetProps {
  mood?: Mood
  heading: string
  /** What will stand here, and how it comes. */
  said?: string
  /** The way on. */
  children?: ReactNode
  className?: string
}

/** Where a list has nothing in it: Mor, what will stand here, and what to do next. */
export function NothingYet({ mood = 'asleep', heading, said, children, className = '' }: NothingYetProps) {
  return (
    <div className={`flex flex-col items-center gap-4 py-12 text-center ${className}`}>
      <Mor mood={mood} className="size-40" />
      <p className="font-display text-2xl">{heading}</p>
      {said && <p className="max-w-md text-ink-soft">{said}</p>}
      {children}
    </div>
  )
}
