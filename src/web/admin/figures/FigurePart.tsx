import type { ReactNode } from 'react'

interface FigurePartProps {
  id: string
  heading: string
  /** What the numbers below are of. */
  note?: string
  /** A choice beside the heading. */
  choice?: ReactNode
  children: ReactNode
}

export function FigurePart({ id, heading, note, choice, children }: FigurePartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 pt-10">
      <div className="hang flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="font-display text-2xl leading-tight">
          {heading}
        </h2>
        {choice}
      </div>
      {note && <p className="mt-1 max-w-prose text-ink-soft">{note}</p>}
      {children}
    </section>
  )
}
