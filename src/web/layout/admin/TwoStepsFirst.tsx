import { toTwoSteps } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** In place of the studio, for somebody of the academy who still signs in with a password alone. */
export function TwoStepsFirst() {
  return (
    <div className="max-w-2xl">
      <title>The studio</title>
      <h1 className="font-display text-3xl">First, a second lock</h1>
      <p className="mt-3 mb-6 text-lg">
        The people of the academy use two-step sign-in, so that a stolen password opens nothing. Switch it on
        in your profile: you need your phone, and two minutes. The studio opens at once.
      </p>
      <LinkButton to={toTwoSteps()}>Set it up</LinkButton>
    </div>
  )
}
