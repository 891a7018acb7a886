import { lazy, Suspense } from 'react'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toLogin } from '../paths.ts'
import '../public.css'
import { useVisitorOnly } from '../session.ts'
import type { Route } from './+types/LoginScreen.ts'
import { AuthDialog } from './AuthDialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import { WaitingHere } from './WaitingHere.tsx'

// The other tab has a page of its own; here it stands only for who asks for it by this address.
const SignUp = lazy(() => import('./sign-up/SignUp.tsx').then((module) => ({ default: module.SignUp })))

export const meta = () =>
  pageMeta({
    path: toLogin(),
    title: `Login · ${academy.name}`,
    description: `Sign in to ${academy.name} and go on where you stopped.`,
  })

/** /login, and /login/{haveAccount}: "yes" is the login, anything else the sign-up (screens, "Public"). */
export default function LoginScreen({ params: { haveAccount = 'yes' } }: Route.ComponentProps) {
  if (haveAccount === 'yes') return <Login />
  return (
    <Suspense>
      <SignUp />
    </Suspense>
  )
}

function Login() {
  useVisitorOnly()
  return (
    <AuthDialog tab="login" title="Welcome back">
      <LoginForm />
      <WaitingHere />
    </AuthDialog>
  )
}
