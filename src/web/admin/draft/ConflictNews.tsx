import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import type { Conflict } from './use-draft.ts'

interface ConflictNewsProps {
  /** What was saved: "this lesson". */
  thing: string
  path: string
  /** The revision that this editor began from. */
  from: number
  conflict: Conflict
  /** The ways out, also those that are there only once the difference was looked at. */
  children: (hasLooked: boolean) => ReactNode
}

const shownTime = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** Somebody else saved meanwhile: who, when, and what they changed. */
export function ConflictNews({ thing, path, from, conflict, children }: ConflictNewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasLooked, setHasLooked] = useState(false)
  const by = conflict.by || 'A new release of the files'
  return (
    <Message className="mt-6">
      <p className="font-bold">
        {by} saved {thing} at {shownTime(conflict.at)}: look at the difference.
      </p>
      <p className="mt-1">
        Nothing is lost: your changes are still on this page, and nothing was overwritten.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="secondary"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
            setHasLooked(true)
          }}
        >
          Look at the difference
        </Button>
        {children(hasLooked)}
      </div>
      {isOpen && (
        <div className="mt-4">
          <p className="mb-2">What {by} changed since you opened it:</p>
          <DifferenceList path={path} from={from} to={conflict.revision} />
        </div>
      )}
    </Message>
  )
}
