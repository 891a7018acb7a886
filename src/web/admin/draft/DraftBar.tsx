import { useState } from 'react'
import { useLearntName } from '../../learnt-language.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { ConflictNews } from './ConflictNews.tsx'
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
  // What clashed once is of no use to who writes on from what is saved.
  if (!isChanged && clashes.length > 0) setClashes([])
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
      {conflict && (
        <ConflictNews
          key={conflict.revision}
          thing={things[draft.content.kind]}
          path={base.path}
          from={base.revision}
          conflict={conflict}
        >
          {() => (
            <>
              <Button onClick={() => void draft.reopen(true).then(setClashes)}>
                Put my changes on theirs
              </Button>
              <Button look="quiet" onClick={() => void draft.reopen(false).then(setClashes)}>
                Take theirs, drop mine
              </Button>
            </>
          )}
        </ConflictNews>
      )}
      {clashes.length > 0 && (
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
