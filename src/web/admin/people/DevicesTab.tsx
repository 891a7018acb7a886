import { useState } from 'react'
import { endSessions } from '#calls/admin-people.ts'
import type { PersonPage } from '#calls/admin-people-page.ts'
import { call } from '../../call.ts'
import { deviceName } from '../../device-name.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { refreshPerson } from './people-queries.ts'

type SessionOf = PersonPage['sessions'][number]

const moment = (at: string) => <span className="whitespace-nowrap">{shownMoment(new Date(at))}</span>

const columns: Column<SessionOf>[] = [
  {
    id: 'device',
    label: 'Device',
    isName: true,
    cell: ({ device, isImpersonation }) =>
      isImpersonation ? 'Somebody of the academy, through their eyes' : deviceName(device),
  },
  { id: 'address', label: 'Address', cell: ({ address }) => address },
  { id: 'since', label: 'Signed in', cell: ({ signedInAt }) => moment(signedInAt) },
  { id: 'used', label: 'Last used', cell: ({ lastUsedAt }) => moment(lastUsedAt) },
]

/** Where they are signed in now. */
export function DevicesTab({ person }: { person: PersonPage }) {
  const [isAsking, setAsking] = useState(false)
  const end = async () => {
    showToast((await call(endSessions, { params: { id: person.id } })).message)
    await refreshPerson(person.id)
  }
  return (
    <>
      <DataTable
        label="Signed in"
        columns={columns}
        rows={person.sessions}
        keyOf={({ id }) => id}
        empty="They are signed in nowhere."
      />
      {person.sessions.length > 0 && (
        <Button look="secondary" className="mt-4" onClick={() => setAsking(true)}>
          Sign them out everywhere
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Sign them out everywhere?"
        verb="Sign them out"
        onConfirm={end}
      >
        <p>Every device of theirs is signed out at once. They can sign in again with their password.</p>
      </ConfirmDialog>
    </>
  )
}
