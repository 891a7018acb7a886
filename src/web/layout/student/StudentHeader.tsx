import { Link, NavLink } from 'react-router'
import { NotificationBell } from '../../notifications/NotificationBell.tsx'
import { toCredits, toDashboard } from '../../paths.ts'
import { signOut } from '../../sign-out.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMe } from '../../use-me.ts'
import { Logo } from '../Logo.tsx'
import { useDisclosure } from '../use-disclosure.ts'
import { HeaderLanguage } from './HeaderLanguage.tsx'
import { headerLinks } from './header-links.ts'
import { NarrowMenu } from './NarrowMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

/** `width` is that of the page below it. */
export function StudentHeader({ width = 'measure' }: { width?: string }) {
  const { box, open, setOpen } = useDisclosure<HTMLElement>()
  return (
    <header ref={box} className="relative z-20 border-t-8 border-ink">
      {/* What does not fit beside the links has a row of its own; in em, so have letters that somebody has set large.
          The language and the way out are in the profile menu too: they come here once there is room for both. */}
      <div className={`${width} flex flex-wrap items-center gap-x-2 md:gap-x-4`}>
        {/* On a tablet the mark alone leaves room for the links, on the smallest telephones for the bell. */}
        <div className="sm:max-[72em]:[&_a>span]:sr-only">
          <Logo to={toDashboard()} />
        </div>
        <nav
          aria-label="Main"
          // The last of them is in the profile menu too: a small tablet has no room for it.
          className="hidden self-stretch sm:flex xl:ms-6 max-md:[&>:last-child]:hidden"
        >
          {headerLinks.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              // The current page hangs from the line at the top.
              className="-mt-px flex min-h-18 items-center border-t-6 border-transparent px-1.5 font-bold md:px-2 min-[72em]:text-lg hover:border-line aria-[current]:border-sindoor"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex min-h-18 items-center gap-2 md:gap-3 max-[19em]:flex-wrap max-[19em]:justify-end">
          <HeaderLanguage className="hidden w-32 min-[76em]:block" />
          <CreditBadge />
          <NotificationBell />
          <div className="hidden sm:block">
            <ProfileMenu />
          </div>
          <button
            type="button"
            onClick={signOut}
            className="hidden min-h-11 items-center gap-2 px-2 font-bold whitespace-nowrap hover:text-sindoor min-[66em]:inline-flex"
          >
            <Icon name="out" />
            Sign Out
          </button>
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
      {open && <NarrowMenu onDone={() => setOpen(false)} />}
    </header>
  )
}

function CreditBadge() {
  const { credit } = useMe()
  return (
    <Link
      to={toCredits()}
      className="inline-flex min-h-11 min-w-11 items-center justify-center bg-genda px-2 sm:px-3 leading-tight font-bold whitespace-pre text-on-genda hover:underline"
    >
      {credit.toLocaleString('en')}{' '}
      <span className="max-[56em]:sr-only">{credit === 1 ? 'credit' : 'credits'}</span>
    </Link>
  )
}
