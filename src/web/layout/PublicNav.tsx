import { toDashboard, toLogin } from '../paths.ts'
import { useHasSession } from '../session.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export function PublicNav() {
  const signedIn = useHasSession()
  return (
    <nav aria-label="Main">
      {signedIn ? (
        <LinkButton look="secondary" to={toDashboard()}>
          My Courses
        </LinkButton>
      ) : (
        <LinkButton look="secondary" to={toLogin()}>
          Login
        </LinkButton>
      )}
    </nav>
  )
}
