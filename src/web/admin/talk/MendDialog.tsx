import { useState } from 'react'
import { changeNotification, type ListedNotification } from '#calls/admin-notifications.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { act } from '../paged-list.ts'
import { TextRow } from '../ui/FormRow.tsx'
import { type Words, WordsFields } from './WordsFields.tsx'
import { localText } from './wall-clock.ts'

interface MendDialogProps {
  told: ListedNotification
  isPlanned: boolean
  onClose: () => void
}

/** Mends its words, and the hour of one that is still to come. */
export function MendDialog({ told, isPlanned, onClose }: MendDialogProps) {
  const { id, category, tag, title, message, publishedAt } = told
  const [words, setWords] = useState<Words>({ category, tag, title, message })
  const [when, setWhen] = useState(localText(new Date(publishedAt)))
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    const body = { ...words, ...(isPlanned && { publishAt: new Date(when).toISOString() }) }
    const isDone = await act(call(changeNotification, { params: { id }, body }), 'Saved.', 'notifications')
    setPending(false)
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Edit">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <WordsFields words={words} onChange={setWords} />
        {isPlanned && (
          <TextRow type="datetime-local" label="On, by your clock" required value={when} onChange={setWhen} />
        )}
        <Button type="submit" pending={pending} disabled={words.title.trim() === ''}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
