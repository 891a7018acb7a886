import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { StillMissing } from './StillMissing.tsx'
import type { PartProps } from './TutorDialog.tsx'

/** Send Message appears only when language, class size and message are there (spec 4). */
export function MessagePart({ chosen, missing, pending, onSend }: PartProps) {
  const id = useId()
  const [message, setMessage] = useState('')
  const isWritten = message.trim() !== ''
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1 block text-[0.95rem] font-bold">
          Message
        </label>
        <textarea
          id={id}
          rows={5}
          maxLength={4000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          aria-describedby={`${id}-hint`}
          className="block w-full border-2 border-ink bg-card p-3 text-ink"
        />
        <p id={`${id}-hint`} className="pt-1 text-[0.95rem] text-ink-soft">
          Writing costs nothing. The answer comes by mail, and stands in your requests.
        </p>
      </div>
      <div className="min-h-11">
        {chosen && isWritten ? (
          <Button
            className="rise"
            pending={pending}
            onClick={() => onSend({ type: 'message', ...chosen, message })}
          >
            Send Message
          </Button>
        ) : (
          <StillMissing parts={isWritten ? missing : [...missing, 'a message']} />
        )}
      </div>
    </>
  )
}
