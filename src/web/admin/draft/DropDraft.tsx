import { useState } from 'react'
import { discardDraft, type StudioDocument } from '#calls/studio-documents.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { forgetTaughtPages } from './studio-queries.ts'

interface DropDraftProps {
  document: StudioDocument
  isChanged: boolean
  onDropped: (document: StudioDocument) => void
}

/** What stands between the draft and what students see; and the way back to that. */
export function DropDraft({ document, isChanged, onDropped }: DropDraftProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { path, revision, state, publishedRevision } = document
  if (state !== 'draft' || publishedRevision === null) return null
  const drop = async () => {
    onDropped(await call(discardDraft, { body: { path, revision } }))
    showToast('The draft says again what students see')
    await forgetTaughtPages()
  }
  return (
    <section aria-label="What publishing would change" className="mb-10">
      <h2 className="mb-3 font-display text-xl">What publishing would change</h2>
      <DifferenceList key={revision} path={path} />
      <Button look="secondary" className="mt-4" disabled={isChanged} onClick={() => setIsOpen(true)}>
        Drop this draft
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Drop this draft?"
        verb="Drop it"
        onConfirm={drop}
      >
        <p>A new draft is made that says what students see now. What you drop stays in the history.</p>
      </ConfirmDialog>
    </section>
  )
}
