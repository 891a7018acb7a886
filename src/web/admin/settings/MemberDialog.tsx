import { useState } from 'react'
import { addMember, changeMember, type KeptMember } from '#calls/admin-team.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AcademyPicture } from '../AcademyPicture.tsx'
import { act } from '../paged-list.ts'
import { AreaRow, TextRow } from '../ui/FormRow.tsx'

const nobody = { firstname: '', title: '', description: '', profile_pic: '' }

/** Somebody of the team: their name, what they do, and their picture. `member` is null for who is new. */
export function MemberDialog({ member, onClose }: { member: KeptMember | null; onClose: () => void }) {
  const { firstname, title, description, profile_pic } = member ?? nobody
  const [form, setForm] = useState({ firstname, title, description, profile_pic })
  const [pending, setPending] = useState(false)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const save = async () => {
    setPending(true)
    const saving = member
      ? call(changeMember, { params: { id: member.id }, body: form })
      : call(addMember, { body: form })
    const isDone = await act(saving, 'Saved.', 'team')
    setPending(false)
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={member ? member.firstname : 'Somebody new'}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <AcademyPicture
          label="Choose a picture"
          name={form.profile_pic}
          onChange={(name) => change({ profile_pic: name })}
        />
        <TextRow
          label="First name"
          required
          value={form.firstname}
          onChange={(text) => change({ firstname: text })}
        />
        <TextRow
          label="What they do"
          required
          value={form.title}
          onChange={(text) => change({ title: text })}
        />
        <AreaRow
          label="About them"
          maxLength={1000}
          value={form.description}
          onChange={(text) => change({ description: text })}
        />
        <Button type="submit" pending={pending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
