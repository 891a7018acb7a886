import { type FormEvent, useState } from 'react'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { TextRow } from '../ui/FormRow.tsx'

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
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setTrouble('It needs a name')
    setPending(true)
    try {
      await make(name.trim())
      setName('')
      setTrouble('')
      onClose()
      onMade()
      showToast('Made, as a draft')
      await forgetTaughtPages()
    } catch (error) {
      setTrouble(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextRow label="Name" value={name} onChange={setName} />
        {trouble !== '' && <Message>{trouble}</Message>}
        <Button type="submit" pending={pending} className="justify-self-end">
          Make it
        </Button>
      </form>
    </Dialog>
  )
}
