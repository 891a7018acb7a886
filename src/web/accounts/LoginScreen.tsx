import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toLogin } from '../paths.ts'
import '../public.css'
import { useVisitorOnly } from '../session.ts'
import type { Route } from './+types/LoginScreen.ts'
import { AuthDialog } from './AuthDialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignUp } from './sign-up/SignUp.tsx'

export const meta = () =>
  pageMeta({
    path: toLogin(),
    title: `Login · ${academy.name}`,
    description: `Sign in to ${academy.name} and go on where you stopped.`,
  })

/** /login, and /login/{haveAccount}: "yes" is the login, anything else the sign-up (screens, "Public"). */
export default function LoginScreen({ params: { haveAccount = 'yes' } }: Route.ComponentProps) {
  return haveAccount === 'yes' ? <Login /> : <SignUp />
}

function Login() {
  useVisitorOnly()
  return (
    <AuthDialog tab="login" title="Welcome back">
      <LoginForm />
    </AuthDialog>
  )
}
