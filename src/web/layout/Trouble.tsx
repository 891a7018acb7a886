import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { academy } from '#rules/academy.ts'
import { CallError, messageOf } from '../call-error.ts'
import { isConnected, noteSilence, onConnectionChange } from '../connection.ts'
import { accountHere, keepsHere } from '../offline/kept-answers.ts'
import { toDashboard, toDownloads, toHome } from '../paths.ts'
import { unreached } from '../reach.ts'
import { useIsOnline } from '../saving/use-waiting.ts'
import { useHasSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'
import { PlainHeader } from './PlainHeader.tsx'

/** By the status of a call; 0 where nobody answered. */
const headings: Record<number, string> = { 0: 'No connection', 404: 'This is not here' }

/** What stands where a page could not: what happened, and what to do next. */
export function Trouble({ error: thrown }: { error: unknown }) {
  const signedIn = useHasSession()
  const error = useIsCutOff(thrown) ? new CallError(0, unreached) : thrown
  const status = error instanceof CallError ? error.status : null
  const offline = status === 0
  const isMissing = status === 404
  const on = wayOn(signedIn, offline && keepsHere(accountHere()))
  useEffect(() => {
    if (offline) return onConnectionChange(() => isConnected() && window.location.reload())
  }, [offline])
  const heading = (status !== null && headings[status]) || 'That did not work'
  return (
    <div className="measure grid items-center gap-8 py-16 sm:grid-cols-[auto_1fr]">
      <title>{`${heading} · ${academy.name}`}</title>
      <Mor mood={offline ? 'asleep' : 'puzzled'} className="size-44 max-w-full" />
      <div>
        <div className="hang text-sindoor">
          <h1 className="font-display text-4xl leading-tight text-ink">{heading}</h1>
        </div>
        <p className="mt-4 text-lg">{messageOf(error)}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          {!isMissing && <Button onClick={() => window.location.reload()}>Try again</Button>}
          <LinkButton look={isMissing ? 'primary' : 'secondary'} to={on.to}>
            {on.label}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** A part of the page that cannot be fetched while there is no connection is as good as a call that nobody answers. */
function useIsCutOff(error: unknown): boolean {
  // Each browser has its own words for it.
  const isPart = error instanceof TypeError && /\b(import|module)/i.test(error.message)
  const isOnline = useIsOnline()
  // It stays so until the page is loaded anew.
  const [isCutOff, setIsCutOff] = useState(false)
  if (isPart && !isOnline && !isCutOff) setIsCutOff(true)
  useEffect(() => {
    if (isPart) void noteSilence()
  }, [isPart])
  return isCutOff
}

/** Without a connection the way leads to what works without one. */
function wayOn(signedIn: boolean, hasDownloads: boolean): { to: string; label: string } {
  if (hasDownloads) return { to: toDownloads(), label: 'Downloaded lessons' }
  return signedIn ? { to: toDashboard(), label: 'My Courses' } : { to: toHome(), label: 'Home' }
}

/** The same as the boundary of a page that has no frame of its own. */
export function RouteTrouble() {
  return (
    <>
      <PlainHeader />
      <main id="main">
        <Trouble error={useRouteError()} />
      </main>
    </>
  )
}
