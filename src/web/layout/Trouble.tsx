import { useRouteError } from 'react-router'
import { CallError, messageOf } from '../call-error.ts'
import { toDashboard, toHome } from '../paths.ts'
import { useHasSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** What stands where a page could not: what happened, and what to do next. */
export function Trouble({ error }: { error: unknown }) {
  const signedIn = useHasSession()
  const offline = error instanceof CallError && error.status === 0
  return (
    <div className="measure py-16">
      <title>Something is missing</title>
      <div className="hang max-w-xl text-sindoor">
        <h1 className="font-display text-4xl text-ink">{offline ? 'No connection' : 'That did not work'}</h1>
      </div>
      <p className="mt-6 text-lg">{messageOf(error)}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkButton look="secondary" to={signedIn ? toDashboard() : toHome()}>
          {signedIn ? 'My Courses' : 'Home'}
        </LinkButton>
      </div>
    </div>
  )
}

/** The same, as a route's own boundary. */
export function RouteTrouble() {
  return <Trouble error={useRouteError()} />
}
