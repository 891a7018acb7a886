import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lintDocument, type StudioDocument, saveDocument } from '#calls/studio-documents.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { FormRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { ProblemList } from './ProblemList.tsx'
import { forgetTaughtPages } from './studio-queries.ts'
import { useSettledValue } from './use-lint.ts'

interface TextEditorProps {
  document: StudioDocument
  onSaved: (document: StudioDocument) => void
  /** Whether there is writing that is not saved, for what stands beside it. */
  onChanged?: (isChanged: boolean) => void
}

/** A document as its file stands: for who writes YAML faster than fields, and for a file that cannot be read. */
export function TextEditor({ document, onSaved, onChanged }: TextEditorProps) {
  const { path, revision } = document
  const [text, setText] = useState(document.text)
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState('')
  const isChanged = text !== document.text
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
  const save = async () => {
    setPending(true)
    try {
      onSaved(await call(saveDocument, { body: { path, revision, text } }))
      setTrouble('')
      showToast('Saved as a draft')
      await forgetTaughtPages()
    } catch (error) {
      setTrouble(messageOf(error))
    } finally {
      setPending(false)
    }
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
      {isChanged && (
        <SaveBar
          isChanged
          pending={pending}
          onSave={() => void save()}
          onDiscard={() => setText(document.text)}
          verb="Save the file"
        />
      )}
    </>
  )
}
