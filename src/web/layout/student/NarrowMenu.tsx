import { NavLink } from 'react-router'
import { signOut } from '../../sign-out.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMe } from '../../use-me.ts'
import { HeaderLanguage } from './HeaderLanguage.tsx'
import { headerLinks, menuLinks } from './header-links.ts'
import { ImpersonateButton, ManageButton, ScriptModeSwitch, ThemeSwitch } from './rare-parts.tsx'

/** spec 9: 70 px an item, under 600 px. */
export function NarrowMenu({ onDone }: { onDone: () => void }) {
  const me = useMe()
  const item = 'measure flex h-[70px] items-center gap-3 border-b border-line text-xl font-bold'
  const more = menuLinks.filter(({ to }) => !headerLinks.some((link) => link.to === to))
  const links = [...headerLinks, ...more.filter(({ isFor }) => isFor?.(me) ?? true)]
  return (
    <nav
      aria-label="Menu"
      className="rise absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-y-4 border-ink bg-card sm:hidden"
    >
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} onClick={onDone} className={`${item} aria-[current]:text-sindoor`}>
          {label}
        </NavLink>
      ))}
      {me.subscription && <ManageButton className={item} />}
      {me.role === 'ADMIN' && <ImpersonateButton className={item} />}
      <div className="measure border-b border-line py-4">
        <HeaderLanguage className="mb-4" />
        <p className="mb-3">
          {me.firstName} {me.lastName}
        </p>
        <div className="grid gap-3">
          <ScriptModeSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <button type="button" onClick={signOut} className={item}>
        <Icon name="out" />
        Sign Out
      </button>
    </nav>
  )
}
