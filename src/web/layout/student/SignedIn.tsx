import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, redirect, useNavigate, useParams } from 'react-router'
import { isLanguageId } from '#language/language-tags.ts'
import { CallError } from '../../call-error.ts'
import { fetchFaces } from '../../fetch-faces.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { ConnectionBanner } from '../../offline/ConnectionBanner.tsx'
import { removeOthersDownloads } from '../../offline/download-list.ts'
import { readDownloads } from '../../offline/downloads.ts'
import { startWorker } from '../../offline/start-worker.ts'
import { onSignedOut } from '../../other-tabs.ts'
import { toHome, toLogin, toProfile, toTutors, toUserProfile } from '../../paths.ts'
import { queries } from '../../queries.ts'
import '../../student.css'
import { hasBeenUsed, visitor } from '../../saving/has-been-used.ts'
import { KnownWords, ladderQuery } from '../../script-mode/KnownWords.tsx'
import { askForScriptMode } from '../../script-mode/script-mode.ts'
import { requireSession } from '../../session.ts'
import { clearSession, hasSession, languageHere, onSessionChange, readKey } from '../../session-storage.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { meQuery, useMe } from '../../use-me.ts'
import { Moving } from '../Moving.tsx'
import { usePageFocus } from '../use-page-focus.ts'
import type { Route } from './+types/SignedIn.ts'
import { ImpersonationBanner } from './rare-parts.tsx'

/** For pages without the header, and for a session that could not be asked for. */
export { RouteTrouble as ErrorBoundary } from '../Trouble.tsx'

/** These send a visitor to /login, all others to / (screens, "Sessions and gates"). */
const throughLogin = [toProfile(), toUserProfile(), toTutors()]

function gateOf(pathname: string): 'login' | 'home' {
  return throughLogin.includes(pathname.replace(/\/$/, '')) ? 'login' : 'home'
}

/** Before all loading: screens load beside each other, and would ask in vain for whoever is about to be led away. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    fetchFaces(['1em Mukta'], ['bold 1em Mukta'], ['1em "Rozha One"'])
    await requireSession(gateOf(new URL(request.url).pathname), request)
  },
]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const gate = gateOf(new URL(request.url).pathname)
  askAhead()
  const me = await queries.ensureQueryData(meQuery).catch((error) => {
    const isUnreached = error instanceof CallError && error.status === 0
    // A token that was good no more: the tab thought itself signed in, and was not.
    throw hasSession() || isUnreached ? error : redirect(gate === 'login' ? toLogin() : toHome())
  })
  // Nobody waits for it, and a device on which nothing was ever done has no use for it.
  void hasBeenUsed([visitor, me._id]).then(async (isUsed) => {
    if (isUsed) await (await import('../../saving/keep-trial.ts')).keepTrial(me)
  })
  await removeOthersDownloads(me)
  await readDownloads(me._id)
  return null
}

/** What the page will ask for once it is drawn, with what it must have before: one way there and back. */
function askAhead(): void {
  // Once for a visit: a page that is there has agreed already.
  if (queries.getQueryState(ladderQuery.queryKey)) return
  void queries.prefetchQuery(ladderQuery)
  askForScriptMode()
}

/** What every signed-in page stands in: its data, its toasts, and the way out when the session ends. */
export default function SignedIn() {
  usePageFocus()
  useLeaveAtEnd()
  useEffect(startWorker, [])
  return (
    <QueryClientProvider client={queries}>
      <Moving />
      <Impersonated />
      <ConnectionBanner />
      <LearntLanguage value={useLanguageHere()}>
        <KnownWords>
          <Outlet />
        </KnownWords>
      </LearntLanguage>
      <Toasts />
    </QueryClientProvider>
  )
}

/** A lesson's address names its language; elsewhere it is the one that was chosen. */
function useLanguageHere(): string {
  const { courseId = '' } = useParams()
  return isLanguageId(courseId) ? courseId : languageHere()
}

function Impersonated() {
  return useMe().impersonatedBy && <ImpersonationBanner />
}

/** A refresh that failed goes through the page's gate, a sign-out to /login (screens, "Sessions and gates"). */
function useLeaveAtEnd(): void {
  const navigate = useNavigate()
  useEffect(() => onSignedOut(clearSession), [])
  useEffect(() => {
    const stop = onSessionChange(() => {
      if (hasSession()) return
      const goesHome = readKey('isLogout') === null && gateOf(window.location.pathname) === 'home'
      navigate(goesHome ? toHome() : toLogin(), { replace: true })
    })
    return () => {
      stop()
      // Only now: a page that is still seen would ask for its data anew, and be refused.
      if (!hasSession()) queries.clear()
    }
  }, [navigate])
}
