import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

interface AskAgainProps {
  error: unknown
  onAgain: () => unknown
}

/** In place of what did not come: what happened, and a way to ask again. */
export function AskAgain({ error, onAgain }: AskAgainProps) {
  return (
    <Message className="flex flex-wrap items-center justify-between gap-3">
      <span>{messageOf(error)}</span>
      <Button look="secondary" size="small" onClick={() => void onAgain()}>
        Try again
      </Button>
    </Message>
  )
}
