import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { toHome, toLogin } from '../paths.ts'
import { queries } from '../queries.ts'
import { keepTrial } from '../saving/keep-trial.ts'
import '../student.css'
import { requireSession } from '../session.ts'
import { hasSession, onSessionChange, readKey } from '../session-storage.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { meQuery } from '../use-me.ts'
import type { Route } from './+types/SignedIn.ts'
import { Moving } from './Moving.tsx'
import { usePageFocus } from './use-page-focus.ts'

/** For pages without the header, and for a session that could not be asked for. */
export { RouteTrouble as ErrorBoundary } from './Trouble.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSession('home', request)
  void keepTrial(await queries.ensureQueryData(meQuery))
  return null
}

/** What every signed-in page stands in: its data, its toasts, and the way out when the session ends. */
export default function SignedIn() {
  usePageFocus()
  useLeaveAtEnd()
  return (
    <QueryClientProvider client={queries}>
      <Moving />
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  )
}

/** A refresh that failed goes to /, a sign-out to /login (screens, "Sessions and gates"). */
function useLeaveAtEnd(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionChange(() => {
        if (hasSession()) return
        queries.clear()
        navigate(readKey('isLogout') === null ? toHome() : toLogin(), { replace: true })
      }),
    [navigate],
  )
}
