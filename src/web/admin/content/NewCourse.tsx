import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { courseRows } from '#calls/studio-rows.ts'
import { tagOf } from '#language/language-tags.ts'
import { call } from '../../call.ts'
import { toCourseEditor } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { courseLevels } from '../course/course-levels.ts'
import { spellingNotes } from '../draft/spelling-notes.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { AreaRow, SelectRow, TextRow } from '../ui/FormRow.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { firstLetter } from './first-letter.ts'

const empty = { name: '', native: '', description: '', difficulty: '1' }

/** Begins a course: a name is enough, the rest can follow. */
export function NewCourse({ languageId }: { languageId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [form, setForm] = useState(empty)
  const { form: fields, notes, refusal, refuse, forget } = useRefusal()
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part })
  const close = () => {
    forget()
    setIsOpen(false)
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    forget()
    try {
      const { difficulty, ...words } = form
      const cover = { letter: firstLetter(form.native), colour: 'sindoor', print: 'diamond' } as const
      const made = await call(courseRows.make, {
        body: { languageId, ...words, name: form.name.trim(), difficulty: Number(difficulty), cover },
      })
      await forgetTaughtPages()
      await navigate(toCourseEditor(made.id))
    } catch (error) {
      refuse(error)
      setPending(false)
    }
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New course</Button>
      <Dialog open={isOpen} onClose={close} title="New course">
        <form ref={fields} onSubmit={make} noValidate className="grid gap-4">
          <TextRow
            label="Name"
            notes={notes('name')}
            value={form.name}
            onChange={(name) => change({ name })}
          />
          <TextRow
            label="Name in its language"
            lang={tagOf(languageId)}
            value={form.native}
            onChange={(native) => change({ native })}
            notes={[...notes('native'), ...spellingNotes(languageId, form.native)]}
          />
          <AreaRow
            label="Description"
            hint="One or two sentences, for the student"
            notes={notes('description')}
            value={form.description}
            onChange={(description) => change({ description })}
          />
          <SelectRow
            label="Difficulty"
            value={form.difficulty}
            options={courseLevels}
            onChange={(difficulty) => change({ difficulty })}
          />
          <Refused refusal={refusal} />
          <Button type="submit" pending={pending} className="justify-self-end">
            Make it
          </Button>
        </form>
      </Dialog>
    </>
  )
}
