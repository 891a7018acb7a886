import { Link } from 'react-router'
import { academy } from '#rules/academy.ts'
import { Wordmark } from '../ui/Wordmark.tsx'

export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className="group inline-flex min-h-11 items-center gap-3">
      {/* What the settings say stands here and below, whenever a page is sent (server/settings/settled-page.ts). */}
      <span data-logo="" className="contents">
        {academy.logo === '' ? (
          <Wordmark mark={academy.mark} stroke={70} className="h-9 w-auto text-sindoor" />
        ) : (
          <img src={`/UserProfile/${academy.logo}`} alt="" className="h-9 w-auto" />
        )}
      </span>
      <span className="mt-2 font-display text-2xl leading-none max-[23.2em]:sr-only">{academy.name}</span>
    </Link>
  )
}
