import '../../student.css'
import { Outlet, useMatch } from 'react-router'
import { toHome, toLogin, toTryPractice } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { Logo } from '../Logo.tsx'
import { Moving } from '../Moving.tsx'
import { SkipLink } from '../SkipLink.tsx'
import { usePageFocus } from '../use-page-focus.ts'

export { RouteTrouble as ErrorBoundary } from '../Trouble.tsx'

/** What a visitor's lesson stands in. Practice has a header of its own. */
export default function TrialLayout() {
  usePageFocus()
  const isPractising = useMatch(toTryPractice()) !== null
  return (
    <>
      <Moving />
      {isPractising ? (
        <Outlet />
      ) : (
        <div className="flex min-h-dvh flex-col border-t-8 border-ink">
          <SkipLink />
          <header className="measure flex flex-wrap items-center justify-between gap-x-4 py-3">
            <Logo to={toHome()} />
            <LinkButton look="secondary" to={toLogin()}>
              Login
            </LinkButton>
          </header>
          <main id="main" className="grow pb-16">
            <Outlet />
          </main>
        </div>
      )}
      <Toasts />
    </>
  )
}
