import { NavLink } from 'react-router'
import { signOut } from '../../sign-out.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMe } from '../../use-me.ts'
import { useDisclosure } from '../use-disclosure.ts'
import { HeaderLanguage } from './HeaderLanguage.tsx'
import { menuLinks } from './header-links.ts'
import { ImpersonateButton, ManageButton, ScriptModeSwitch, ThemeSwitch } from './rare-parts.tsx'

const item =
  'flex min-h-12 w-full items-center gap-3 border-t-2 border-line font-bold hover:text-sindoor aria-[current]:text-sindoor'

export function ProfileMenu() {
  const me = useMe()
  const { box, open, setOpen } = useDisclosure<HTMLDivElement>()
  const initials = [me.firstName, me.lastName].map((name) => [...name][0] ?? '').join('')
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${initials}, profile menu`}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1 bg-sindoor px-3 font-bold text-on-sindoor hover:bg-sindoor-deep"
      >
        {initials}
        <Icon name="down" className="size-4" />
      </button>
      {open && (
        <div className="rise absolute end-0 top-full z-30 mt-2 w-72 border-t-8 border-sindoor bg-card p-5 text-ink outline-2 outline-line">
          <p className="font-display text-xl leading-tight">
            {me.firstName} {me.lastName}
          </p>
          <p className="mb-4 text-[0.95rem] break-all text-ink-soft">{me.email}</p>
          {menuLinks
            .filter(({ isFor }) => isFor?.(me) ?? true)
            .map(({ to, label, icon }) => (
              <NavLink key={to} to={to} onClick={() => setOpen(false)} className={item}>
                <Icon name={icon} />
                {label}
              </NavLink>
            ))}
          {me.subscription && <ManageButton className={item} />}
          {me.role === 'ADMIN' && <ImpersonateButton className={item} />}
          <div className="border-t-2 border-line pt-3 pb-4">
            <HeaderLanguage className="mb-3 min-[76em]:hidden" />
            <ScriptModeSwitch />
            <div className="mt-3">
              <ThemeSwitch />
            </div>
          </div>
          <button type="button" onClick={signOut} className={item}>
            <Icon name="out" />
            Logout
          </button>
        </div>
      )}
    </div>
  )
}
