import { type FormEvent, useState } from 'react'
import { changeOwnPassword, PasswordChange } from '#calls/accounts.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { firstMistake, type Mistake } from '../../first-mistake.ts'
import { queries } from '../../queries.ts'
import { storeToken } from '../../session-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { sessionsQuery } from '../use-profile.ts'

type Field = 'old_password' | 'new_password' | 'c_password'
const empty: Record<Field, string> = { old_password: '', new_password: '', c_password: '' }

/** The older password change: all three fields, and a new token when it is done (spec 7). */
export function OlderPasswordForm() {
  const [form, setForm] = useState(empty)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [said, setSaid] = useState<{ text: string; tone: 'right' | 'wrong' } | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const found = firstMistake(PasswordChange, form)
    setMistake(found)
    setSaid(null)
    if (found) return (event.currentTarget.elements.namedItem(found.field) as HTMLElement | null)?.focus()
    setPending(true)
    try {
      const { message, token } = await call(changeOwnPassword, { body: form })
      storeToken(token)
      setForm(empty)
      setSaid({ text: message, tone: 'right' })
      queries.invalidateQueries(sessionsQuery)
    } catch (error) {
      setSaid({ text: messageOf(error), tone: 'wrong' })
    } finally {
      setPending(false)
    }
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
      <TextField label="Old password" autoComplete="current-password" {...field('old_password')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters. Other devices are signed out."
        {...field('new_password')}
      />
      <TextField label="Confirm password" autoComplete="new-password" {...field('c_password')} />
      {said && <Message tone={said.tone}>{said.text}</Message>}
      <Button type="submit" pending={pending} className="mt-2 justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
