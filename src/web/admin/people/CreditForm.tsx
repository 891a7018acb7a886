import { type FormEvent, useState } from 'react'
import type { PersonPage } from '#calls/admin-people-page.ts'
import { CreditGrant, grantCredits } from '#calls/credits.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useMistakeFocus } from '../ui/use-refusal.ts'
import { refreshPerson } from './people-queries.ts'

/** Gives credits or takes some, never without a reason. Sent again by mistake, it counts once. */
export function CreditForm({ person }: { person: PersonPage }) {
  const [grantId, setGrantId] = useState(() => crypto.randomUUID())
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const fields = useMistakeFocus(mistakes)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const read = CreditGrant.safeParse({
      ...{ userId: person.id, id: grantId, amount: Number(given.get('amount')), reason: given.get('reason') },
    })
    setTrouble('')
    setMistakes(Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path[0], message])))
    if (!read.success) return
    setPending(true)
    try {
      const { credit } = await call(grantCredits, { body: read.data })
      showToast(`They have ${credit.toLocaleString('en')} credits now.`)
      setGrantId(crypto.randomUUID())
      form.reset()
      await refreshPerson(person.id)
    } catch (error) {
      setTrouble(messageOf(error))
    }
    setPending(false)
  }

  return (
    <form
      ref={fields}
      onSubmit={submit}
      noValidate
      className="mb-4 grid max-w-3xl gap-x-4 sm:grid-cols-[9rem_1fr_auto]"
    >
      <TextField
        label="Credits"
        name="amount"
        type="number"
        step="1"
        error={mistakes.amount}
        hint="Below zero takes"
      />
      <TextField
        label="Why"
        name="reason"
        maxLength={200}
        autoComplete="off"
        error={mistakes.reason}
        hint="The student reads this"
      />
      <Button type="submit" pending={pending} className="h-12 self-start sm:mt-7.5">
        Give credits
      </Button>
      {trouble !== '' && <Message className="sm:col-span-3">{trouble}</Message>}
    </form>
  )
}
