import { type FormEvent, useState } from 'react'
import { ImpersonateForm, impersonateUser } from '#calls/impersonation.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { firstMistake } from '../../first-mistake.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { lookAs } from './look-as.ts'

/** For admins: look at the academy through a student's eyes. */
export function ImpersonateButton({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        <Icon name="person" />
        Impersonate User
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Impersonate User">
        <ImpersonateFields />
      </Dialog>
    </>
  )
}

function ImpersonateFields() {
  const [mistake, setMistake] = useState<string>()
  const [warning, setWarning] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = { email: String(new FormData(form).get('email') ?? '') }
    const found = firstMistake(ImpersonateForm, body)
    setMistake(found?.message)
    setWarning(undefined)
    if (found) return (form.elements.namedItem('email') as HTMLElement).focus()
    setPending(true)
    try {
      lookAs(await call(impersonateUser, { body }))
    } catch (error) {
      setWarning(messageOf(error))
      setPending(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4">
        You see the academy as they do, for an hour at most. Nothing you do there is saved, and it is logged.
      </p>
      <TextField label="E-mail of the student" name="email" type="email" autoComplete="off" error={mistake} />
      {warning && (
        <Message tone="note" className="mb-4">
          {warning}
        </Message>
      )}
      <Button type="submit" pending={pending}>
        Impersonate
      </Button>
    </form>
  )
}
