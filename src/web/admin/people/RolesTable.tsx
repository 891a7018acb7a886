import { isPermitted, isStaff, type Permission, permissions, roles } from '#rules/permissions.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { permissionNames, roleNames } from './role-names.ts'

const all = Object.keys(permissions) as Permission[]

const columns: Column<Permission>[] = [
  {
    id: 'work',
    label: 'Work',
    isName: true,
    cell: (work) => <span className="font-normal">{permissionNames[work]}</span>,
  },
  ...roles.filter(isStaff).map((role) => ({
    id: role,
    label: roleNames[role],
    cell: (work: Permission) =>
      isPermitted(role, work) ? (
        <>
          <Icon name="done" className="size-5 text-mor" />
          <span className="sr-only">Yes</span>
        </>
      ) : (
        <span className="text-ink-soft">No</span>
      ),
  })),
]

/** rules/permissions.ts, as people read it: nothing here can say otherwise than the server does. */
export function RolesTable() {
  return <DataTable label="What each role may do" columns={columns} rows={all} keyOf={(work) => work} />
}
