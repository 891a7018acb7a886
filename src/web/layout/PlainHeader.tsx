import { toDashboard, toHome } from '../paths.ts'
import { useHasSession } from '../session.ts'
import { Logo } from './Logo.tsx'

/** The head of a page that knows nobody yet, or that failed: the line, and the way home. */
export function PlainHeader() {
  const signedIn = useHasSession()
  return (
    <header className="border-t-8 border-ink">
      <div className="measure flex min-h-18 items-center">
        <Logo to={signedIn ? toDashboard() : toHome()} />
      </div>
    </header>
  )
}
