import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { restoreDocument, type StudioDocument } from '#calls/studio-documents.ts'
import type { StudioRevision } from '#calls/studio-history.ts'
import { call } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { DropDraft } from './DropDraft.tsx'
import { forgetTaughtPages, historyQuery } from './studio-queries.ts'

interface HistoryPanelProps {
  document: StudioDocument
  /** There is writing that is not saved: going back would lose it. */
  isChanged: boolean
  onRestored: (document: StudioDocument) => void
}

const sources: Record<StudioRevision['source'], string> = {
  file: 'came with the files',
  studio: 'saved in the studio',
  import: 'came with an import',
}

/** Every save, the newest first: who, when, what it changed, and the way back to it. */
export function HistoryPanel({ document, isChanged, onRestored }: HistoryPanelProps) {
  const query = useQuery(historyQuery(document.path))
  const [back, setBack] = useState<StudioRevision | null>(null)
  const goBack = async (to: number) => {
    const { path, revision } = document
    onRestored(await call(restoreDocument, { body: { path, revision, to } }))
    showToast('Gone back. Publish it for students to see it.')
    await forgetTaughtPages()
  }
  return (
    <Loaded query={query}>
      {(revisions) => (
        <>
          <DropDraft document={document} isChanged={isChanged} onDropped={onRestored} />
          <ol aria-label="History" className="border-t-4 border-ink">
            {revisions.map((revision, place) => (
              <Revision
                key={revision.revision}
                path={document.path}
                revision={revision}
                before={revisions[place + 1]?.revision}
                canGoBack={!isChanged && !revision.isLatest && !revision.isRemoval}
                onBack={() => setBack(revision)}
              />
            ))}
          </ol>
          {isChanged && (
            <p className="mt-3 text-ink-soft">Save or undo your changes to go back to an earlier one.</p>
          )}
          <ConfirmDialog
            open={back !== null}
            onClose={() => setBack(null)}
            title={`Go back to ${back ? shownMoment(new Date(back.at)) : ''}?`}
            verb="Go back"
            onConfirm={() => (back ? goBack(back.revision) : undefined)}
          >
            <p>
              A new draft is made that says what stood then. Nothing is lost: what stands now stays in the
              history, and students see no change until you publish.
            </p>
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  )
}

interface RevisionProps {
  path: string
  revision: StudioRevision
  /** The save before it; the first has none. */
  before: number | undefined
  canGoBack: boolean
  onBack: () => void
}

function Revision({ path, revision, before, canGoBack, onBack }: RevisionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { at, by, source, note, isPublished, isLatest, isRemoval } = revision
  const when = shownMoment(new Date(at))
  return (
    <li className="border-b border-line bg-card px-3 py-2 sm:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow">
          <strong className="tabular-nums">{when}</strong> {by !== '' && `· ${by} `}
          <span className="text-ink-soft">· {isRemoval ? 'taken out' : sources[source]}</span>
          {note !== '' && <span className="block text-[0.95rem]">{note}</span>}
        </p>
        {isLatest && <StateBadge>Latest</StateBadge>}
        {isPublished && <StateBadge tone="good">Students see this</StateBadge>}
        <div className="flex flex-wrap gap-2">
          {before !== undefined && (
            <Button
              look="quiet"
              size="small"
              className="min-h-11!"
              aria-expanded={isOpen}
              aria-label={`What changed ${when}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              What changed
            </Button>
          )}
          {canGoBack && (
            <Button look="secondary" size="small" aria-label={`Go back to this: ${when}`} onClick={onBack}>
              Go back to this
            </Button>
          )}
        </div>
      </div>
      {isOpen && before !== undefined && (
        <div className="mt-2 pb-2">
          <DifferenceList path={path} from={before} to={revision.revision} />
        </div>
      )}
    </li>
  )
}
