import { NavLink } from 'react-router'

interface StudioTabsProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** The pages that belong together: links along one line. */
export function StudioTabs({ label, links }: StudioTabsProps) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-x-2 border-t-4 border-ink">
      {links.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="-mt-1 flex min-h-11 items-center border-t-8 border-transparent px-3 font-bold text-ink-soft hover:text-ink aria-[current]:border-sindoor aria-[current]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
