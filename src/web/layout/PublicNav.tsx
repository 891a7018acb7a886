import { toDashboard, toLogin } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export function PublicNav() {
  return (
    <nav aria-label="Main">
      <LinkButton look="secondary" to={toDashboard()} className="visitor:hidden">
        My Courses
      </LinkButton>
      <LinkButton look="secondary" to={toLogin()} className="signed-in:hidden">
        Login
      </LinkButton>
    </nav>
  )
}
