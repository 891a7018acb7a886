import { Link } from 'react-router'
import { academy } from '#rules/academy.ts'
import { Wordmark } from '../ui/Wordmark.tsx'

export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className="group inline-flex min-h-11 items-center gap-3">
      <Wordmark mark={academy.mark} stroke={70} className="h-9 w-auto text-sindoor" />
      <span className="mt-2 font-display text-2xl leading-none">{academy.name}</span>
    </Link>
  )
}
