import { useState } from 'react'
import { useLearntName } from '../../learnt-language.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { fieldName, sentName } from './field-names.ts'
import type { Draft, Kind } from './use-draft.ts'

interface DraftBarProps<K extends Kind> {
  draft: Draft<K>
  /** There is writing in the document's text that is not saved: of several guards the router asks one. */
  isFileChanged?: boolean
}

/** The foot of every editor: what stands saved, saving, and what happens when two people write at once. */
export function DraftBar<K extends Kind>({ draft, isFileChanged = false }: DraftBarProps<K>) {
  const { base, isChanged, pending, trouble, wrong, conflict } = draft
  const [clashes, setClashes] = useState<readonly string[]>([])
  const learnt = useLearntName()
  return (
    <>
      <LeaveGuard isChanged={isChanged || isFileChanged} />
      {trouble !== '' && (
        <Message className="mt-6">
          {wrong.length === 0 && trouble}
          {wrong.map(({ field, message }) => (
            <p key={field}>
              {sentName(field, learnt)}: {message}
            </p>
          ))}
        </Message>
      )}
      {conflict && <ConflictNews draft={draft} onClashes={setClashes} />}
      {clashes.length > 0 && isChanged && (
        <Message tone="note" className="mt-6">
          You both wrote something else in {clashes.map((field) => fieldName(field, learnt)).join('; ')}.
          Yours stands here; theirs stays in the history.
        </Message>
      )}
      <SaveBar
        isChanged={isChanged}
        pending={pending}
        onSave={() => void draft.save()}
        onDiscard={draft.discard}
        verb="Save draft"
      >
        {base.state === 'draft' ? 'Saved as a draft' : 'As students see it'} ·{' '}
        {shownMoment(new Date(base.at))}
        {base.by !== '' && ` · ${base.by}`}
      </SaveBar>
    </>
  )
}

const things: Record<Kind, string> = {
  lesson: 'this lesson',
  course: 'this course',
  words: 'these words',
  masters: 'these exercise masters',
  glossary: 'the glossary',
  placement: 'the placement test',
  language: 'this language',
}

const shownTime = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

interface ConflictNewsProps<K extends Kind> {
  draft: Draft<K>
  onClashes: (fields: readonly string[]) => void
}

function ConflictNews<K extends Kind>({ draft, onClashes }: ConflictNewsProps<K>) {
  const { base, conflict, reopen } = draft
  const [isOpen, setIsOpen] = useState(false)
  if (!conflict) return null
  return (
    <Message className="mt-6">
      <p className="font-bold">
        {conflict.by} saved {things[draft.content.kind]} at {shownTime(conflict.at)}: look at the difference.
      </p>
      <p className="mt-1">
        Nothing is lost: your changes are still on this page, and nothing was overwritten.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Look at the difference
        </Button>
        <Button onClick={() => void reopen(true).then(onClashes)}>Put my changes on theirs</Button>
        <Button look="quiet" onClick={() => void reopen(false)}>
          Take theirs, drop mine
        </Button>
      </div>
      {isOpen && (
        <div className="mt-4">
          <p className="mb-2">What {conflict.by} changed since you opened it:</p>
          <DifferenceList path={base.path} from={base.revision} to={conflict.revision} />
        </div>
      )}
    </Message>
  )
}
