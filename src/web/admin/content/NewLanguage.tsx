import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { languageRows } from '#calls/studio-rows.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { toContent } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { TextRow } from '../ui/FormRow.tsx'

const empty = { id: '', name: '', native: '', icon: '' }

/** Begins a language. It begins closed, with the exercise masters of the first. */
export function NewLanguage() {
  const [isOpen, setIsOpen] = useState(false)
  const [form, setForm] = useState(empty)
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part })
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setTrouble('')
    try {
      const { id } = await call(languageRows.make, { body: form })
      await forgetTaughtPages()
      setIsOpen(false)
      setForm(empty)
      await navigate(toContent(id))
    } catch (error) {
      setTrouble(messageOf(error))
    }
    setPending(false)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        New language
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="New language">
        <form onSubmit={make} noValidate className="grid gap-4">
          <TextRow label="Name" value={form.name} onChange={(name) => change({ name })} />
          <TextRow
            label="Id"
            hint="Of a-z and -, for good: bengali"
            value={form.id}
            onChange={(id) => change({ id })}
          />
          <TextRow label="Name in itself" value={form.native} onChange={(native) => change({ native })} />
          <TextRow
            label="Its letter"
            hint="On its sign"
            value={form.icon}
            onChange={(icon) => change({ icon })}
          />
          {trouble !== '' && <Message>{trouble}</Message>}
          <Button type="submit" pending={pending} className="justify-self-end">
            Make it
          </Button>
        </form>
      </Dialog>
    </>
  )
}
