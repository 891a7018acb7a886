import type { CallError } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

interface RefusedProps {
  refusal: CallError | null
  /** Sends only what was changed here, whoever was quicker. */
  onBeside?: () => void
}

/** Why a form was not taken. Where somebody else was quicker, a way to keep what both of them wrote. */
export function Refused({ refusal, onBeside }: RefusedProps) {
  if (!refusal) return null
  return (
    <Message className="mt-6">
      <p>{refusal.message}</p>
      {refusal.status === 409 && onBeside && (
        <>
          <p>What you did not touch stays as they left it.</p>
          <Button className="mt-3" onClick={onBeside}>
            Save my changes beside theirs
          </Button>
        </>
      )}
    </Message>
  )
}
