import { toDashboard, toLogin, toRegister } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** A visitor gets in, a student goes on; both stand in the page, and one is shown. */
export function PublicNav() {
  return (
    <nav aria-label="Main" className="flex items-center sm:gap-3">
      <LinkButton look="secondary" to={toDashboard()} className="px-3! visitor:hidden">
        My Courses
      </LinkButton>
      <LinkButton look="quiet" to={toLogin()} className="px-2! signed-in:hidden">
        Login
      </LinkButton>
      <LinkButton look="secondary" to={toRegister()} className="px-3! signed-in:hidden">
        Register
      </LinkButton>
    </nav>
  )
}
