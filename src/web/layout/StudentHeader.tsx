import { NavLink } from 'react-router'
import { toDashboard } from '../paths.ts'
import { signOut } from '../sign-out.ts'
import { Icon } from '../ui/Icon.tsx'
import { useMe } from '../use-me.ts'
import { Logo } from './Logo.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** The pages of the header, in order; each comes with its screen. */
const pages = [{ to: toDashboard(), label: 'Learn' }]

export function StudentHeader() {
  const { box, open, setOpen } = useDisclosure<HTMLElement>()
  return (
    <header ref={box} className="relative z-20 border-t-8 border-ink">
      <div className="measure flex items-center gap-4">
        <Logo to={toDashboard()} />
        <nav aria-label="Main" className="ms-4 hidden self-stretch sm:flex lg:ms-10">
          {pages.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              // The current page hangs from the line at the top.
              className="-mt-px flex min-h-18 items-center border-t-6 border-transparent px-3 text-lg font-bold hover:border-line aria-[current]:border-sindoor"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex min-h-18 items-center gap-3">
          <CreditBadge />
          <div className="hidden sm:block">
            <ProfileMenu />
          </div>
          <button
            type="button"
            aria-expanded={open}
            aria-label="Menu"
            onClick={() => setOpen(!open)}
            className="grid size-11 place-items-center sm:hidden"
          >
            <Icon name={open ? 'close' : 'menu'} className="size-7" />
          </button>
        </div>
      </div>
      {open && <NarrowMenu />}
    </header>
  )
}

function CreditBadge() {
  const { credit } = useMe()
  return (
    <p className="bg-genda px-3 py-1.5 leading-tight font-bold text-on-genda">
      {credit.toLocaleString('en')} {credit === 1 ? 'credit' : 'credits'}
    </p>
  )
}

/** spec 9: 70 px an item, under 600 px. */
function NarrowMenu() {
  const me = useMe()
  const item = 'measure flex h-[70px] items-center gap-3 border-b border-line text-xl font-bold'
  return (
    <nav
      aria-label="Menu"
      className="rise absolute inset-x-0 top-full border-y-4 border-ink bg-card sm:hidden"
    >
      {pages.map(({ to, label }) => (
        <NavLink key={to} to={to} className={`${item} aria-[current]:text-sindoor`}>
          {label}
        </NavLink>
      ))}
      <div className="measure border-b border-line py-4">
        <p className="mb-3">
          {me.firstName} {me.lastName}
        </p>
        <ThemeSwitch />
      </div>
      <button type="button" onClick={signOut} className={item}>
        <Icon name="out" />
        Sign Out
      </button>
    </nav>
  )
}
