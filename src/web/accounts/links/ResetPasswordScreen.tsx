import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { changePassword, NewPasswordForm } from '#calls/account-links.ts'
import { call } from '../../call.ts'
import { CallError, messageOf } from '../../call-error.ts'
import { firstMistake, type Mistake } from '../../first-mistake.ts'
import { PosterCard } from '../../layout/PosterCard.tsx'
import { toLogin } from '../../paths.ts'
import '../../public.css'
import { clearSession, writeKey } from '../../session-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** spec 9: what went well is read for three seconds. */
const readFor = 3000

type Field = 'password' | 'c_password'

/** Where the link in a mail leads, by either of its two paths. */
export default function ResetPasswordScreen() {
  const { resetTokenPassword, encrypteddata = resetTokenPassword } = useParams()
  const [changed, setChanged] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const navigate = useNavigate()

  useEffect(() => {
    if (!changed) return
    // In place of this page: its address holds what the link held.
    const going = setTimeout(() => navigate(toLogin(), { replace: true }), readFor)
    return () => clearTimeout(going)
  }, [changed, navigate])

  if (changed) {
    return (
      <PosterCard heading="Password changed" mood="glad">
        <Message tone="right" className="mb-6">
          {changed}
        </Message>
        <LinkButton to={toLogin()}>Sign In</LinkButton>
      </PosterCard>
    )
  }
  if (ended) {
    return (
      <PosterCard heading="This link has ended" mood="puzzled">
        <Message className="mb-6">{ended}</Message>
        <LinkButton to={toLogin()}>Go to the login</LinkButton>
      </PosterCard>
    )
  }
  return (
    <PosterCard heading="Choose a new password" mood="idle">
      <NewPasswordFields token={encrypteddata ?? ''} onChanged={setChanged} onEnded={setEnded} />
    </PosterCard>
  )
}

interface NewPasswordFieldsProps {
  token: string
  onChanged: (message: string) => void
  onEnded: (message: string) => void
}

function NewPasswordFields({ token, onChanged, onEnded }: NewPasswordFieldsProps) {
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const body = Object.fromEntries(new FormData(form)) as Record<Field, string>
    const found = firstMistake(NewPasswordForm, body)
    setMistake(found)
    if (found) return (form.elements.namedItem(found.field) as HTMLElement).focus()
    setPending(true)
    try {
      const { message } = await call(changePassword, { params: { encrypteddata: token }, body })
      // The reset ended every session of the account, this tab's too.
      clearSession()
      writeKey('isforgot', 'yes')
      onChanged(message)
    } catch (error) {
      setPending(false)
      if (error instanceof CallError && error.status === 410) onEnded(error.message)
      else setMistake({ field: 'password', message: messageOf(error) })
    }
  }

  const errorOf = (field: Field) => (mistake?.field === field ? mistake.message : undefined)
  const field = { type: 'password', autoComplete: 'new-password' }
  return (
    <form onSubmit={submit} noValidate method="post">
      <TextField
        {...field}
        label="New password"
        name="password"
        hint="Six characters or more, in any script."
        error={errorOf('password')}
      />
      <TextField
        {...field}
        className="mt-2"
        label="Confirm password"
        name="c_password"
        error={errorOf('c_password')}
      />
      <Button type="submit" size="large" pending={pending} className="mt-3 w-full">
        Change password
      </Button>
    </form>
  )
}
