import { useState } from 'react'
import { changeUser, type ListedPerson } from '#calls/admin-people.ts'
import { isPermitted, type Permission, permissions, type Role, roles } from '#rules/permissions.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { refreshPerson } from './people-queries.ts'
import { permissionNames, roleNames } from './role-names.ts'

const options = roles.map((role) => ({ value: role, label: roleNames[role] }))

/** Gives a role, or takes it: what they may do then is said before. */
export function RoleChoice({ person }: { person: Pick<ListedPerson, 'id' | 'name' | 'email' | 'role'> }) {
  const [role, setRole] = useState<Role>(person.role)
  const [isAsking, setAsking] = useState(false)
  const name = person.name || person.email
  const confirm = async () => {
    await call(changeUser, { params: { id: person.id }, body: { role } })
    showToast(`${name}: ${roleNames[role]}.`)
    await refreshPerson(person.id)
  }
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
      <SelectRow
        label="Role"
        value={role}
        options={options}
        onChange={(value) => setRole(value as Role)}
        className="grow"
      />
      <Button look="secondary" disabled={role === person.role} onClick={() => setAsking(true)}>
        Change role
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Make ${name} ${articled[role]}?`}
        verb="Change role"
        onConfirm={confirm}
      >
        <RoleSays role={role} />
      </ConfirmDialog>
    </div>
  )
}

const articled: Record<Role, string> = {
  STUDENT: 'a student',
  EDITOR: 'an editor',
  SUPPORT: 'part of support',
  ADMIN: 'an admin',
}

function RoleSays({ role }: { role: Role }) {
  const may = (Object.keys(permissions) as Permission[]).filter((one) => isPermitted(role, one))
  if (may.length === 0) return <p>They will not find the studio any more. What they learn is saved again.</p>
  return (
    <>
      <p>From now on they may:</p>
      <ul className="list-disc ps-6">
        {may.map((one) => (
          <li key={one}>{permissionNames[one]}</li>
        ))}
      </ul>
    </>
  )
}
