import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lintDocument, type StudioDocument, saveDocument, studioDocument } from '#calls/studio-documents.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { FormRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { ConflictNews } from './ConflictNews.tsx'
import { ProblemList } from './ProblemList.tsx'
import { forgetTaughtPages } from './studio-queries.ts'
import { type Conflict, conflictOf } from './use-draft.ts'
import { useSettledValue } from './use-lint.ts'

const notRefused = { trouble: '', conflict: null }

interface TextEditorProps {
  document: StudioDocument
  /** What stands there now: what was saved, or what somebody else saved. */
  onSaved: (document: StudioDocument) => void
  /** Whether there is writing that is not saved, for what stands beside it. */
  onChanged?: (isChanged: boolean) => void
}

/** A document as its file stands: for who writes YAML faster than fields, and for a file that cannot be read. */
export function TextEditor({ document, onSaved, onChanged }: TextEditorProps) {
  const [base, setBase] = useState(document)
  const { path } = base
  const [text, setText] = useState(base.text)
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<{ trouble: string; conflict: Conflict | null }>(notRefused)
  const { trouble, conflict } = refused
  const isChanged = text !== base.text
  useEffect(() => {
    onChanged?.(isChanged)
    return () => onChanged?.(false)
  }, [isChanged, onChanged])
  const settled = useSettledValue(text)
  const { data: problems = [] } = useQuery({
    queryKey: ['studio', 'lint', path, settled],
    queryFn: ({ signal }) => call(lintDocument, { body: { path, text: settled }, signal }),
    gcTime: 10_000,
  })
  const begin = async (asking: Promise<StudioDocument>) => {
    setPending(true)
    try {
      const stands = await asking
      setBase(stands)
      setText(stands.text)
      setRefused(notRefused)
      onSaved(stands)
      return true
    } catch (error) {
      const conflict = conflictOf(error)
      setRefused({ trouble: conflict ? '' : messageOf(error), conflict })
      return false
    } finally {
      setPending(false)
    }
  }
  const save = async (revision: number) => {
    if (!(await begin(call(saveDocument, { body: { path, revision, text } })))) return
    showToast('Saved as a draft')
    await forgetTaughtPages()
  }
  return (
    <>
      <LeaveGuard isChanged={isChanged} />
      <ProblemList problems={problems} />
      <FormRow
        label={path}
        hint="As the curriculum's files are written; a # begins a remark."
        className="mt-4"
      >
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            // What would be written while it is being saved would be in neither.
            readOnly={pending}
            spellCheck={false}
            rows={30}
            className={`${className} hindi text-[1rem]! whitespace-pre`}
          />
        )}
      </FormRow>
      {trouble !== '' && <Message className="mt-4">{trouble}</Message>}
      {conflict && (
        <ConflictNews
          key={conflict.revision}
          thing="this file"
          path={path}
          from={base.revision}
          conflict={conflict}
        >
          {(hasLooked) => (
            <>
              {hasLooked && (
                <Button onClick={() => void save(conflict.revision)}>Save mine in its place</Button>
              )}
              <Button look="quiet" onClick={() => void begin(call(studioDocument, { query: { path } }))}>
                Take theirs, drop mine
              </Button>
            </>
          )}
        </ConflictNews>
      )}
      {isChanged && (
        <SaveBar
          isChanged
          pending={pending}
          onSave={() => void save(base.revision)}
          onDiscard={() => setText(base.text)}
          verb="Save the file"
        />
      )}
    </>
  )
}
