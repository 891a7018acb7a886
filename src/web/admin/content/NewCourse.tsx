import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { courseRows } from '#calls/studio-rows.ts'
import { tagOf } from '#language/language-tags.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { toCourseEditor } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { courseLevels } from '../course/course-levels.ts'
import { spellingNotes } from '../draft/spelling-notes.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { AreaRow, SelectRow, TextRow } from '../ui/FormRow.tsx'

const empty = { name: '', native: '', description: '', difficulty: '1' }

/** Begins a course: a name is enough, the rest can follow. */
export function NewCourse({ languageId }: { languageId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [form, setForm] = useState(empty)
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part })
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (form.name.trim() === '') return setTrouble('A course needs a name')
    setPending(true)
    try {
      const { difficulty, ...fields } = form
      const letter = form.native.trim().slice(0, 1)
      const cover = { letter, colour: 'sindoor', print: 'diamond' } as const
      const made = await call(courseRows.make, {
        body: { languageId, ...fields, difficulty: Number(difficulty), cover },
      })
      await forgetTaughtPages()
      await navigate(toCourseEditor(made.id))
    } catch (error) {
      setTrouble(messageOf(error))
      setPending(false)
    }
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New course</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="New course">
        <form onSubmit={make} noValidate className="grid gap-4">
          <TextRow label="Name" value={form.name} onChange={(name) => change({ name })} />
          <TextRow
            label="Name in its language"
            lang={tagOf(languageId)}
            value={form.native}
            onChange={(native) => change({ native })}
            notes={spellingNotes(languageId, form.native)}
          />
          <AreaRow
            label="Description"
            hint="One or two sentences, for the student"
            value={form.description}
            onChange={(description) => change({ description })}
          />
          <SelectRow
            label="Difficulty"
            value={form.difficulty}
            options={courseLevels}
            onChange={(difficulty) => change({ difficulty })}
          />
          {trouble !== '' && <Message>{trouble}</Message>}
          <Button type="submit" pending={pending} className="justify-self-end">
            Make it
          </Button>
        </form>
      </Dialog>
    </>
  )
}
