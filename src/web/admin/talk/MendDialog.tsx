import { useState } from 'react'
import { changeNotification, type ListedNotification } from '#calls/admin-notifications.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { changedIn, isOtherThan } from '../ui/changed-in.ts'
import { TextRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { type Words, WordsFields } from './WordsFields.tsx'
import { instantOf, isPast, localText } from './wall-clock.ts'

interface MendDialogProps {
  told: ListedNotification
  isPlanned: boolean
  onClose: () => void
}

function hasPassed(): CallError {
  const message = 'That hour has passed. Choose a later one.'
  return new CallError(400, message, { errors: [{ field: 'publishAt', message }] })
}

/** Mends its words, and the hour of one that is still to come. */
export function MendDialog({ told, isPlanned, onClose }: MendDialogProps) {
  const { id, version, category, tag, title, message, publishedAt } = told
  const kept = { category, tag, title, message }
  const hour = localText(new Date(publishedAt))
  const [words, setWords] = useState<Words>(kept)
  const [when, setWhen] = useState(hour)
  const [pending, setPending] = useState(false)
  const { form, notes, refusal, refuse, forget } = useRefusal()
  const save = async (begunFrom?: number) => {
    setPending(true)
    forget()
    try {
      if (when !== hour && isPast(when, new Date())) throw hasPassed()
      const moved = when === hour ? {} : { publishAt: instantOf(when) }
      const body = { ...changedIn(words, kept), ...moved, version: begunFrom }
      await call(changeNotification, { params: { id }, body })
      await refreshed('notifications')
      showToast('Saved.')
      onClose()
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  return (
    <>
      <LeaveGuard isChanged={isOtherThan(words, kept) || when !== hour} />
      <Dialog open onClose={onClose} title="Edit">
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save(version)
          }}
        >
          <WordsFields words={words} notes={notes} onChange={setWords} />
          {isPlanned && (
            <TextRow
              type="datetime-local"
              label="On, by your clock"
              notes={notes('publishAt')}
              value={when}
              onChange={setWhen}
            />
          )}
          <Refused refusal={refusal} onBeside={() => void save()} />
          <Button type="submit" pending={pending}>
            Save
          </Button>
        </form>
      </Dialog>
    </>
  )
}
