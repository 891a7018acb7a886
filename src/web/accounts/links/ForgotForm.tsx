import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { ForgotForm as Form, forgotPassword } from '#calls/account-links.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { firstMistake } from '../../first-mistake.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** spec 9. */
const closesAfter = 5000

export function ForgotForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<string>()
  const [pending, setPending] = useState(false)

  // The page around it may be drawn anew meanwhile, which must not begin the time again.
  const closeByItself = useEffectEvent(onClose)
  useEffect(() => {
    if (!sent) return
    const closing = setTimeout(() => closeByItself(), closesAfter)
    return () => clearTimeout(closing)
  }, [sent])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const typed = String(new FormData(event.currentTarget).get('email'))
    const mistake = mistakeIn(typed, email)
    setError(mistake)
    if (mistake) return
    setPending(true)
    try {
      setSent((await call(forgotPassword, { body: { email: typed } })).message)
    } catch (failure) {
      setError(messageOf(failure))
    }
    setPending(false)
  }

  const close = (
    <Button look="secondary" onClick={onClose}>
      Close
    </Button>
  )
  if (sent) {
    return (
      <>
        <Message tone="right" className="mb-5">
          {sent}
        </Message>
        {close}
      </>
    )
  }
  return (
    <form onSubmit={submit} noValidate method="post">
      <p className="mb-4">We mail you a link. With it you choose a new password.</p>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={error}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          RESET PASSWORD
        </Button>
        {close}
      </div>
    </form>
  )
}

/** spec 5: the login form is where an address is typed first. */
function mistakeIn(typed: string, onLoginForm: string): string | undefined {
  if (typed.trim() === '' && onLoginForm.trim() === '') return 'Please enter email address on login form.'
  return firstMistake(Form, { email: typed })?.message
}
