import { useState } from 'react'
import { useNavigate } from 'react-router'
import { academyPlans } from '#rules/academy-plans.ts'
import { toPricing, toRegisterSuccess } from '../../paths.ts'
import { takeDestination, useVisitorOnly } from '../../session.ts'
import { storeSession } from '../../session-storage.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { AuthDialog } from '../AuthDialog.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/** The newer sign-up, on /register and on the second tab of /login/{haveAccount}. */
export function SignUp() {
  const navigate = useNavigate()
  const [registered, setRegistered] = useState(false)
  // Whoever has just registered goes on to what happens next, not to the dashboard.
  useVisitorOnly(registered)
  return (
    <>
      <AuthDialog tab="sign-up" title="Begin with one word">
        <SignUpForm
          onRegistered={({ token, user }) => {
            setRegistered(true)
            storeSession(token, user._id)
            navigate(afterRegistering(), { replace: true })
          }}
        />
      </AuthDialog>
      <Toasts />
    </>
  )
}

/** Whoever registered for a plan goes back to it, to pay; everybody else hears what happens next. */
function afterRegistering(): string {
  const plan = new URLSearchParams(location.search).get('plan')
  const remembered = takeDestination()
  if (remembered.startsWith(toPricing())) return remembered
  const isFree = academyPlans.some(({ id, amounts }) => id === plan && amounts.USD === 0)
  return plan === null || isFree ? toRegisterSuccess() : `${toPricing()}?plan=${encodeURIComponent(plan)}`
}
