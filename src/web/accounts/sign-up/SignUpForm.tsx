import { type FormEvent, useState } from 'react'
import { CallError, messageOf } from '../../call-error.ts'
import { toActivation } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { laterFile, prepareFile } from '../../ui/later.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { NeedsScript } from '../NeedsScript.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { CheckField } from './CheckField.tsx'
import type { SignedUp } from './signing-up.ts'
import { TermsButton } from './TermsButton.tsx'

type Mistakes = Partial<Record<string, string>>

const signingUp = laterFile(() => import('./signing-up.ts'))

export function SignUpForm({ onRegistered }: { onRegistered: (reply: SignedUp) => void }) {
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const show = (found: Mistakes) => {
      setMistakes(found)
      const first = [...form.elements].find((field) => (field as HTMLInputElement).name in found)
      if (first) (first as HTMLElement).focus()
    }
    const typed = Object.fromEntries(new FormData(form)) as Record<'name' | 'email' | 'password', string>
    const { name, email, password } = typed
    const url = new URL(toActivation(), location.origin).href
    setPending(true)
    try {
      const { mistakesOf, signUpWith } = await signingUp.fetched()
      const found = mistakesOf(typed)
      show(found)
      if (Object.keys(found).length > 0) return setPending(false)
      onRegistered(await signUpWith({ name, email, password, url }))
    } catch (error) {
      showToast(messageOf(error) || 'Error', { tone: 'wrong', ms: 9000 })
      setPending(false)
      show(refused(error))
    }
  }

  return (
    <form
      onFocus={() => prepareFile(signingUp)}
      onInput={({ target }) => setMistakes(without((target as HTMLInputElement).name))}
      onSubmit={submit}
      noValidate
      method="post"
    >
      <TextField label="Name" name="name" autoComplete="name" error={mistakes.name} />
      <TextField
        className="mt-2"
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        error={mistakes.email}
      />
      <PasswordField error={mistakes.password} />
      <TextField
        className="mt-2"
        label="Confirm Password"
        name="confirm"
        type="password"
        autoComplete="new-password"
        error={mistakes.confirm}
      />
      <CheckField
        label="I am 18 or older and accept the Terms & Conditions"
        name="accepted"
        error={mistakes.accepted ?? null}
      />
      <TermsButton />
      <Button type="submit" size="large" pending={pending} className="mt-4 w-full">
        Sign Up
      </Button>
      <NeedsScript>Signing up needs JavaScript. Please turn it on and load the page again.</NeedsScript>
    </form>
  )
}

/** What is being mended is not wrong any more until it is sent again: only then the hint beside it is seen. */
const without = (field: string) => (mistakes: Mistakes) => ({ ...mistakes, [field]: undefined })

/** What the server found, at its field; an e-mail that is taken has its sentence in the toast. */
function refused(error: unknown): Mistakes {
  if (!(error instanceof CallError)) return {}
  if (error.status === 409) return { email: 'Please sign in with it, or give another one.' }
  return Object.fromEntries(
    error.errors.map(({ field, message }) => [field === 'firstName' ? 'name' : field, message]),
  )
}
