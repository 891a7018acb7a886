import { useState } from 'react'
import type { z } from 'zod'
import { exportWords, importWords } from '#calls/studio-publishing.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { chooseAnew, saveFile } from '../course/save-file.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { counted } from '../ui/counted.ts'
import { FormRow } from '../ui/FormRow.tsx'

interface WordFilesProps {
  languageId: string
  /** Empty: all of the language, which can only be taken out. */
  courseId: string
}

const forms = [
  { form: 'csv', label: 'Table (CSV)' },
  { form: 'anki-text', label: 'Anki notes (text)' },
  { form: 'apkg', label: 'Anki deck (apkg)' },
] as const

/** Words out as a table or an Anki deck, and in again. */
export function WordFiles({ languageId, courseId }: WordFilesProps) {
  const [pending, setPending] = useState('')
  const save = async (form: (typeof forms)[number]['form']) => {
    setPending(form)
    try {
      const of = courseId === '' ? { languageId } : { courseId }
      saveFile(await call(exportWords, { query: { ...of, form } }))
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 6000 })
    }
    setPending('')
  }
  return (
    <section aria-label="Words as files" className="mt-12">
      <h2 className="hang font-display text-2xl">Words as files</h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <div>
          <h3 className="mb-2 font-bold">Out</h3>
          <div className="flex flex-wrap gap-3">
            {forms.map(({ form, label }) => (
              <Button key={form} look="secondary" pending={pending === form} onClick={() => void save(form)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
        <div>
          <h3 className="mb-2 font-bold">In</h3>
          {courseId === '' ? (
            <p className="text-ink-soft">Choose a course above: words come into one course.</p>
          ) : (
            <WordsIn key={courseId} courseId={courseId} />
          )}
        </div>
      </div>
    </section>
  )
}

type Told = z.infer<typeof importWords.reply>

function WordsIn({ courseId }: { courseId: string }) {
  const [text, setText] = useState({ form: 'csv' as 'csv' | 'anki-text', text: '' })
  const [told, setTold] = useState<Told | null>(null)
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const send = async (file: typeof text, isTrial: boolean) => {
    setPending(true)
    setTrouble('')
    try {
      const reply = await call(importWords, { body: { courseId, ...file, isTrial } })
      setTold(isTrial ? reply : null)
      if (!isTrial) {
        showToast(`${counted(reply.added.length, 'new word')}, ${reply.changed.length} changed, as a draft`, {
          ms: 4000,
        })
        await forgetTaughtPages()
      }
    } catch (error) {
      setTold(null)
      setTrouble(messageOf(error))
    }
    setPending(false)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const next = { form: /\.csv$/i.test(file.name) ? 'csv' : 'anki-text', text: await file.text() } as const
    setText(next)
    await send(next, true)
  }
  return (
    <>
      <FormRow label="A table or Anki notes" hint="A .csv or .txt file, as it is saved here">
        {({ id, describedBy, className }) => (
          <input
            id={id}
            type="file"
            accept=".csv,.txt,.tsv,text/plain,text/csv"
            aria-describedby={describedBy}
            onClick={chooseAnew}
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
            className={className}
          />
        )}
      </FormRow>
      {trouble !== '' && <Message className="mt-3">{trouble}</Message>}
      {told && (
        <div role="status" className="mt-3 grid gap-2">
          <p className="font-bold">
            {told.added.length} new, {told.changed.length} changed, {told.same.length} the same
          </p>
          <p className="break-words">{[...told.added, ...told.changed].join(', ')}</p>
          {told.refused.map(({ line, message }) => (
            <p key={line} className="border-s-4 border-sindoor bg-pale-sindoor px-3 py-1">
              Line {line}: {message}
            </p>
          ))}
          <Button
            pending={pending}
            disabled={told.added.length + told.changed.length === 0}
            onClick={() => void send(text, false)}
            className="justify-self-start"
          >
            Take them in
          </Button>
        </div>
      )}
    </>
  )
}
