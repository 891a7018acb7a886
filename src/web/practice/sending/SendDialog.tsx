import type { OwnTutor } from '#calls/tutor-recordings.ts'
import { longestRecordingText, recordingDays } from '#rules/tutor-recordings.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSendingRecording } from './use-sending-recording.ts'

interface SendDialogProps {
  exerciseId: string
  recording: Blob
  tutors: OwnTutor[]
  isOpen: boolean
  onSent: (tutorName: string) => void
  onClose: () => void
}

/** Says what leaves the device and to whom, and sends it. What was written stays when it is closed. */
export function SendDialog({ exerciseId, recording, tutors, isOpen, onSent, onClose }: SendDialogProps) {
  const { letter, change, failure, pending, send } = useSendingRecording(recording, exerciseId)
  const tutor = tutors.find(({ _id }) => _id === letter.tutorId) ?? tutors[0]
  if (!tutor) return null
  const submit = async () => {
    if (!(await send(tutor._id))) return
    onSent(tutor.name)
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title="Send it to my tutor">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {tutors.length > 1 && (
          <Select
            label="Tutor"
            className="mb-4"
            value={tutor._id}
            options={tutors.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(tutorId) => change({ tutorId })}
          />
        )}
        <TextField
          label="A line to your tutor, if you like"
          maxLength={longestRecordingText}
          value={letter.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <p className="mb-5 border-s-8 border-genda ps-3">
          Your recording, this line, your first name and an initial go to {tutor.name}. The recording is
          deleted after {recordingDays} days. Nothing is sent before you press Send.
        </p>
        {failure && <Message className="mb-5">{failure}</Message>}
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </form>
    </Dialog>
  )
}
