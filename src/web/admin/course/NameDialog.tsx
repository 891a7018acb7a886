import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { TextRow } from '../ui/FormRow.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'

interface NameDialogProps {
  open: boolean
  onClose: () => void
  title: string
  make: (name: string) => Promise<unknown>
  onMade: () => void
}

/** Asks for a name, and makes the thing. */
export function NameDialog({ open, onClose, title, make, onMade }: NameDialogProps) {
  const [name, setName] = useState('')
  const { form, notes, refusal, refuse, forget } = useRefusal()
  const [pending, setPending] = useState(false)
  const close = () => {
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    forget()
    try {
      await make(name.trim())
      setName('')
      close()
      onMade()
      showToast('Made, as a draft')
      await forgetTaughtPages()
    } catch (error) {
      refuse(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open={open} onClose={close} title={title}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <TextRow label="Name" notes={notes('name')} value={name} onChange={setName} />
        <Refused refusal={refusal} />
        <Button type="submit" pending={pending} className="justify-self-end">
          Make it
        </Button>
      </form>
    </Dialog>
  )
}
