import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { isStaff } from '#rules/permissions.ts'
import '../../admin.css'
import { wholeInView } from '../../ui/whole-in-view.ts'
import { useMe } from '../../use-me.ts'
import { SkipLink } from '../SkipLink.tsx'
import { StudentHeader } from '../student/StudentHeader.tsx'
import { Trouble } from '../Trouble.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import type { Route } from './+types/StudioLayout.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { NotTheirs } from './NotTheirs.tsx'
import { useNewerVersion } from './newer-version.ts'
import { isPartAt, isTheirs, studioLinksFor } from './studio-links.ts'
import { TwoStepsFirst } from './TwoStepsFirst.tsx'

/** Where the academy's people work: the student's header, then the studio's own parts beside the page. */
export default function StudioLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Trouble error={error} />
    </Frame>
  )
}

/** Of the head and of what stands below it. */
const studioWidth = 'mx-auto w-full max-w-[1600px] px-4 lg:px-8'

function Frame({ children }: { children: ReactNode }) {
  const { role, owesTwoSteps } = useMe()
  const { pathname } = useLocation()
  const parts = studioLinksFor(role)
  const here = parts.findIndex((part) => isPartAt(part, pathname))
  const links = useLinkInView(here)
  const main = useKeptFocus<HTMLElement>()
  const isNewer = useNewerVersion()
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={isNewer ? byItself : undefined}>
      <SkipLink />
      <StudentHeader width={studioWidth} />
      <div className={`${studioWidth} grow lg:grid lg:grid-cols-[13rem_1fr] lg:gap-8`}>
        {isStaff(role) && !owesTwoSteps && (
          <nav
            ref={links}
            aria-label="Studio"
            onFocus={wholeInView}
            className="scroll-edges relative flex gap-1 overflow-x-auto border-b-2 border-line py-2 lg:sticky lg:top-4 lg:mt-8 lg:max-h-[calc(100dvh-8rem)] lg:gap-0 lg:flex-col lg:self-start lg:border-b-0 lg:py-0"
          >
            {parts.map(({ to, label }, place) => (
              <Link
                key={to}
                to={to}
                aria-current={place === here ? 'page' : undefined}
                className="flex min-h-11 shrink-0 items-center border-transparent px-3 font-bold max-lg:border-b-4 lg:border-s-6 hover:border-line aria-[current]:border-sindoor"
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        <main ref={main} id="main" className="min-w-0 pt-6 pb-20 lg:pt-8">
          <NewerVersion isNewer={isNewer} />
          {owesTwoSteps ? <TwoStepsFirst /> : isTheirs(role, pathname) ? children : <NotTheirs role={role} />}
        </main>
      </div>
    </div>
  )
}

/** The screen behind a link is of a version that is gone: the browser follows it, and comes to the newer one's page. */
function byItself(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

/** On a narrow screen the links scroll sideways, on a low one up and down: where one is stands in view. */
function useLinkInView(at: number) {
  const links = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = links.current
    const here = nav?.querySelectorAll('a')[at]
    if (!nav || !here) return
    nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.clientWidth) / 2
    // No farther than it takes: who sees all up to here looks for the first part where it was.
    nav.scrollTop = here.offsetTop + 2 * here.clientHeight - nav.clientHeight
  }, [at])
  return links
}
