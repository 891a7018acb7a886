import { useQuery } from '@tanstack/react-query'
import type { ListedPerson } from '#calls/admin-people.ts'
import { shownDay } from '../../shown-dates.ts'
import { toStudent, toStudents } from '../../studio-paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { TwoLineLink } from '../ui/TwoLineLink.tsx'
import { AccountBadges } from './AccountBadges.tsx'
import { staffQuery } from './people-queries.ts'
import { RolesTable } from './RolesTable.tsx'

const columns: Column<ListedPerson>[] = [
  {
    id: 'name',
    label: 'Who',
    isName: true,
    cell: ({ id, name, email }) => (
      <TwoLineLink to={toStudent(id)} under={email}>
        {name || email}
      </TwoLineLink>
    ),
  },
  { id: 'role', label: 'Role', cell: (person) => <AccountBadges person={person} /> },
  {
    id: 'steps',
    label: 'Two-step sign-in',
    cell: ({ hasTwoSteps }) => (
      <StateBadge tone={hasTwoSteps ? 'good' : 'quiet'}>{hasTwoSteps ? 'On' : 'Off'}</StateBadge>
    ),
  },
  {
    id: 'seen',
    label: 'Last here',
    cell: ({ lastSeenAt }) => (lastSeenAt ? shownDay(new Date(lastSeenAt)) : 'A while ago'),
  },
]

/** /admin/staff: who works at the academy, and what each role may do. */
export default function StaffScreen() {
  const staff = useQuery(staffQuery)
  return (
    <>
      <StudioHeading
        title="Staff"
        actions={
          <LinkButton to={toStudents()} look="secondary">
            Give somebody a role
          </LinkButton>
        }
      >
        Everybody begins as a student. Open their page to give them a role, or to take it.
      </StudioHeading>
      <Loaded query={staff}>
        {(people) => <DataTable label="Staff" columns={columns} rows={people} keyOf={({ id }) => id} />}
      </Loaded>
      <h2 className="mt-12 mb-3 font-display text-2xl">What each role may do</h2>
      <RolesTable />
    </>
  )
}
