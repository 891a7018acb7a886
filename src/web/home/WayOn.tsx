import { toDashboard, toRegister, toTry } from '../paths.ts'
import type { ButtonLook } from '../ui/button-look.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

interface WayOnProps {
  look?: ButtonLook
  /** Without the way to an account: where only one thing is said. */
  alone?: boolean
}

/** A visitor tries a lesson, a student goes on; the page is still, so both stand in it and one is shown. */
export function WayOn({ look = 'primary', alone = false }: WayOnProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton look={look} size="large" to={toTry()} className="signed-in:hidden">
        Try a lesson
      </LinkButton>
      {!alone && (
        <LinkButton look="secondary" size="large" to={toRegister()} className="signed-in:hidden">
          Register
        </LinkButton>
      )}
      <LinkButton look={look} size="large" to={toDashboard()} className="visitor:hidden">
        Go on learning
      </LinkButton>
    </div>
  )
}
