import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { toClosedHome, toLogin, toRegister } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Mor } from '../ui/Mor.tsx'

export type AuthTab = 'login' | 'sign-up'

interface AuthDialogProps {
  tab: AuthTab
  title: string
  children: ReactNode
}

const tabs = [
  { tab: 'login', name: 'Login', to: toLogin },
  { tab: 'sign-up', name: 'Sign Up', to: toRegister },
] as const

/** The way in: a dialog that is the page, so that it stands without a script too. Closing it goes to /home. */
export function AuthDialog({ tab, title, children }: AuthDialogProps) {
  const navigate = useNavigate()
  const closeOnEscape = (event: KeyboardEvent) => {
    // A dialog that lies above this one takes its own Escape.
    if (event.key === 'Escape' && !document.querySelector('dialog:modal')) navigate(toClosedHome())
  }
  return (
    <div className="bg-print-genda text-print-night">
      <div className="measure flex justify-center py-8 sm:py-14">
        <dialog
          open
          aria-labelledby="auth-title"
          onKeyDown={closeOnEscape}
          className="static m-0 w-full max-w-lg border-t-8 border-sindoor bg-paper p-0 text-ink"
        >
          <div className="flex items-stretch justify-between border-b-4 border-ink">
            <Tabs current={tab} />
            <Link
              to={toClosedHome()}
              aria-label="Close"
              className="grid w-14 place-items-center hover:bg-pale-genda"
            >
              <Icon name="close" />
            </Link>
          </div>
          <div id="auth-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="p-6 sm:p-10">
            <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
              <h1
                id="auth-title"
                className="grow basis-32 font-display text-[clamp(1.9rem,9vw,3rem)] leading-[1.06]"
              >
                {title}
              </h1>
              <Mor mood="idle" className="size-20 shrink-0 sm:size-24" />
            </div>
            {children}
          </div>
        </dialog>
      </div>
    </div>
  )
}

/** Tabs that are links: each has an address, and opens in a new window as any link does. */
function Tabs({ current }: { current: AuthTab }) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    links.find((link) => link !== document.activeElement)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Login or Sign Up"
      className="flex min-w-0 grow basis-0 flex-wrap"
      onKeyDown={walk}
    >
      {tabs.map(({ tab, name, to }) => (
        <Link
          key={tab}
          id={`tab-${tab}`}
          to={to()}
          replace
          role="tab"
          aria-selected={tab === current}
          aria-controls="auth-panel"
          tabIndex={tab === current ? 0 : -1}
          className="flex min-h-14 items-center px-5 text-lg font-bold hover:bg-pale-genda aria-selected:bg-ink aria-selected:text-paper sm:px-8"
        >
          {name}
        </Link>
      ))}
    </div>
  )
}
