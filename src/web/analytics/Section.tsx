import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  heading: ReactNode
  /** What the numbers below are of. */
  note?: ReactNode
  children: ReactNode
  className?: string
}

/** A part of the page, hanging from its line. */
export function Section({ id, heading, note, children, className = '' }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`min-w-0 pt-12 ${className}`}>
      <h2 id={id} className="hang font-display text-2xl leading-tight">
        {heading}
      </h2>
      {note && <p className="mt-1 text-ink-soft">{note}</p>}
      {children}
    </section>
  )
}
