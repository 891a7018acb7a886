import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { academy } from '#rules/academy.ts'
import { CallError, messageOf } from '../call-error.ts'
import { storeSession } from '../session-storage.ts'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { mistakeInCode, signInWithCode } from './signing-in.ts'

interface CodeStepProps {
  /** What the first step answered. */
  secondStep: string
  /** Back to the password, and why where it was not asked for. */
  onBack: (why?: string) => void
}

/** The second step of signing in: a code of the app, or a recovery code in the same field. */
export function CodeStep({ secondStep, onBack }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isLost, setLost] = useState(false)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const field = () => form.current?.elements.namedItem('code') as HTMLInputElement
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const change = () => {
    // The field is the other one by the time it takes the focus: a phone shows other keys for it.
    flushSync(() => {
      setLost(!isLost)
      setError(undefined)
    })
    field().select()
    field().focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const code = field().value
    const found = mistakeInCode({ code })
    setError(found?.message)
    if (found) return field().focus()
    setPending(true)
    try {
      const { token, user } = await signInWithCode({ secondStep, code })
      // The screen sees the session and goes on.
      storeSession(token, user._id)
    } catch (caught) {
      if (caught instanceof CallError && caught.status === 410) return onBack(caught.message)
      setError(messageOf(caught))
      setPending(false)
      field().select()
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <h2 className="font-display text-2xl">One more step</h2>
      <p className="mt-2 mb-5">
        {isLost
          ? 'Type one of the recovery codes that you kept when you switched two-step sign-in on. Each works once.'
          : `Open your authenticator app and type the six digits that it shows for ${academy.name}.`}
      </p>
      <CodeField label={isLost ? 'Recovery code' : 'Code'} isRecovery={isLost} error={error} />
      <Button type="submit" size="large" pending={pending} className="mt-2 w-full">
        Sign In
      </Button>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Button look="quiet" className="px-0!" onClick={change}>
          {isLost ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button look="quiet" className="px-0!" onClick={() => onBack()}>
          Back
        </Button>
      </div>
    </form>
  )
}
