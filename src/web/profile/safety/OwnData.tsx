import { type FormEvent, useState } from 'react'
import { deleteAccount, myData } from '#calls/profile.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { toAccountDeleted } from '../../paths.ts'
import { leave } from '../../sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { laterFile } from '../../ui/later.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'

const check = laterFile(() => import('../profile-check.ts'))

/** Everything the academy holds about one: to take along, or to have deleted. */
export function OwnData() {
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  const download = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      saveAs(`${academy.name.toLowerCase()}-my-data.json`, await call(myData))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setPending(false)
  }

  return (
    <section className="mt-14">
      <h2 className="hang font-display text-2xl">Your data</h2>
      <p className="mt-3 max-w-xl">
        One file with all that we hold about you: your profile, your devices, your courses and every answer.
      </p>
      {failure && <Message className="mt-4 max-w-xl">{failure}</Message>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" pending={pending} onClick={download}>
          Download my data
        </Button>
        <Button look="quiet" onClick={() => setIsDeleting(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={isDeleting} onClose={() => setIsDeleting(false)} title="Delete my account" kind="alert">
        <DeleteForm onKeep={() => setIsDeleting(false)} />
      </Dialog>
    </section>
  )
}

function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setPending(true)
    try {
      const { mistakeInDeletion } = await check.fetched()
      const found = mistakeInDeletion({ password })
      setError(found?.message)
      if (found) return setPending(false)
      await call(deleteAccount, { body: { password } })
      await leave()
      // Nothing of the account may linger in the page.
      window.location.assign(toAccountDeleted())
    } catch (caught) {
      setError(messageOf(caught))
      setPending(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4">
        Your profile, your progress, your credits and your certificates go at once, and nobody can bring them
        back. Your reviews stay without your name. A paid plan is not refunded.
      </p>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" pending={pending}>
          Delete it
        </Button>
      </div>
    </form>
  )
}

function saveAs(name: string, content: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
