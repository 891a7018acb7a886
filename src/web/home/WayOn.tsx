import { toDashboard, toLogin } from '../paths.ts'
import type { ButtonLook } from '../ui/button-look.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** A visitor logs in, a student goes on; the page is still, so both stand in it and one is shown. */
export function WayOn({ look = 'primary' }: { look?: ButtonLook }) {
  return (
    <>
      <LinkButton look={look} size="large" to={toLogin()} className="signed-in:hidden">
        Login
      </LinkButton>
      <LinkButton look={look} size="large" to={toDashboard()} className="visitor:hidden">
        Go on learning
      </LinkButton>
    </>
  )
}
