import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TwoLineLinkProps {
  to: string
  children: ReactNode
  /** Stands below, more quietly. */
  under: ReactNode
}

/** Leads to what a row is about. Its first line stands on the line of the row. */
export function TwoLineLink({ to, children, under }: TwoLineLinkProps) {
  return (
    <Link to={to} className="inline-flex min-h-11 flex-col underline-offset-4 hover:underline">
      {children}
      <span className="text-[0.9rem] font-normal text-ink-soft">{under}</span>
    </Link>
  )
}
