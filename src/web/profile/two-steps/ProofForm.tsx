import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { CallError, messageOf } from '../../call-error.ts'
import { firstMistake, type Mistake } from '../../first-mistake.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface ProofFormProps<Form> {
  asks: ('password' | 'code')[]
  schema: z.ZodType<Form>
  verb: string
  /** Does it; what is refused stands at its field. */
  onProof: (form: Form) => Promise<unknown>
  onCancel?: () => void
  /** A recovery code is as good. */
  takesRecovery?: boolean
  /** It has just been asked for: one types at once. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Asks again for what only the owner has: the password, a code, or both. */
export function ProofForm<Form>(props: ProofFormProps<Form>) {
  const { asks, schema, verb, onProof, onCancel, takesRecovery = false, takesFocus = false, children } = props
  const shown = useRef<HTMLFormElement>(null)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    if (takesFocus) shown.current?.querySelector('input')?.focus()
  }, [takesFocus])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const focus = (field: string) => (form.elements.namedItem(field) as HTMLElement | null)?.focus()
    const given = Object.fromEntries(new FormData(form))
    const found = firstMistake(schema, given)
    setMistake(found)
    if (found) return focus(found.field)
    setPending(true)
    try {
      await onProof(given as Form)
    } catch (error) {
      const [of] = error instanceof CallError ? error.errors : []
      setMistake({ field: of?.field ?? '', message: messageOf(error) })
      setPending(false)
      focus(of?.field ?? '')
    }
  }

  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined)
  return (
    <form ref={shown} onSubmit={submit} noValidate className="max-w-md">
      {children}
      {mistake?.field === '' && <Message className="mb-3">{mistake.message}</Message>}
      {asks.includes('password') && (
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
      )}
      {asks.includes('code') && (
        <CodeField
          label="Code of your app"
          error={errorOf('code')}
          isRecovery={takesRecovery}
          {...(takesRecovery && { hint: 'Six digits, or a recovery code.' })}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {verb}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Not now
          </Button>
        )}
      </div>
    </form>
  )
}
