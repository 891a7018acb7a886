import { Link, useSearchParams } from 'react-router'
import { type Impersonation, impersonations } from '#calls/impersonation.ts'
import { callPage } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toStudent } from '../../studio-paths.ts'
import { PagedTable } from '../PagedTable.tsx'
import { usePagedList } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { TextRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { auditLinks } from './audit-links.ts'
import { momentOf } from './moment-of.ts'

const moment = (at: string) => <span className="whitespace-nowrap">{shownMoment(new Date(at))}</span>

const columns: Column<Impersonation>[] = [
  { id: 'began', label: 'Began', cell: ({ startedAt }) => moment(startedAt) },
  {
    id: 'ended',
    label: 'Ended',
    cell: ({ endsAt, isRunning }) =>
      isRunning ? <StateBadge tone="look">Still looking</StateBadge> : moment(endsAt),
  },
  {
    id: 'who',
    label: 'Who looked',
    isName: true,
    cell: ({ admin, address }) => (
      <>
        <Who person={admin} />
        <span className="block text-[0.9rem] font-normal text-ink-soft">{address}</span>
      </>
    ),
  },
  {
    id: 'whom',
    label: 'Through whose eyes',
    cell: ({ student }) => (
      <>
        <Who person={student} />
        <span className="block text-[0.9rem] text-ink-soft">{student.email}</span>
      </>
    ),
  },
]

function Who({ person: { id, name, email } }: { person: Impersonation['admin'] }) {
  return (
    <Link to={toStudent(id)} className="underline-offset-4 hover:underline">
      {name || email}
    </Link>
  )
}

/** /admin/audit/impersonations: who of the academy looked through whose eyes, and from when to when. */
export default function ImpersonationsScreen() {
  const [search, setSearch] = useSearchParams()
  const change = (part: Record<string, string>) => {
    const next = { ...Object.fromEntries(search), ...part }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  const given = (name: string) => search.get(name) ?? ''
  const sought = {
    search: given('search'),
    from: momentOf(given('from') || undefined, 0),
    // The last day belongs to it.
    until: momentOf(given('until') || undefined, 1),
  }
  const paged = usePagedList(['impersonations', sought], (cursor) =>
    callPage(impersonations, { query: { ...sought, cursor } }),
  )
  const isAsked = [...search.values()].some((value) => value !== '')
  return (
    <>
      <StudioHeading title="Through their eyes">
        Who of the academy looked at it as a student, the newest first. It ends after an hour at most.
      </StudioHeading>
      <StudioTabs label="Audit" links={auditLinks} />
      <div className="mb-4 grid grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-[2fr_1fr_1fr]">
        <SearchBox
          label="Find somebody"
          hint="A part of the name or e-mail of either, or an id"
          value={given('search')}
          onSearch={(text) => change({ search: text })}
          className="col-span-2 xl:col-span-1"
        />
        <TextRow label="From" type="date" value={given('from')} onChange={(from) => change({ from })} />
        <TextRow label="Until" type="date" value={given('until')} onChange={(until) => change({ until })} />
      </div>
      <PagedTable
        label="Looks through a student's eyes"
        columns={columns}
        paged={paged}
        empty={
          isAsked
            ? 'Nothing fits. Try fewer letters, or take a filter away.'
            : "Nobody has looked yet. It begins on a student's page, with “Look through their eyes”."
        }
      />
    </>
  )
}
