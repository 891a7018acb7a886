import { NavLink } from 'react-router'
import { isTheirs } from '../layout/admin/studio-links.ts'
import { useMe } from '../use-me.ts'

interface StudioTabsProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** The pages that belong together: links along one line, to those that the reader may open. */
export function StudioTabs({ label, links }: StudioTabsProps) {
  const { role } = useMe()
  const open = links.filter(({ to }) => isTheirs(role, to))
  if (open.length < 2) return null
  return (
    <nav
      aria-label={label}
      className="mb-6 grid border-t-4 border-ink pt-2 sm:flex sm:flex-wrap sm:gap-x-2 sm:pt-0"
    >
      {open.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 items-center border-s-8 border-transparent px-3 sm:-mt-1 sm:border-s-0 sm:border-t-8 font-bold text-ink-soft hover:text-ink aria-[current]:border-sindoor aria-[current]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
