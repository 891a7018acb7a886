import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addTutor, changeTutor, type TutorForm } from '#calls/admin-tutors.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { toTutorEditor } from '../../paths.ts'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { DaysFields } from './DaysFields.tsx'
import { TutorFields } from './TutorFields.tsx'
import { WeekFields } from './WeekFields.tsx'

/** All that the academy keeps of a tutor. `id` is null for one who is not kept yet. */
export function TutorEditor({ id, kept }: { id: string | null; kept: TutorForm }) {
  const [form, setForm] = useState(kept)
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState('')
  const navigate = useNavigate()
  const change = (part: Partial<TutorForm>) => setForm({ ...form, ...part })
  const isChanged = JSON.stringify(form) !== JSON.stringify(kept)

  const save = async () => {
    setPending(true)
    setTrouble('')
    const { email, ...rest } = form
    try {
      const saved = id
        ? await call(changeTutor, { params: { id }, body: { ...rest, ...(email !== '' && { email }) } })
        : await call(addTutor, { body: form })
      setForm({ ...form, email: '' })
      await refreshed('tutors')
      showToast('Saved.')
      if (!id) await navigate(toTutorEditor(saved._id))
    } catch (error) {
      setTrouble(messageOf(error))
    }
    setPending(false)
  }

  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[2fr_3fr]">
        <TutorFields form={form} isNew={id === null} onChange={change} />
        <div className="grid gap-10">
          <WeekFields hours={form.hours} zone={form.timeZone} onChange={(hours) => change({ hours })} />
          <DaysFields days={form.days} onChange={(days) => change({ days })} />
        </div>
      </div>
      {trouble !== '' && <Message className="mt-6">{trouble}</Message>}
      <LeaveGuard isChanged={isChanged && !pending} />
      <SaveBar
        isChanged={isChanged}
        pending={pending}
        onSave={() => void save()}
        onDiscard={() => setForm(kept)}
      >
        Everything is saved.
      </SaveBar>
    </>
  )
}
