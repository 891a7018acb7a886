import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toRegisterSuccess } from '../paths.ts'
import { useVisitorOnly } from '../session.ts'
import { storeSession } from '../session-storage.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { AuthDialog } from './AuthDialog.tsx'
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
            navigate(toRegisterSuccess(), { replace: true })
          }}
        />
      </AuthDialog>
      <Toasts />
    </>
  )
}
