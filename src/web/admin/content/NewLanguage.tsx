import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { languageRows } from '#calls/studio-rows.ts'
import { call } from '../../call.ts'
import { toContent } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { TextRow } from '../ui/FormRow.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'

const empty = { id: '', name: '', native: '', icon: '' }

/** Begins a language. It begins closed, with the exercise masters of the first. */
export function NewLanguage() {
  const [isOpen, setIsOpen] = useState(false)
  const [form, setForm] = useState(empty)
  const { form: fields, notes, refusal, refuse, forget } = useRefusal()
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part })
  const close = () => {
    forget()
    setIsOpen(false)
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    forget()
    try {
      const { id } = await call(languageRows.make, {
        body: { ...form, name: form.name.trim(), id: form.id.trim() },
      })
      await forgetTaughtPages()
      setIsOpen(false)
      setForm(empty)
      await navigate(toContent(id))
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        New language
      </Button>
      <Dialog open={isOpen} onClose={close} title="New language">
        <form ref={fields} onSubmit={make} noValidate className="grid gap-4">
          <TextRow
            label="Name"
            notes={notes('name')}
            value={form.name}
            onChange={(name) => change({ name })}
          />
          <TextRow
            label="Id"
            hint="Of a-z and -, for good: bengali"
            notes={notes('id')}
            value={form.id}
            onChange={(id) => change({ id })}
          />
          <TextRow
            label="Name in itself"
            notes={notes('native')}
            value={form.native}
            onChange={(native) => change({ native })}
          />
          <TextRow
            label="Its letter"
            hint="On its sign"
            notes={notes('icon')}
            value={form.icon}
            onChange={(icon) => change({ icon })}
          />
          <Refused refusal={refusal} />
          <Button type="submit" pending={pending} className="justify-self-end">
            Make it
          </Button>
        </form>
      </Dialog>
    </>
  )
}
