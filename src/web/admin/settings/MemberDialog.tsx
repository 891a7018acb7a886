import { useState } from 'react'
import { addMember, changeMember, type KeptMember } from '#calls/admin-team.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AcademyPicture } from '../AcademyPicture.tsx'
import { refreshed } from '../paged-list.ts'
import { changedIn, isOtherThan } from '../ui/changed-in.ts'
import { AreaRow, TextRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'

const nobody = { firstname: '', title: '', description: '', profile_pic: '' }

/** Somebody of the team: their name, what they do, and their picture. `member` is null for who is new. */
export function MemberDialog({ member, onClose }: { member: KeptMember | null; onClose: () => void }) {
  const { firstname, title, description, profile_pic } = member ?? nobody
  const kept = { firstname, title, description, profile_pic }
  const [form, setForm] = useState(kept)
  const [pending, setPending] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const { form: fields, notes, refusal, refuse, forget } = useRefusal()
  const save = async (version?: number) => {
    setPending(true)
    forget()
    try {
      if (member) {
        const body = { ...changedIn(form, kept), version }
        await call(changeMember, { params: { id: member.id }, body })
      } else await call(addMember, { body: form })
      await refreshed('team')
      showToast('Saved.')
      onClose()
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  return (
    <>
      <LeaveGuard isChanged={isOtherThan(form, kept)} />
      <Dialog open onClose={onClose} title={member ? member.firstname : 'Somebody new'}>
        <form
          ref={fields}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save(member?.version)
          }}
        >
          {/* What would be written while it is being saved would be in neither. */}
          <div inert={pending} className="grid gap-4">
            <AcademyPicture
              label="Choose a picture"
              name={form.profile_pic}
              onChange={(name) => change({ profile_pic: name })}
              onKeeping={setIsKeeping}
            />
            <TextRow
              label="First name"
              maxLength={60}
              notes={notes('firstname')}
              value={form.firstname}
              onChange={(text) => change({ firstname: text })}
            />
            <TextRow
              label="What they do"
              maxLength={120}
              notes={notes('title')}
              value={form.title}
              onChange={(text) => change({ title: text })}
            />
            <AreaRow
              label="About them"
              maxLength={1000}
              notes={notes('description')}
              value={form.description}
              onChange={(text) => change({ description: text })}
            />
          </div>
          <Refused refusal={refusal} onBeside={() => void save()} />
          <Button type="submit" pending={pending || isKeeping}>
            Save
          </Button>
        </form>
      </Dialog>
    </>
  )
}
