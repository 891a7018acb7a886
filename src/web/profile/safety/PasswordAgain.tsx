import { type FormEvent, useState } from 'react'
import { CallError, messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Something that may need the password again; given one, it is done with it. */
export interface Guarded {
  /** What the button says. */
  label: string
  act: (password?: string) => Promise<void>
}

/** Whether a refusal is mended by the password. */
export const asksPassword = (error: unknown) =>
  error instanceof CallError && error.errors.some(({ field }) => field === 'password')

/** Asks who it is, where one signed in a while ago, and then does what was begun. */
export function PasswordAgain({ asked, onClose }: { asked: Guarded | null; onClose: () => void }) {
  return (
    <Dialog open={asked !== null} onClose={onClose} title="Is it you?" hasCross={false}>
      {asked && <AskForm {...asked} onClose={onClose} />}
    </Dialog>
  )
}

function AskForm({ label, act, onClose }: Guarded & { onClose: () => void }) {
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement
    if (pending) return
    if (field.value === '') {
      setError('Password is Required')
      return field.focus()
    }
    setPending(true)
    try {
      await act(field.value)
      onClose()
    } catch (caught) {
      setError(messageOf(caught))
      setPending(false)
      field.focus()
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4">You signed in a while ago. Your password shows that nobody else sits here.</p>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {label}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
