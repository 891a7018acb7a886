import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Refused } from './Refused.tsx'
import { type NotesOf, useRefusal } from './use-refusal.ts'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  /** The question: "Take this lesson out?" */
  title: string
  /** What will happen, in words. A field for a reason may stand here too. */
  children: ReactNode | ((notes: NotesOf) => ReactNode)
  /** The verb of the button: "Take it out". */
  verb: string
  /** The button that does nothing. */
  refrain?: string
  /** Does it; the dialog closes when it is done and stays, saying why, when it is refused. */
  onConfirm: () => Promise<unknown> | undefined
  /** Something is still to be filled in. */
  isBlocked?: boolean
}

/** Asks once, in words that say what will happen. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, verb, onConfirm, isBlocked = false } = props
  const { refrain = 'Keep it as it is' } = props
  const [pending, setPending] = useState(false)
  const { form, notes, refusal, refuse, forget } = useRefusal<HTMLDivElement>()
  const close = () => {
    forget()
    onClose()
  }
  const confirm = async () => {
    setPending(true)
    forget()
    try {
      await onConfirm()
      close()
    } catch (error) {
      refuse(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open={open} onClose={close} title={title} kind="alert" hasCross={false}>
      <div ref={form} className="grid gap-3">
        {typeof children === 'function' ? children(notes) : children}
      </div>
      <Refused refusal={refusal} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {refrain}
        </Button>
        <Button pending={pending} disabled={isBlocked} onClick={() => void confirm()}>
          {verb}
        </Button>
      </div>
    </Dialog>
  )
}
