import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownTutors } from '#calls/tutor-recordings.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SendDialog } from './SendDialog.tsx'

interface SendRecordingProps {
  exerciseId: string
  recording: Blob
  /** Whose it is already; empty before that. */
  sentTo: string
  onSent: (tutorName: string) => void
}

/** Whoever has a tutor may let them hear it. Nothing leaves the page before the dialog's Send. */
export function SendRecording({ exerciseId, recording, sentTo, onSent }: SendRecordingProps) {
  const { data: tutors = [] } = useQuery({
    queryKey: ['tutors', 'own'],
    queryFn: () => call(ownTutors),
  })
  const [isOpen, setIsOpen] = useState(false)
  if (tutors.length === 0) return null
  return (
    <>
      <Button
        look="quiet"
        className={`border-t-4 !border-x-0 !px-3 ${sentTo === '' ? '' : '!text-ink !no-underline'}`}
        aria-disabled={sentTo !== '' || undefined}
        onClick={() => setIsOpen(sentTo === '')}
      >
        <Icon name={sentTo === '' ? 'letter' : 'done'} />
        {sentTo === '' ? 'Send it to my tutor' : `Sent to ${sentTo}`}
      </Button>
      <SendDialog {...{ exerciseId, recording, tutors, isOpen, onSent }} onClose={() => setIsOpen(false)} />
    </>
  )
}
