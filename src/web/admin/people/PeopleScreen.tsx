import { useSearchParams } from 'react-router'
import { accountStates, type ListedPerson } from '#calls/admin-people.ts'
import { countryName } from '#rules/countries.ts'
import { roles } from '#rules/permissions.ts'
import { shownDay } from '../../shown-dates.ts'
import { toStudent } from '../../studio-paths.ts'
import { PagedTable } from '../PagedTable.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { TwoLineLink } from '../ui/TwoLineLink.tsx'
import { AccountBadges } from './AccountBadges.tsx'
import { usePeople } from './people-queries.ts'
import { roleNames } from './role-names.ts'

const stateNames: Record<(typeof accountStates)[number], string> = {
  active: 'Not disabled',
  disabled: 'Disabled',
  notActivated: 'E-mail not confirmed',
  star: 'Star users',
}
const everyRole = [
  { value: '', label: 'Everybody' },
  ...roles.map((role) => ({ value: role, label: roleNames[role] })),
]
const everyState = [
  { value: '', label: 'Any' },
  ...accountStates.map((state) => ({ value: state, label: stateNames[state] })),
]
const paying = [
  { value: '', label: 'Paying or not' },
  { value: 'yes', label: 'Paying now' },
  { value: 'no', label: 'Not paying' },
]

const columns: Column<ListedPerson>[] = [
  {
    id: 'name',
    label: 'Student',
    isName: true,
    cell: ({ id, name, email }) => (
      <TwoLineLink to={toStudent(id)} under={email}>
        {name || email}
      </TwoLineLink>
    ),
  },
  { id: 'state', label: 'Account', cell: (person) => <AccountBadges person={person} /> },
  { id: 'plan', label: 'Plan', cell: ({ plan }) => plan || <span className="text-ink-soft">Free</span> },
  { id: 'country', label: 'Country', cell: ({ country }) => country && countryName(country) },
  {
    id: 'seen',
    label: 'Last here',
    cell: ({ lastSeenAt }) => (lastSeenAt ? day(lastSeenAt) : 'A while ago'),
  },
  { id: 'since', label: 'Since', cell: ({ createdAt }) => day(createdAt) },
]

const day = (at: string) => <span className="whitespace-nowrap">{shownDay(new Date(at))}</span>

/** One of the values that may stand in the address, or none. */
const chosen = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given)

/** /admin/students: everybody with an account, found by the beginnings of their names. */
export default function PeopleScreen() {
  const [search, setSearch] = useSearchParams()
  const change = (part: Record<string, string>) => {
    const next = { ...Object.fromEntries(search), ...part }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  const filters = {
    search: search.get('search') ?? '',
    role: chosen(roles, search.get('role')),
    state: chosen(accountStates, search.get('state')),
    subscribed: chosen(['yes', 'no'] as const, search.get('subscribed')),
  }
  const people = usePeople(filters)
  return (
    <>
      <StudioHeading title="Students">Everybody with an account, the newest first.</StudioHeading>
      <div className="mb-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-[2fr_1fr_1fr_1fr]">
        <SearchBox
          label="Find a student"
          hint="The beginnings of a name, e-mail, username or id"
          value={filters.search}
          onSearch={(text) => change({ search: text })}
          className="col-span-2 sm:col-span-3 xl:col-span-1"
        />
        <SelectRow
          label="Role"
          value={filters.role ?? ''}
          options={everyRole}
          onChange={(role) => change({ role })}
        />
        <SelectRow
          label="Account"
          value={filters.state ?? ''}
          options={everyState}
          onChange={(state) => change({ state })}
        />
        <SelectRow
          label="Subscription"
          value={filters.subscribed ?? ''}
          options={paying}
          onChange={(subscribed) => change({ subscribed })}
        />
      </div>
      <PagedTable
        label="Students"
        columns={columns}
        paged={people}
        empty="Nobody fits. Try fewer letters, or take a filter away."
      />
    </>
  )
}
