import { type FormEvent, useState } from 'react'
import { SignInForm, signIn } from '#calls/accounts.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { firstMistake, type Mistake } from '../first-mistake.ts'
import { storeSession } from '../session-storage.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'

type Field = 'email' | 'password'

export function LoginForm() {
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = Object.fromEntries(new FormData(form)) as Record<Field, string>
    const found = firstMistake(SignInForm, data)
    setMistake(found)
    if (found) return (form.elements.namedItem(found.field) as HTMLElement).focus()
    setPending(true)
    try {
      const { token, user } = await call(signIn, { body: data })
      // The screen sees the session and goes on, to the dashboard or where one was going.
      storeSession(token, user._id)
    } catch (error) {
      setMistake({ field: 'password', message: messageOf(error) })
      setPending(false)
    }
  }

  const errorOf = (field: Field) => (mistake?.field === field ? mistake.message : undefined)
  return (
    <form onSubmit={submit} noValidate method="post" className="mt-6 border-t-4 border-ink pt-6">
      <TextField label="E-mail" name="email" type="email" autoComplete="username" error={errorOf('email')} />
      <TextField
        className="mt-2"
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <Button type="submit" size="large" pending={pending} className="mt-3 w-full">
        Sign In
      </Button>
      <noscript>
        <p className="mt-4 border-s-4 border-sindoor ps-3">
          Signing in needs JavaScript. Please turn it on and load the page again.
        </p>
      </noscript>
    </form>
  )
}
