import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { wordRows } from '#calls/studio-rows.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { useLearntName, useLearntTag } from '../../learnt-language.ts'
import { toWordEditor } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { spellingNotes } from '../draft/spelling-notes.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { SelectRow, TextRow } from '../ui/FormRow.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { wordKindOptions } from './word-kinds.ts'

interface NewWordProps {
  languageId: string
  courses: readonly { id: string; name: string }[]
  courseId: string
}

/** A word belongs to the course that teaches it first; every lesson may use it. */
export function NewWord({ languageId, courses, courseId }: NewWordProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [form, setForm] = useState({ course: '', hi: '', en: '', is: 'noun m' })
  const { form: fields, notes, refusal, refuse, forget } = useRefusal()
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const [name, tag] = [useLearntName(), useLearntTag()]
  const course = form.course || courseId || courses[0]?.id || ''
  const close = () => {
    forget()
    setIsOpen(false)
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const errors = (['hi', 'en'] as const)
      .filter((field) => form[field].trim() === '')
      .map((field) => ({ field, message: 'Please fill this in.' }))
    if (errors.length > 0)
      return refuse(new CallError(422, `A word needs its ${name} and its meaning.`, { errors }))
    setPending(true)
    try {
      const { hi, en, is } = form
      const { id } = await call(wordRows.make, { body: { courseId: course, hi, en, is } })
      await forgetTaughtPages()
      await navigate(toWordEditor(id))
    } catch (error) {
      refuse(error)
      setPending(false)
    }
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New word</Button>
      <Dialog open={isOpen} onClose={close} title="New word">
        <form ref={fields} onSubmit={make} noValidate className="grid gap-4">
          <SelectRow
            label="Course"
            value={course}
            options={courses.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setForm({ ...form, course: id })}
          />
          <TextRow
            label={name}
            lang={tag}
            value={form.hi}
            onChange={(hi) => setForm({ ...form, hi })}
            notes={[...notes('hi'), ...spellingNotes(languageId, form.hi)]}
          />
          <TextRow
            label="Meaning"
            notes={notes('en')}
            value={form.en}
            onChange={(en) => setForm({ ...form, en })}
          />
          <SelectRow
            label="Kind"
            value={form.is}
            options={wordKindOptions}
            onChange={(is) => setForm({ ...form, is })}
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
