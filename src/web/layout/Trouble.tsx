import { useRouteError } from 'react-router'
import { CallError, messageOf } from '../call-error.ts'
import { accountHere, keepsHere } from '../offline/kept-answers.ts'
import { toDashboard, toDownloads, toHome } from '../paths.ts'
import { useHasSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'

/** What stands where a page could not: what happened, and what to do next. */
export function Trouble({ error }: { error: unknown }) {
  const signedIn = useHasSession()
  const offline = error instanceof CallError && error.status === 0
  const on = wayOn(signedIn, offline && keepsHere(accountHere()))
  const heading = offline ? 'No connection' : 'That did not work'
  return (
    <div className="measure grid items-center gap-8 py-16 sm:grid-cols-[auto_1fr]">
      <title>{heading}</title>
      <Mor mood={offline ? 'asleep' : 'puzzled'} className="size-44" />
      <div>
        <div className="hang text-sindoor">
          <h1 className="font-display text-4xl leading-tight text-ink">{heading}</h1>
        </div>
        <p className="mt-4 text-lg">{messageOf(error)}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <LinkButton look="secondary" to={on.to}>
            {on.label}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** Without a connection the way leads to what works without one. */
function wayOn(signedIn: boolean, hasDownloads: boolean): { to: string; label: string } {
  if (hasDownloads) return { to: toDownloads(), label: 'Downloaded lessons' }
  return signedIn ? { to: toDashboard(), label: 'My Courses' } : { to: toHome(), label: 'Home' }
}

/** The same as the boundary of a page that has no frame of its own. */
export function RouteTrouble() {
  return (
    <main id="main">
      <Trouble error={useRouteError()} />
    </main>
  )
}
