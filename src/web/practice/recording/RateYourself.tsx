import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'

interface RateYourselfProps {
  onDone: () => void
  onAgain: () => void
}

/** Three honest words. Each is enough (domain 20): who is not there yet may try again, and need not. */
export function RateYourself({ onDone, onAgain }: RateYourselfProps) {
  const [isNotYet, setIsNotYet] = useState(false)
  return (
    <div className="rise mt-3 border-t-4 border-genda pt-3">
      {isNotYet ? (
        <>
          <p className="mb-3" role="status">
            An honest ear is half the way. Hear the model slowly and record it again, or leave it at that for
            today.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={onAgain}>
              Record again
            </Button>
            <Button look="secondary" onClick={onDone}>
              Leave it at that
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mb-3 font-bold">How did it sound?</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={onDone}>
              Like the model
            </Button>
            <Button look="secondary" onClick={onDone}>
              Nearly there
            </Button>
            <Button look="secondary" onClick={() => setIsNotYet(true)}>
              Not yet
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
