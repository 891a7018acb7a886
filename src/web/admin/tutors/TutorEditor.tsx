import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addTutor, changeTutor, type KeptTutor, type TutorForm } from '#calls/admin-tutors.ts'
import { call } from '../../call.ts'
import { toTutorEditor } from '../../studio-paths.ts'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { changedIn } from '../ui/changed-in.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { DaysFields } from './DaysFields.tsx'
import { formOf, newTutor } from './kept-tutors.ts'
import { TutorFields } from './TutorFields.tsx'
import { WeekFields } from './WeekFields.tsx'

/** All that the academy keeps of a tutor. `tutor` is null for one who is not kept yet. */
export function TutorEditor({ tutor }: { tutor: KeptTutor | null }) {
  const [opened, setOpened] = useState(tutor)
  const kept = opened ? formOf(opened) : newTutor
  const [form, setForm] = useState(kept)
  const [pending, setPending] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const { form: fields, notes, refusal, refuse, forget } = useRefusal<HTMLDivElement>()
  const navigate = useNavigate()
  const change = (part: Partial<TutorForm>) => setForm({ ...form, ...part })
  const changes = changedIn(form, kept)
  const isChanged = Object.keys(changes).length > 0

  const save = async (version?: number) => {
    setPending(true)
    forget()
    try {
      const saved = opened
        ? await call(changeTutor, { params: { id: opened._id }, body: { ...changes, version } })
        : await call(addTutor, { body: form })
      await refreshed('tutors')
      showToast('Saved.')
      if (!opened) return await navigate(toTutorEditor(saved._id))
      setOpened(saved)
      setForm(formOf(saved))
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }

  return (
    <>
      {/* What would be written while it is being saved would be in neither. */}
      <div ref={fields} inert={pending} className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[2fr_3fr]">
        <TutorFields
          form={form}
          isNew={opened === null}
          notes={notes}
          onChange={change}
          onKeeping={setIsKeeping}
        />
        <div className="grid gap-10">
          <WeekFields
            hours={form.hours}
            zone={form.timeZone}
            notes={notes}
            onChange={(hours) => change({ hours })}
          />
          <DaysFields days={form.days} notes={notes} onChange={(days) => change({ days })} />
        </div>
      </div>
      <Refused refusal={refusal} onBeside={() => void save()} />
      <LeaveGuard isChanged={(isChanged || isKeeping) && !pending} />
      <SaveBar
        isChanged={isChanged}
        pending={pending || isKeeping}
        onSave={() => void save(opened?.version)}
        onDiscard={() => setForm(kept)}
      >
        {opened ? 'Everything is saved.' : 'Nothing is kept yet. Begin with their name and e-mail.'}
      </SaveBar>
    </>
  )
}
