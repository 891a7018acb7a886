import { useEffect, useSyncExternalStore } from 'react'
import { redirect, useNavigate } from 'react-router'
import { refresh } from './fresh-token.ts'
import { accountHere } from './offline/kept-answers.ts'
import { orKept } from './offline/or-kept.ts'
import { toDashboard, toHome, toLogin } from './paths.ts'
import { hasSession, onSessionChange, readKey } from './session-storage.ts'

/**
 * The gate of every signed-in page: a new tab has no token yet, so it asks for one refresh.
 * Profile and tutor pages send a visitor to /login, all others to / (screens, "Sessions and gates").
 */
export async function requireSession(otherwise: 'home' | 'login', from: Request): Promise<void> {
  if (hasSession()) return
  if (readKey('isLogout') === null && (await refreshed())) return
  rememberWhere(from)
  throw redirect(otherwise === 'login' ? toLogin() : toHome())
}

/** Without a connection nobody can be asked: who downloaded lessons here may open them. */
const refreshed = () => orKept(refresh(null), async () => accountHere() !== null || undefined)

/** Where one was going before the gate, once; only a page of this site. */
export function takeDestination(): string {
  const wanted = sessionStorage.getItem(wantedPage)
  sessionStorage.removeItem(wantedPage)
  return wanted?.match(/^\/(?![/\\])/) ? wanted : toDashboard()
}

/** Whether somebody is signed in, as this tab knows it. False while a page is prerendered. */
export function useHasSession(): boolean {
  return useSyncExternalStore(onSessionChange, hasSession, () => false)
}

/** For pages that a signed-in student has no use for: goes on to the dashboard, unless the page itself goes elsewhere. */
export function useVisitorOnly(goesElsewhere = false): void {
  const signedIn = useHasSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn && !goesElsewhere) navigate(takeDestination(), { replace: true })
  }, [signedIn, goesElsewhere, navigate])
}

const wantedPage = 'wantedPage'

function rememberWhere(request: Request): void {
  const { pathname, search } = new URL(request.url)
  sessionStorage.setItem(wantedPage, pathname + search)
}
