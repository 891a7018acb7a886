import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { wordRows } from '#calls/studio-rows.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { useLearntName, useLearntTag } from '../../learnt-language.ts'
import { toWordEditor } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { spellingNotes } from '../draft/spelling-notes.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { SelectRow, TextRow } from '../ui/FormRow.tsx'
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
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const [name, tag] = [useLearntName(), useLearntTag()]
  const course = form.course || courseId || courses[0]?.id || ''
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (form.hi.trim() === '' || form.en.trim() === '')
      return setTrouble(`A word needs its ${name} and its meaning`)
    setPending(true)
    try {
      const { hi, en, is } = form
      const { id } = await call(wordRows.make, { body: { courseId: course, hi, en, is } })
      await forgetTaughtPages()
      await navigate(toWordEditor(id))
    } catch (error) {
      setTrouble(messageOf(error))
      setPending(false)
    }
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New word</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="New word">
        <form onSubmit={make} noValidate className="grid gap-4">
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
            notes={spellingNotes(languageId, form.hi)}
          />
          <TextRow label="Meaning" value={form.en} onChange={(en) => setForm({ ...form, en })} />
          <SelectRow
            label="Kind"
            value={form.is}
            options={wordKindOptions}
            onChange={(is) => setForm({ ...form, is })}
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
