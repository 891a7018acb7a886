import { type FormEvent, useState } from 'react'
import { NewPasswordForm, updateUserPassword } from '#calls/accounts.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { firstMistake, type Mistake } from '../../first-mistake.ts'
import { queries } from '../../queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useMe } from '../../use-me.ts'
import { sessionsQuery } from '../use-profile.ts'

type Field = 'oldPassword' | 'newPassword' | 'confirmPassword'
const empty: Record<Field, string> = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** The newer password change: the current one is asked for only where the server wants it (spec 5, screens). */
export function NewerPasswordForm() {
  const me = useMe()
  const [form, setForm] = useState(empty)
  const [asksForOld, setAsksForOld] = useState(false)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const { oldPassword, ...others } = form
    const body = oldPassword === '' ? others : form
    const found = firstMistake(NewPasswordForm, body)
    setMistake(found)
    setFailure(undefined)
    if (found) return (event.currentTarget.elements.namedItem(found.field) as HTMLElement | null)?.focus()
    setPending(true)
    try {
      const { message } = await call(updateUserPassword, { body })
      setForm(empty)
      setAsksForOld(false)
      showToast(message, { ms: 2000 })
      queries.invalidateQueries(sessionsQuery)
    } catch (error) {
      const refused = error instanceof CallError && error.status >= 400 && error.status < 500
      setFailure(refused ? error.message : 'Unable to Update User Password issue')
      if (refused && error.status === 403 && !me.impersonatedBy) setAsksForOld(true)
    }
    setPending(false)
  }

  const field = (name: Field) => ({
    name,
    type: 'password',
    value: form[name],
    error: mistake?.field === name ? mistake.message : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-y-2">
      {failure && <Message className="mb-2">{failure}</Message>}
      {asksForOld && (
        <TextField label="Current password" autoComplete="current-password" {...field('oldPassword')} />
      )}
      <TextField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <TextField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" pending={pending} className="mt-1 justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
