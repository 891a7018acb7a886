import type { ReactNode } from 'react'
import { academy } from '#rules/academy.ts'
import { MixedText } from '../../ui/MixedText.tsx'

interface StudioHeadingProps {
  title: string
  /** Where this stands: links to what is above it. */
  above?: ReactNode
  /** One line under the title. */
  children?: ReactNode
  /** What can be done with the whole page. */
  actions?: ReactNode
}

/** The top of a page of the studio: its title (in the tab too), where it stands, what can be done. */
export function StudioHeading({ title, above, children, actions }: StudioHeadingProps) {
  return (
    <header className="mb-6">
      <title>{`${title} · Studio · ${academy.name}`}</title>
      {above && (
        <nav aria-label="Where this stands" className="mb-1 text-[0.95rem] text-ink-soft">
          {above}
        </nav>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl leading-tight sm:text-4xl">
            <MixedText>{title}</MixedText>
          </h1>
          {children && <div className="mt-1 max-w-prose text-ink-soft">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
